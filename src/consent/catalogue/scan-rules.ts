import type { Schemas } from "../contract";

/** A rule of scans, with the severity that contract 4.8 gives it and the words of reports. */
export interface ScanRule {
  readonly severity: Schemas["FindingSeverity"];
  /** A few words. */
  readonly title: string;
  /** The finding, as the title of an issue. */
  readonly sentence: string;
  /** The remedy. */
  readonly help: string;
}

/** Every rule of contract 4.8. */
export const scanRules: Readonly<Record<Schemas["ScanRuleId"], ScanRule>> = {
  "pre-consent-storage": {
    severity: "error",
    title: "Storage before consent",
    sentence: "Something was stored before consent.",
    help: "Block the service until the visitor consents, or remove it from the page.",
  },
  "pre-consent-request": {
    severity: "error",
    title: "Request before consent",
    sentence: "A third party received a request before consent.",
    help: "Block the service until the visitor consents, or remove it from the page.",
  },
  "fires-after-reject": {
    severity: "error",
    title: "Runs although it was rejected",
    sentence: "A tracker ran although the visitor had refused it.",
    help: "Assign the service to a category and block it where the category is denied.",
  },
  "fires-despite-gpc": {
    severity: "error",
    title: "Runs despite Global Privacy Control",
    sentence: "A tracker ran although the browser sent Global Privacy Control.",
    help: "Block the service where the visitor's browser sends the signal.",
  },
  "banner-absent": {
    severity: "error",
    title: "The banner is not on the page",
    sentence: "The page showed no banner.",
    help: "Put the site's script tag first into the head of every page.",
  },
  "reject-absent": {
    severity: "error",
    title: "No way to reject on the first layer",
    sentence: "The banner had no way to refuse beside the way to accept.",
    help: "Offer reject_all beside accept_all on the first layer.",
  },
  "reopen-control-absent": {
    severity: "error",
    title: "No control reopens the banner",
    sentence: "The page had no control to change the choice later.",
    help: "Add a link to #consent-settings to every page, or set layout.reopen.kind to floating.",
  },
  "duration-exceeds-declared": {
    severity: "warning",
    title: "Stored for longer than declared",
    sentence: "Something is stored for longer than declared.",
    help: "Shorten the lifetime, or correct the service's record.",
  },
  "consent-mode-mismatch": {
    severity: "warning",
    title: "Consent mode contradicts the banner",
    sentence: "Signals of Google Consent Mode differ from the visitor's choice.",
    help: "Remove the page's own consent defaults, and load the banner before the first tag.",
  },
  "multiple-cmps": {
    severity: "warning",
    title: "Several consent managers on a page",
    sentence: "More than one consent tool runs on the page.",
    help: "Keep only one consent manager on the page.",
  },
  "cname-cloaked": {
    severity: "warning",
    title: "A third party behind a host of the site",
    sentence: "A third party hides behind a name of the site's own domain.",
    help: "Record the service with this host, so that it is blocked and declared.",
  },
  "unclassified-service": {
    severity: "warning",
    title: "Purpose unknown",
    sentence: "A tracker belongs to no category.",
    help: "Find out what it is for and record it as a service with a category.",
  },
  "undeclared-service": {
    severity: "warning",
    title: "Known, but not declared",
    sentence: "A tracker is not declared.",
    help: "Record it as a live service and publish, or remove it from the page.",
  },
  "declared-not-seen": {
    severity: "note",
    title: "Declared, but not seen",
    sentence: "A declared tracker was not seen.",
    help: "Remove the service if the site no longer uses it.",
  },
  "insecure-cookie": {
    severity: "note",
    title: "Cookie without protection",
    sentence: "A cookie lacks a security attribute.",
    help: "Set the cookie with Secure, and SameSite=None only together with it.",
  },
};
