import { ownDocument } from "./own-document";

/**
 * The page's cookies, read and written through the browser's own accessor: `document.cookie` is an element on a page
 * that has a form, a frame or an image of that name.
 */

/** All cookies that scripts can see, as `document.cookie` lists them. */
export function readCookies(): string {
  return ownDocument.cookie;
}

/** Writes one cookie, as an assignment to `document.cookie` does. */
export function setCookie(text: string): void {
  Reflect.set(Document.prototype, "cookie", text, document);
}
