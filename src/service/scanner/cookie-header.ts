import { parseSetCookie } from "set-cookie-parser";
import type { SeenStorage } from "./page-visit";

/** Most cookies of one page that are looked at; browsers keep about as many for a site. */
const MAX_COOKIES = 200;

/**
 * The cookies that Set-Cookie headers of one answer set. Left out: those that the headers delete, and those for a
 * domain that the host may not set cookies for.
 * @param host of the answer, lower-case
 */
export function headerCookies(headers: readonly string[], host: string, now: Date): SeenStorage[] {
  // Not logged: a page's cookie names are irrelevant to the operator.
  const cookies = parseSetCookie(headers.slice(0, MAX_COOKIES), { decodeValues: false, silent: true });
  return cookies.flatMap(({ name, domain, expires, maxAge, secure, sameSite }) => {
    const target = (domain ?? host).toLowerCase().replace(/^\./, "");
    const lifetimeMs = maxAge === undefined ? remainingMs(expires, now) : maxAge * 1000;
    const isForeign = host !== target && !host.endsWith(`.${target}`);
    if (name === "" || isForeign || (lifetimeMs !== null && lifetimeMs <= 0)) return [];
    return [
      { kind: "cookie", name, host: target, lifetimeMs, isSecure: secure === true, sameSite: sameSiteOf(sameSite) },
    ];
  });
}

function remainingMs(expires: Date | undefined, now: Date): number | null {
  const end = expires?.getTime();
  return end === undefined || Number.isNaN(end) ? null : end - now.getTime();
}

/** SameSite in lower case; null where it is absent or unknown. */
export function sameSiteOf(text: string | undefined): SeenStorage["sameSite"] {
  const value = text?.toLowerCase();
  return value === "strict" || value === "lax" || value === "none" ? value : null;
}
