import type { ServiceSettings } from "../runtime/settings";
import { Problem } from "./problem";

/** Methods that change nothing, so that another site may cause them. */
const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const loopbackName = /^(localhost|\[::1\]|127(\.\d+){3})$/;

/**
 * Origins under which the service's own pages are shown: the configured one. On a developer's machine also the one that
 * the request was sent to, since a browser may open `localhost` in place of `127.0.0.1`. Behind a proxy that ends TLS,
 * that one is the plain-http origin of the public host, whose pages anyone between it and the visitor may write.
 */
export function ownOrigins(settings: Pick<ServiceSettings, "origin">, url: string): ReadonlySet<string> {
  const { origin, hostname } = new URL(settings.origin);
  return new Set(loopbackName.test(hostname) ? [origin, new URL(url).origin] : [origin]);
}

/**
 * Keeps other sites from using a signed-in user's cookie (contract 4.6): a browser has to say that the request comes
 * from one of our own pages.
 * @throws {Problem} cross-origin-refused
 */
export function checkSameOrigin(settings: Pick<ServiceSettings, "origin">, request: Request): void {
  if (safeMethods.has(request.method)) return;
  const [site, origin] = ["sec-fetch-site", "origin"].map((name) => request.headers.get(name));
  // No page can write this header. Forms on pages without a referrer have the Origin `null` beside it.
  if (site === "same-origin") return;
  const isForeign = site === "cross-site" || site === "same-site";
  if (!isForeign && ownOrigins(settings, request.url).has(origin ?? "")) return;
  throw new Problem("cross-origin-refused", {
    detail: "The request does not come from a page of this service. Send it from there, with its Origin.",
  });
}
