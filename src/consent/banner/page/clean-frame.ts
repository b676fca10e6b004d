import { announceError } from "./announce-error";
import type { LoaderBridge, LoaderPage } from "./bridge";
import { refuseReplaced } from "./refuse-replaced";
import type { TrustedTypesWindow } from "./trusted-addresses";

/**
 * clean-frame.js: runs the banner's scripts in a frame, where no script of the page has replaced a built-in. They still
 * draw on the page: their twins `clean-*.js` name the page's objects (tools/banner/bundle.mjs). This script runs in the
 * page, so it uses only syntax and members of elements.
 */

/** Limit of starts: the scripts start again after the page removed the frame, or opened its document again. */
const STARTS = 20;

/** Attribute of the frame. */
const MARK = "data-consentform-frame";

type Realm = Window & typeof globalThis & TrustedTypesWindow;

/**
 * Runs the banner's scripts in a frame. A browser stops the scripts of a frame that is removed or moved, and loads the
 * frame again in its new place.
 *
 * @throws {Error} if the page replaced no built-in
 */
export function runInFrame(page: LoaderPage, bridge: LoaderBridge): void {
  if (!areReplaced()) throw new Error("The page replaced no built-in.");
  const { settings, released } = bridge;
  const frame = document.createElement("iframe");
  frame.style.display = "none";
  frame.setAttribute(MARK, "");
  let left = STARTS;
  const start = (): void => {
    if (left < 1) return;
    left -= 1;
    try {
      const realm = frame.contentWindow as Realm;
      removeDrawn(realm, frame);
      bridge.released = released;
      // Lists of the page have the page's methods.
      bridge.settings = realm.structuredClone(settings);
      page._ = bridge;
      run(realm, bridge);
    } catch {
      announceError();
    }
  };
  const add = (): void => {
    const root = document.documentElement;
    if (frame.isConnected || !root) return;
    // A page that opens its document again removes all listeners.
    frame.onload = start;
    root.appendChild(frame);
    observer?.observe(root, { childList: true });
  };
  const observer = window.MutationObserver && new MutationObserver(add);
  observer?.observe(document, { childList: true });
  add();
}

function areReplaced(): boolean {
  try {
    // These may be missing, too.
    refuseReplaced(Promise, URL, fetch, MutationObserver);
    return false;
  } catch {
    return true;
  }
}

/** Removes what the stopped scripts drew, and copies of the frame. */
function removeDrawn(realm: Realm, frame: HTMLIFrameElement): void {
  const { querySelectorAll } = Document.prototype;
  const drawn: NodeListOf<Element> = realm.Reflect.apply(querySelectorAll, document, [`[data-consentform], [${MARK}]`]);
  for (let i = 0; i < drawn.length; i++) if (drawn[i] !== frame) drawn[i]?.remove();
}

function run(realm: Realm, { base, settings }: LoaderBridge): void {
  const { document: own } = realm;
  const script = own.createElement("script");
  script.type = "module";
  script.onerror = announceError;
  script.src = trusted(realm, `${base}${settings.banner}/../clean-banner.js`);
  own.documentElement.appendChild(script);
}

/** The loader's policy would call the page's built-ins. The one of the frame makes this address only. */
function trusted({ trustedTypes }: Realm, address: string): string {
  try {
    return trustedTypes.createPolicy("consentform", { createScriptURL: () => address }).createScriptURL("") as string;
  } catch {
    // No Trusted Types, or a page that forbids the policy. If it requires one, it refuses the address.
    return address;
  }
}
