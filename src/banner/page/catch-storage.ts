import { fitsPattern } from "../../rules/wildcard";
import type { LoaderBridge } from "./bridge";

/**
 * Lets page scripts write only what nothing forbids: names of required and granted categories, and the banner's own.
 */
export function catchStorage(
  bridge: LoaderBridge,
  names: readonly (readonly [pattern: string, category: string])[],
): void {
  const isAllowed = (name: string): boolean =>
    names.some(([pattern, category]) => (category === "" || bridge.isOn(category, "")) && fitsPattern(pattern, name));
  const own = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  if (own?.set && own.get) {
    const { get, set } = own;
    Object.defineProperty(Document.prototype, "cookie", {
      configurable: true,
      enumerable: true,
      get: get,
      set: function (this: Document, value: unknown) {
        const name = String(value).split("=")[0] || "";
        // To delete is always allowed: that is how a withdrawn category's cookies go.
        if (isAllowed(name.trim()) || /max-age=0/i.test(String(value))) set.call(this, value);
      },
    });
  }
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
    if (isAllowed(String(name))) setItem.call(this, name, value);
  };
}
