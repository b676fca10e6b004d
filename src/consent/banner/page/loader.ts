import type { ConfirmedRecord } from "../page-api";
import type { LoaderSettings } from "../slice";
import { announceError } from "./announce-error";
import { type BannerCalls, LOADED, type LoaderBridge } from "./bridge";
import { catchRequests } from "./catch-requests";
import { catchStorage } from "./catch-storage";
import { startFrameworks } from "./framework-hub";
import { gtag } from "./gtag";
import { ownMember } from "./own-member";
import { trustedAddresses } from "./trusted-addresses";

/**
 * loader.js: runs before anything else of a page. The build turns it into ES5, because a browser that could not parse
 * it would set no defaults; what needs newer objects comes last and may fail. What the page's object calls later
 * calls no method of the language: by then the page may have replaced it.
 */

/** Replaced by the settings of the site when the loader is served. */
declare const CONSENTFORM_SETTINGS: LoaderSettings;
/** Replaced by the build: whether this loader can block what the page does not mark. */
declare const CONSENTFORM_BLOCKS: boolean;
/** Replaced by the build: whether this loader can hold storage under undeclared names. */
declare const CONSENTFORM_HOLDS_STORAGE: boolean;
/** Replaced by the build: whether this loader can start frameworks of the IAB. */
declare const CONSENTFORM_FRAMEWORKS: boolean;

/** How long tags and listeners wait for the paint of a choice, in milliseconds: a covered window has none. */
const PAINT_MS = 1000;

start(CONSENTFORM_SETTINGS);

function start(settings: LoaderSettings): void {
  // A second copy must not reset what the first one has set.
  const first = ownMember(LOADED) as { copies: number } | null;
  if (first) {
    first.copies += 1;
    return;
  }
  setDefaults(settings);
  const script = document.currentScript as HTMLScriptElement | null;
  const base = (script?.src || settings.loader).replace(/[^/]*([?#].*)?$/, "");
  // A frame that is named `currentScript` is a window.
  const { subject }: DOMStringMap = script?.dataset || {};
  const bridge = publish(settings, base, subject || null);
  if (CONSENTFORM_BLOCKS) {
    try {
      catchRequests(bridge);
      if (CONSENTFORM_HOLDS_STORAGE && settings.blocking.storage) catchStorage(bridge, settings.blocking.storage);
    } catch (_) {
      // Blocking is a net: where the browser has no such object, marked tags still wait.
    }
  }
  if (CONSENTFORM_FRAMEWORKS && settings.frameworks) {
    try {
      startFrameworks(bridge, settings.frameworks);
    } catch (_) {
      // Whoever asks a framework gets no answer, and no grant.
    }
  }
  insert(bridge.trusted, base + settings.banner);
}

/** Adds the banner script. The browser may refuse the address: then everything optional stays denied. */
function insert(trusted: LoaderBridge["trusted"], address: string): void {
  // An element of the page may be named after a member of the document.
  const banner = Document.prototype.createElement.call(document, "script") as HTMLScriptElement;
  banner.async = true;
  banner.onerror = announceError;
  try {
    banner.src = trusted(address);
    document.documentElement.appendChild(banner);
    // The script runs regardless, and an application that hydrates the whole document finds only its own elements.
    banner.remove();
  } catch (_) {
    setTimeout(announceError);
  }
}

function setDefaults({ signals, redact, passthrough }: LoaderSettings): void {
  if (!signals) return;
  gtag("consent", "default", signals);
  if (redact) gtag("set", "ads_data_redaction", true);
  if (passthrough) gtag("set", "url_passthrough", true);
}

/** Makes the page's object. Everything optional is denied until the banner script says otherwise. */
function publish(settings: LoaderSettings, base: string, subject: string | null): LoaderBridge {
  const required = setOf(settings.required);
  let on = required;
  let off: Record<string, boolean> = {};
  let state = " ";
  const used: Record<string, boolean> = {};
  // With null for one that was removed.
  const listeners: ((() => void) | null)[] = [];
  let calls: BannerCalls | null = null;
  // A withdrawal that came before the banner is answered, and so is an opening after it.
  const waiting: { [name in keyof BannerCalls]?: boolean } = {};
  let record: ConfirmedRecord | null = null;
  const call = (name: keyof BannerCalls): void => {
    if (calls) calls[name]();
    else waiting[name] = true;
  };
  const isOn = (category: string, service: string): boolean => {
    if (category !== "*") return required[category] === true || (on[category] === true && off[service] !== true);
    const { optional } = settings.blocking;
    for (let i = 0; i < optional.length; i++) if (on[optional[i] as string] !== true) return false;
    return true;
  };
  const bridge: LoaderBridge = {
    settings: settings,
    base: base,
    subject: subject,
    isOn: isOn,
    use: (category) => {
      used[category] = true;
    },
    isUsed: (category) => used[category] === true,
    set: (granted, servicesOff) => {
      const next = `${granted} ${servicesOff}`;
      if (next === state) return;
      state = next;
      on = setOf(granted);
      off = setOf(servicesOff);
      // Tags and listeners may take long.
      afterPaint(() => {
        bridge.released();
        for (let i = 0, end = listeners.length; i < end; i++) callSafely(listeners[i]);
      });
    },
    setRecord: (confirmed) => {
      record = confirmed;
    },
    connect: (to) => {
      calls = to;
      if (waiting.withdraw) to.withdraw();
      if (waiting.open) to.open();
    },
    released: () => {},
    afterPaint: afterPaint,
    trusted: trustedAddresses(base),
  };
  const api = {
    site: settings.site,
    environment: settings.environment,
    copies: 1,
    has: (category: string, service?: string): boolean => {
      const answer = isOn(String(category), service === undefined ? "" : String(service));
      if (answer) used[category] = true;
      return answer;
    },
    on: (event: string, listener: () => void) => {
      const index = listeners.length;
      listeners[index] = event === "change" ? listener : null;
      return () => {
        listeners[index] = null;
      };
    },
    open: () => call("open"),
    withdraw: () => call("withdraw"),
    _: bridge,
  };
  Object.defineProperty(api, "record", { get: () => record, enumerable: true });
  (window as unknown as Record<string, unknown>)[LOADED] = api;
  // A value that a script of the page made is kept; an element with this name is not.
  if (!ownMember("consentform")) (window as unknown as { consentform: unknown }).consentform = api;
  return bridge;
}

/**
 * Calls back once the browser has painted what the visitor chose. In a frame nothing is drawn, and a hidden page is not
 * painted, so neither waits.
 */
function afterPaint(act: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    act();
  };
  const isShown = window.top === window.self && !document.hidden && window.requestAnimationFrame;
  if (isShown) requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, isShown ? PAINT_MS : 0);
}

/** An object without a prototype has only the members that were set. */
function setOf(keys: readonly string[]): Record<string, boolean> {
  const set = { __proto__: null } as unknown as Record<string, boolean>;
  for (let i = 0; i < keys.length; i++) set[keys[i] as string] = true;
  return set;
}

/** A listener that throws keeps no other from being called; its error is the page's. */
function callSafely(listener: (() => void) | null | undefined): void {
  try {
    if (listener) listener();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
