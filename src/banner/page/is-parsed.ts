/** Reports whether the page's own markup is complete. A page that opens its document again may never close it. */
export function isParsed(): boolean {
  return performance.timing.domInteractive > 0;
}
