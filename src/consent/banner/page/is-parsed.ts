import { ownDocument } from "./own-document";

/** Reports whether the page's own markup is complete. A page that opens its document again may never close it. */
export function isParsed(): boolean {
  // Some browsers report no times, to protect visitors.
  return ownDocument.readyState !== "loading" || performance.timing?.domInteractive > 0;
}
