/** A consent record as the service confirmed it. */
export interface ConfirmedRecord {
  readonly id: string;
  readonly time: string;
  readonly hash: string;
}

/** `window.consentform`: what a page may call. */
export interface ConsentFormPage {
  /** Site that the script belongs to. */
  readonly site: string;
  readonly environment: "preview" | "production";
  /** Copies of the script on the page; only the first one acts. */
  readonly copies: number;
  /** Reports whether a category, or one of its services, may run now. */
  has(category: string, service?: string): boolean;
  /** Calls the listener after each change. Returns a function that removes it. */
  on(event: "change", listener: () => void): () => void;
  /** Opens the preferences. */
  open(): void;
  /** Denies everything optional. */
  withdraw(): void;
  /** The record of the stored choice; null until the service has confirmed it. */
  readonly record: ConfirmedRecord | null;
}

/** Strings of the IAB's frameworks for a choice. */
export interface FrameworkStrings {
  readonly tc_string?: string;
  readonly gpp_string?: string;
}

/** The report of a choice to the service. */
export interface ConsentReport {
  readonly event: "given" | "refused" | "changed" | "withdrawn" | "signal";
  readonly method: "banner" | "preferences" | "opt_out_link" | "gpc" | "api";
  /** One for each category of the document. */
  readonly decisions: Readonly<Record<string, "granted" | "denied">>;
  /** Services by key with their categories, and those of them that are off. */
  readonly services: Readonly<Record<string, string>>;
  readonly servicesOff: readonly string[];
  readonly language: string;
  /** Id of the rule; null for the fallback. */
  readonly rule: string | null;
  readonly number: number;
  readonly gpc: boolean;
  /** Proof of the visitor's place; null where it is unknown. */
  readonly placeToken: string | null;
  /** Random id of the grant, or of the grant that this choice changes or ends; null without a grant. */
  readonly subject: string | null;
  /** The page's own id of the visitor; only with a first grant. The browser does not store it. */
  readonly external: string | null;
  /** Milliseconds since 1970. */
  readonly givenAt: number;
}
