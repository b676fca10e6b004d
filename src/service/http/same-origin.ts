import type { ServiceSettings } from "../runtime/settings";
import { Problem } from "./problem";

/** Methods that change nothing, so that another site may cause them. */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Origins under which the service's own pages are shown: the configured one, and the one that the request was sent to.
 */
export function ownOrigins(settings: Pick<ServiceSettings, "origin">, url: string): ReadonlySet<string> {
  return new Set([new URL(settings.origin).origin, new URL(url).origin]);
}

/**
 * Keeps other sites from using a signed-in user's cookie (contract 4.6): a browser has to say that the request comes
 * from one of our own pages.
 * @throws {Problem} cross-origin-refused
 */
export function checkSameOrigin(settings: Pick<ServiceSettings, "origin">, request: Request): void {
  if (safeMethods.has(request.method)) return;
  if (request.headers.get("sec-fetch-site") === "same-origin") return;
  if (ownOrigins(settings, request.url).has(request.headers.get("origin") ?? "")) return;
  throw new Problem("cross-origin-refused", {
    detail: "The request does not come from a page of this service. Send it from there, with its Origin.",
  });
}
