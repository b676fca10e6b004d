import { ownDocument } from "./own-document";

/**
 * The elements of the page that match a selector. A page replaces a member of its `document` when it names an element
 * after it, for instance `<img name="querySelectorAll">`; the prototype's stays.
 */
export function allInPage(selector: string): NodeListOf<HTMLElement> {
  return ownDocument.querySelectorAll(selector);
}
