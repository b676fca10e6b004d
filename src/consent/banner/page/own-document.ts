/**
 * The document without the members that elements of the page add to it: an `<img name="createElement">` replaces the
 * member of that name, but not the one of the prototype. Read and call members here; set them on the document itself.
 */
export const ownDocument: Document = new Proxy(document, {
  get: (page, name) => {
    const member = Reflect.get(Document.prototype, name, page);
    return typeof member === "function" ? (...given: unknown[]) => Reflect.apply(member, page, given) : member;
  },
});
