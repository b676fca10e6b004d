import type { PageFailureCode } from "../egress/fetch-page";
import type { ConsentDefault } from "../pages/consent-default";
import type { LoaderTag } from "../pages/loader-tag";

/** The choice of the simulated visitor, as contract 2.5 spells it. */
export type ConsentState = "none" | "gpc";

/** Something that a page stored on the device. Never its value. */
export interface SeenStorage {
  readonly kind: "cookie" | "local" | "session" | "indexeddb";
  readonly name: string;
  /** Host that it is stored for, lower-case. */
  readonly host: string;
  /** Milliseconds until it expires; null for the life of the session, or until it is cleared. */
  readonly lifetimeMs: number | null;
  /** Of cookies: Secure and SameSite; false and null for everything else. */
  readonly isSecure: boolean;
  readonly sameSite: "strict" | "lax" | "none" | null;
}

/** A request that a page made, or would make in a browser. */
export interface SeenRequest {
  /** Without query and fragment: the rest may identify a visitor. */
  readonly address: string;
  readonly host: string;
  readonly kind: "script" | "frame" | "pixel" | "other";
  /** Marked so that it waits for consent: it was not made. */
  readonly isHeldBack: boolean;
  /** True if the banner script was there before it, so that it could hold it back. */
  readonly isAfterLoader: boolean;
  /** True if it was read in a script that may wait for consent, or out of noscript: nothing shows that it was made. */
  readonly mayWait: boolean;
}

/** A page as one visit saw it. */
export interface PageVisit {
  /** After redirects, without fragment. */
  readonly page: string;
  readonly consentState: ConsentState;
  /** False for content that is not markup, such as a text file: it needs no banner. */
  readonly isMarkup: boolean;
  readonly storage: readonly SeenStorage[];
  readonly requests: readonly SeenRequest[];
  readonly loaders: readonly LoaderTag[];
  /** True if it runs scripts other than the banner's: they may add what the markup lacks. */
  readonly runsScripts: boolean;
  readonly consentDefaults: readonly ConsentDefault[];
  /** True if a tag that obeys consent defaults comes before both the banner script and any default. */
  readonly hasTagBeforeDefault: boolean;
  readonly hasSettingsLink: boolean;
  /** Addresses of pages that it links to. */
  readonly links: readonly URL[];
}

/**
 * Why a page was not visited. `gone`: it answered 404 or 410. `http-status`: it answered with another error. `robots`:
 * its robots.txt asks crawlers to stay away.
 */
export type VisitFailureCode = PageFailureCode | "gone" | "http-status" | "robots";

/** The failure that a status of 400 or more means. */
export function failureOfStatus(status: number): VisitFailureCode {
  return status === 404 || status === 410 ? "gone" : "http-status";
}

/** A page that could not be visited. */
export interface FailedVisit {
  readonly failure: VisitFailureCode;
}

/** How a visit is bounded. */
export interface VisitRules {
  /** Reports whether pages of this host may be visited, asked at each redirect. */
  readonly isHostAllowed: (host: string) => boolean;
  readonly signal: AbortSignal;
}

/** A scan engine at work: `static` fetches pages and reads them, `browser` runs them. */
export interface PageVisitor {
  readonly kind: "static" | "browser";
  /** Consent states that it visits each page in. */
  readonly consentStates: readonly ConsentState[];
  /** Pages that it visits at the same time. */
  readonly concurrency: number;
  visit(url: URL, state: ConsentState, rules: VisitRules): Promise<PageVisit | FailedVisit>;
  /** Gives back what it holds. */
  close(): Promise<void>;
}

/** Reports whether a visit failed. */
export function hasFailed(visit: PageVisit | FailedVisit): visit is FailedVisit {
  return "failure" in visit;
}
