import { fitsPattern } from "../../values/wildcard";
import type { LoaderBridge } from "./bridge";
import { deletesCookie } from "./deletes-cookie";
import { hook, type Realm, type Trap } from "./hook";

/**
 * Allows page scripts to write only under names of required and granted categories, and the banner's own. Deleting is
 * always allowed, so that the entries of a withdrawn category can be removed.
 */
export function catchStorage(
  bridge: LoaderBridge,
  names: readonly (readonly [pattern: string, category: string])[],
): void {
  const isAllowed = (name: unknown): boolean =>
    names.some(
      ([pattern, category]) => (category === "" || bridge.isOn(category, "")) && fitsPattern(pattern, String(name)),
    );
  const refused = () => new DOMException("Storage waits for consent.", "SecurityError");
  const known: unknown[] = [];

  const setCookie: Trap = (_, args, go) => {
    const text = String(args[0]);
    const [, name = ""] = /^\s*([^=;]*?)\s*=/.exec(text) || [];
    if (isAllowed(name)) return go();
    if (!deletesCookie(text, Date.now())) return undefined;
    // However a browser reads the rest, this end deletes the cookie.
    args[0] = `${text}; Max-Age=0`;
    return go();
  };
  const setStoredCookie: Trap = (self, args, go) => {
    const { name = args[0], expires = null } = Object(args[0]);
    if (args.length === 0 || isAllowed(name)) return go();
    return expires !== null && expires <= Date.now() ? self.delete(args[0]) : Promise.resolve();
  };
  /** Watches a frame of the page's origin, which has its own functions for the same storage. */
  const look: Trap = (_, _args, go) => {
    const found = go();
    try {
      watch(found.defaultView || found);
    } catch (_) {
      // The frame has another origin, or no document.
    }
    return found;
  };
  const watch = (realm: Realm): void => {
    if (known.indexOf(realm.Storage) >= 0) return;
    known.push(realm.Storage);
    hook("Document", "cookie", setCookie, realm);
    hook("Storage", "setItem", (_, args, go) => (args.length < 2 || isAllowed(args[0]) ? go() : undefined), realm);
    hook("CookieStore", "set", setStoredCookie, realm);
    hook(
      "IDBFactory",
      "open",
      (_, args, go) => {
        if (args.length > 0 && !isAllowed(args[0])) throw refused();
        return go();
      },
      realm,
    );
    hook(
      "CacheStorage",
      "open",
      (_, args, go) => (args.length === 0 || isAllowed(args[0]) ? go() : Promise.reject(refused())),
      realm,
    );
    hook("HTMLIFrameElement", "contentWindow contentDocument", look, realm, "get");
  };
  watch(window as unknown as Realm);
}
