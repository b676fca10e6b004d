import { type FetchedPage, fetchPage, PageError } from "../egress/fetch-page";
import { pageAddress } from "../pages/page-address";
import { readMarkup } from "../pages/page-markup";
import type { Runtime } from "../runtime/runtime";
import { headerCookies } from "./cookie-header";
import { markupFacts } from "./markup-facts";
import { type ConsentState, type FailedVisit, failureOfStatus, type PageVisit, type PageVisitor } from "./page-visit";

/** The outside services of the engine. */
type StaticRuntime = Pick<Runtime, "egress" | "now">;

const markupTypes: readonly string[] = ["", "text/html", "application/xhtml+xml"];

/**
 * The engine that needs no browser: it fetches pages and reads headers and markup. It sees what servers set and what
 * pages would load, not what their scripts do; it cannot press a banner's buttons, so it visits before any choice
 * only.
 */
export function staticEngine(runtime: StaticRuntime): PageVisitor {
  return {
    kind: "static",
    consentStates: ["none"],
    concurrency: 4,
    visit: async (url, state, { isHostAllowed, signal }) => {
      try {
        const fetched = await fetchPage(runtime.egress, { purpose: "scan", url, isHostAllowed, signal });
        return fetched.status >= 400
          ? { failure: failureOfStatus(fetched.status) }
          : pageVisit(fetched, state, runtime.now());
      } catch (error) {
        if (error instanceof PageError) return { failure: error.code } satisfies FailedVisit;
        throw error;
      }
    },
    close: async () => undefined,
  };
}

function pageVisit(fetched: FetchedPage, consentState: ConsentState, now: Date): PageVisit {
  return {
    page: pageAddress(fetched.url),
    consentState,
    isMarkup: markupTypes.includes(fetched.mediaType),
    storage: fetched.hops.flatMap(({ url, setCookies }) => headerCookies(setCookies, url.hostname, now)),
    ...markupFacts(readMarkup(fetched.text, fetched.url)),
  };
}
