import type { Schemas } from "@consentform/consent/contract";
import type { Classification } from "./classify";
import type { PageVisit } from "./page-visit";

/** Something that one visit showed; the same thing on other pages is the same finding. */
export interface Candidate {
  readonly ruleId: Schemas["ScanRuleId"];
  readonly page: string;
  readonly profile: string;
  readonly consentState: PageVisit["consentState"];
  readonly subject: Schemas["FindingSubject"];
  /** The pattern that the subject's name is known to fit, or null. */
  readonly pattern: string | null;
  readonly category: string | null;
  /** Key of the service that it belongs to, or null. */
  readonly serviceKey: string | null;
  /** The observation: a sentence without values, times and counts, so that it is the same in every scan. */
  readonly evidence: string;
  /** True if the law of its profile leaves room, so that it is a warning at most. */
  readonly isLeftRoom?: boolean;
}

/** The subject of a rule about pages: the site's address, since one finding covers all its pages. */
export function pageSubject(page: string, siteOf: (host: string) => string): Schemas["FindingSubject"] {
  const { origin, hostname } = new URL(page);
  return { kind: "page", name: `${origin}/`, domain: siteOf(hostname) };
}

/** The members of a candidate that come from a classification. */
export function classified(
  classification: Classification | null,
): Pick<Candidate, "pattern" | "category" | "serviceKey"> {
  return {
    pattern: classification?.pattern ?? null,
    category: classification?.category ?? null,
    serviceKey: classification?.key ?? null,
  };
}
