import type { BannerDocument } from "./generated/banner-document";
import type { Waiver } from "./rule-finding";

/**
 * The members of a recorded tracker that the rules read (contract 2.7). Frozen services of a version carry no status
 * and are live.
 */
export interface EvaluatedService {
  key: string;
  name?: string;
  category: string;
  /** Default live. */
  status?: "live" | "needs_review" | "ignored";
  /** null and absent: follows from the category. */
  legal_basis?: "consent" | "legitimate_interest" | "necessary" | null;
  hosts?: string[];
  /** Per language, what the service is used for. */
  purposes?: Record<string, string>;
  /** `duration` is an ISO 8601 duration or `session`. */
  storage?: { name?: string; pattern?: string; duration?: string | null }[];
}

/** The entry of a tracker data set for a service (contract 7). */
export interface CatalogueEntry {
  category: string;
  /** Name of the data set, for the message. */
  source: string;
}

/** Everything beside the document that rules read. Absent parts are not evaluated. */
export interface RuleContext {
  /** The site's retention of consent records, in days. */
  retentionDays?: number;
  /** The site's services, of any status. */
  services?: readonly EvaluatedService[];
  /** The linked template at its applied revision, variables substituted. */
  template?: { document: unknown; lockedPaths: readonly string[] };
  /** The content of production; null if it is empty. */
  production?: { document: BannerDocument; services: readonly EvaluatedService[] } | null;
  /** Looks a service up in the catalogue; null when it is not in it. */
  catalogue?: (service: EvaluatedService) => CatalogueEntry | null;
  /** The way a publish asks for consent again; set only when a version is made. */
  publishReconsent?: "auto" | "force" | "never";
  /** Version of the operator's vendor list; null if there is none. Set only when a version is made. */
  vendorListVersion?: number | null;
  /**
   * Why the service does not serve the logo, as a sentence; null if it does, or has none to serve. Set only when a
   * version is made.
   */
  logoFault?: string | null;
  waivers?: readonly Waiver[];
  /**
   * The rules_version that accepted this same document before: E findings of newer rules and rows become W with grace.
   */
  acceptedRulesVersion?: string;
  /** Canonical JSON of the document, from a caller who needs it, too. Default: it is computed. */
  canonical?: string;
  /**
   * JSON Pointers of the places whose values are not known yet; the document has neutral ones there. A rule that reads
   * one finds nothing. Default: none.
   */
  unknownPlaces?: readonly string[];
  /** Evaluates the rules of this date, `YYYY-MM-DD`. Default: the newest. */
  rulesVersion?: string;
  /** Day in UTC whose law counts, `YYYY-MM-DD`: today, wherever there is a clock. Default: the date of the rules. */
  day?: string;
}
