/**
 * The elements of the page that match a selector. A page replaces a member of its `document` when it names an element
 * after it, for instance `<img name="querySelectorAll">`; the prototype's stays.
 */
export function allInPage(selector: string): NodeListOf<HTMLElement> {
  return Reflect.apply(Document.prototype.querySelectorAll, document, [selector]) as NodeListOf<HTMLElement>;
}
