import type { ScannableSite } from "../../support/scannable-site";
import type { PageAnswer } from "../../support/website";

/**
 * Cookies that the pages of a run may set, by the service that the catalogue knows them as; null = it knows nothing.
 */
export const services = { _ga: "google-analytics", _gid: "google-analytics", _fbp: "facebook", strange: null } as const;

/** Name of a cookie of {@link services}. */
export type Tracker = keyof typeof services;
/** Every one of them. */
export const trackers = Object.keys(services) as Tracker[];

/** Pages of the site: a home page, and one that it may link to. */
export type Page = "/" | "/b";

/** The pages that a scan of the site sees. */
export interface Pages {
  /** The pages that set each cookie. */
  readonly cookies: Record<Tracker, readonly Page[]>;
  isLinked: boolean;
  /** True if an unresolved issue was seen last on /b: then a scan visits it, linked or not. */
  isRevisited?: boolean;
  /** Otherwise the home page answers 500. */
  isUp: boolean;
}

/** A service of the site, as scans recorded it and people changed it. */
export interface ServiceModel {
  readonly id: string;
  name: string;

  status: "needs_review" | "ignored";
  readonly cookies: Set<string>;
}

/** Identity of an issue (contract 2.8), its severity, and where it was seen. */
export interface Sighting {
  readonly rule: string;
  readonly tracker: Tracker;
  readonly severity: "error" | "warning";
  readonly page: Page;
}

/** The responses of the website. */
export function served({ cookies, isLinked, isUp }: Pages, { tag }: ScannableSite): Record<string, PageAnswer> {
  const page = (path: Page, body: string) => ({
    html: `<!doctype html><html><head>${tag}</head><body>${body}</body></html>`,
    headers: { "set-cookie": trackers.filter((name) => cookies[name].includes(path)).map((name) => `${name}=1`) },
  });
  const home = page("/", isLinked ? '<a href="/b">b</a>' : "");
  return { "/": isUp ? home : { status: 500 }, "/b": page("/b", "") };
}

/** Pages that a scan visits, in its order. */
export function visited({ isLinked, isRevisited = false }: Pages): Page[] {
  return isLinked || isRevisited ? ["/", "/b"] : ["/"];
}

/** The visited page on which a cookie is seen first; undefined if on none. */
export function firstPage(pages: Pages, tracker: Tracker): Page | undefined {
  return visited(pages).find((page) => pages.cookies[tracker].includes(page));
}

/**
 * The findings of a scan by the static engine: a cookie of the catalogue's marketing or analytics before consent, which
 * no version declares; and nothing known about a strange one. A service that is ignored need not be declared.
 */
export function findings(pages: Pages, known: ReadonlyMap<string, ServiceModel>): Sighting[] {
  return trackers.flatMap((tracker): Sighting[] => {
    const page = firstPage(pages, tracker);
    if (page === undefined) return [];
    const key = services[tracker];
    if (key === null) return [{ rule: "unclassified-service", tracker, severity: "warning", page }];
    const breach = { rule: "pre-consent-storage", tracker, severity: "error", page } as const;
    const undeclared = { rule: "undeclared-service", tracker, severity: "warning", page } as const;
    return known.get(key)?.status === "ignored" ? [breach] : [breach, undeclared];
  });
}
