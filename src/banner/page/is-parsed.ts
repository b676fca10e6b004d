/** Reports whether the page's own markup is complete. A page that opens its document again may never close it. */
export function isParsed(): boolean {
  // Some browsers report no times, to protect visitors.
  return document.readyState !== "loading" || performance.timing?.domInteractive > 0;
}
