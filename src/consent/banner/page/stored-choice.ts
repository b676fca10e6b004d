import { type Choice, formatChoice, newestChoice } from "../choice";
import type { FirstLayerSlice } from "../slice";
import { readCookies, setCookie } from "./cookies";

/** Browsers keep no cookie longer, in seconds. */
const LONGEST_COOKIE_S = 400 * 86_400;

/** The store of this site's choice. */
export interface ChoiceStore {
  read(): Choice | null;
  /** Stores it; where storage is denied, keeps it for the page. */
  write(choice: Choice): void;
  /** Keeps it for the page only. */
  forget(choice: Choice): void;
}

/** The store that a document names. Nothing is written before the first choice. */
export function choiceStore({ storage, site }: Pick<FirstLayerSlice, "storage" | "site">): ChoiceStore {
  const name = `${storage.name}_${site.slice(-8)}`;
  const isCookie = storage.kind === "cookie";
  let memory: Choice | null = null;
  const values = (): string[] => {
    try {
      return isCookie ? cookieValues(name) : [localStorage.getItem(name) ?? ""];
    } catch {
      return [];
    }
  };
  // In a frame on another site, a cookie with SameSite=None is not the choice of the site's own visitor.
  const isTrusted = window.top === window.self || storage.same_site !== "none" || isTopReadable();
  const read = (): Choice | null =>
    isTrusted ? newestChoice([...values(), ...(memory ? [formatChoice(memory)] : [])]) : null;
  return {
    read,
    write: (choice) => {
      memory = choice;
      try {
        if (isCookie) writeCookie(name, choice, storage);
        else localStorage.setItem(name, formatChoice(choice));
      } catch {
        // Denied storage: the choice lasts for the page.
      }
      // A browser that took it is the better memory, because other tabs change it. Asking delays the paint.
      setTimeout(() => {
        if (memory === choice && values().includes(formatChoice(choice))) memory = null;
      });
    },
    forget: (choice) => {
      memory = choice;
      try {
        // What has ended is deleted, on each domain.
        if (isCookie) writeCookie(name, { ...choice, until: 0 }, storage);
        else localStorage.removeItem(name);
      } catch {
        // Denied storage: nothing is there.
      }
    },
  };
}

/** The values of all cookies of a name: there may be one for the host and one for the site. */
function cookieValues(name: string): string[] {
  return readCookies()
    .split("; ")
    .filter((each) => each.startsWith(`${name}=`))
    .map((each) => each.slice(name.length + 1));
}

function writeCookie(name: string, choice: Choice, storage: FirstLayerSlice["storage"]): void {
  const value = formatChoice(choice);
  const seconds = Math.min(LONGEST_COOKIE_S, Math.max(0, choice.until - Math.floor(Date.now() / 1000)));
  const sameSite = storage.same_site[0]?.toUpperCase() + storage.same_site.slice(1);
  const secure = storage.secure || storage.same_site === "none" ? "; Secure" : "";
  const attributes = `; Path=/; SameSite=${sameSite}${secure}`;
  if (storage.scope === "site") {
    for (const domain of parentDomains()) {
      setCookie(`${name}=${value}; Max-Age=${seconds}; Domain=${domain}${attributes}`);
      if (!cookieValues(name).includes(value)) continue;
      // One for the host alone would hide it.
      setCookie(`${name}=; Max-Age=0${attributes}`);
      return;
    }
  }
  setCookie(`${name}=${value}; Max-Age=${seconds}${attributes}`);
}

/**
 * Domains of the page's host, widest first. Browsers refuse public suffixes, so the first that works is the site's.
 * Empty for addresses.
 */
export function parentDomains(host: string = location.hostname): string[] {
  if (/^[\d.]+$|:/.test(host)) return [];
  const labels = host.split(".");
  return labels
    .map((_, index) => labels.slice(index).join("."))
    .reverse()
    .slice(1);
}

function isTopReadable(): boolean {
  try {
    return window.top?.document !== undefined;
  } catch {
    return false;
  }
}
