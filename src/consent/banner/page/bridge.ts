import type { Choice } from "../choice";
import type { PageState } from "../decide";
import type { ConfirmedRecord, ConsentFormPage, ConsentReport, FrameworkStrings } from "../page-api";
import type { VisitorPlace } from "../question";
import type { FirstLayerSlice, LoaderSettings } from "../slice";

/** The banner script's functions for the page's calls; the loader keeps calls until it is there. */
export interface BannerCalls {
  open(): void;
  withdraw(): void;
}

/**
 * The loader's interface for the banner script. The page never gets hold of it, unless the banner script does not
 * start.
 */
export interface LoaderBridge {
  settings: LoaderSettings;
  /** Address of the loader's folder, with a slash at its end. */
  readonly base: string;
  /** Id that the page supplies, or null. */
  readonly subject: string | null;
  /** Reports whether a category, or one of its services, may run; `*` means every optional one. */
  isOn(category: string, service: string): boolean;
  /** Notes that something of a category ran. */
  use(category: string): void;
  /** Reports whether something of a category ran, or the page was notified that it may. */
  isUsed(category: string): boolean;
  /**
   * Changes what is on, releases what waited for it, and calls the page's listeners. Frameworks also need the
   * underlying state, which exists once the visitor's place is known.
   */
  set(
    granted: readonly string[],
    servicesOff: readonly string[],
    runtime?: { readonly state: PageState; readonly slice: FirstLayerSlice },
    place?: VisitorPlace | null,
    choice?: Choice | null,
  ): void;
  /** The Consent Mode signals of the last update, as JSON; absent before the first one. */
  sent?: string;
  setRecord(record: ConfirmedRecord | null): void;
  /** Called by the banner script once it can answer calls. */
  connect(calls: BannerCalls): void;
  /** Called after each change of what is on. */
  released: () => void;
  /** Calls back once the browser has painted the present state, or would not paint it. */
  afterPaint(act: () => void): void;
  /** A script address of this banner as the page's browser requires it; unchanged if it requires nothing. */
  trusted(address: string): string;
  /** Calls back with the strings of frameworks for decisions; absent without frameworks. */
  strings?: (decisions: ConsentReport["decisions"], use: (strings: FrameworkStrings) => void) => void;
}

/**
 * The window's member with the page API for the banner's own scripts. A page may have something else that is named
 * `consentform`.
 */
export const LOADED = "consentform:loaded";

/** The page's object while the banner script has not taken the bridge from it. */
export type LoaderPage = ConsentFormPage & { _?: LoaderBridge };
