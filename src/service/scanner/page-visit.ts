import type { Schemas } from "@consentform/consent/contract";
import type { PageFailureCode } from "../egress/fetch-page";
import type { ConsentDefault } from "../pages/consent-default";
import type { LoaderTag } from "../pages/loader-tag";

/** A choice that is made with the banner's buttons. */
export type PressedState = "reject" | "accept" | `category:${string}`;
/** The choice of the simulated visitor, as contract 2.5 spells it. */
export type ConsentState = "none" | "gpc" | PressedState;

/** Reports whether a choice takes a press of the banner's buttons. */
export function isPressed(state: ConsentState): state is PressedState {
  return state !== "none" && state !== "gpc";
}

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
  /**
   * In a visit with a press. `page`: the page's own response set it. `kept`: it was there before the press, and nothing
   * changed it since. `new`: it was set or changed after the press.
   */
  readonly since?: "page" | "kept" | "new";
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

/**
 * The banner as a browser saw it. `absent`: the page did not load the site's script. `failed`: it loaded the script,
 * and nothing ran. `idle`: it ran and asked nothing. `asking`: the first layer is drawn.
 */
export type BannerSight = "absent" | "failed" | "idle" | "asking";

/** A page as one visit saw it. In a visit with a press: what was stored and requested after it. */
export interface PageVisit {
  /** After redirects, without fragment. */
  readonly page: string;
  readonly consentState: ConsentState;
  /** False for content that is not markup, such as a text file: it needs no banner. */
  readonly isMarkup: boolean;
  /** Undefined for an engine that runs no scripts. */
  readonly banner?: BannerSight;
  /** Why the drawn banner cannot be pressed; undefined if it can, or is not drawn. */
  readonly obstacle?: "hidden" | "covered" | "ambiguous";
  /** The banner that the page loaded: digest in the script's address, and number of the version. */
  readonly delivered?: { readonly digest: string | null; readonly number: number | null };
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

/** Why nothing can be pressed, by how the banner was seen. */
export const unmadeBySight = {
  absent: "script-absent",
  failed: "script-failed",
  idle: "banner-not-drawn",
} as const satisfies Record<Exclude<BannerSight, "asking">, UnmadeVisit["unmade"]>;

/** A visit whose choice was not made, so that it says nothing about the page. */
export interface UnmadeVisit {
  readonly unmade: Schemas["VisitNotMade"]["reason"];
}

/** The banner whose buttons may be pressed, and where it stores a choice. */
export interface PressableBanner {
  readonly siteId: string;
  readonly environment: Schemas["Environment"];
  readonly storage: { readonly kind: "cookie" | "local"; readonly name: string };
  /** Keys of the optional categories. */
  readonly optional: readonly string[];
}

/** How a visit is bounded. */
export interface VisitRules {
  readonly banner: PressableBanner;
  /** Reports whether pages of this host may be visited, asked at each redirect. */
  readonly isHostAllowed: (host: string) => boolean;
  readonly signal: AbortSignal;
  /** True if the visit ends when the page falls silent, without movements. */
  readonly isBrief?: boolean;
}

/** A scan engine at work: `static` fetches pages and reads them, `browser` runs them. */
export interface PageVisitor {
  readonly kind: "static" | "browser";
  /** Consent states that it visits each page in, without a press. */
  readonly consentStates: readonly ("none" | "gpc")[];
  /** Pages that it visits at the same time. */
  readonly concurrency: number;
  visit(url: URL, state: "none" | "gpc", rules: VisitRules): Promise<PageVisit | FailedVisit>;
  /** Presses the banner's buttons as a new visitor; undefined for an engine that cannot. */
  readonly press?: (url: URL, state: PressedState, rules: VisitRules) => Promise<PageVisit | UnmadeVisit>;
  /** Gives back what it holds. */
  close(): Promise<void>;
}

/** Reports whether a visit failed. */
export function hasFailed(visit: PageVisit | FailedVisit | UnmadeVisit): visit is FailedVisit {
  return "failure" in visit;
}

/** Reports whether the choice of a visit was not made. */
export function isUnmade(visit: PageVisit | FailedVisit | UnmadeVisit): visit is UnmadeVisit {
  return "unmade" in visit;
}
