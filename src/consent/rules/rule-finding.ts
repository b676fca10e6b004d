/** S refuses a write; E may be stored but blocks a publish; W never blocks (contract 3.2). */
export type RuleLevel = "S" | "E" | "W";

/** One thing that is wrong with a document, in the spelling of the wire (contract 3.2). */
export interface RuleFinding {
  /** The rule's code, such as `reject-missing`. */
  code: string;
  /** The level it counts as here: a waived or newly ruled E counts as W. */
  level: RuleLevel;
  /** RFC 6901 pointer into the document; `""` is the document itself. */
  pointer: string;
  /** The finding, the allowed values and the remedy. The same input gives the same text. */
  message: string;
  /** ISO 3166 codes of the places where it applies, sorted; empty when it does not depend on a place. */
  places: string[];
  /** Ids of the regimes of these places, sorted. */
  regimes: string[];
  /** Law, guidance or specification that the rule rests on in these places. */
  basis: string;
  /** Address of that text; null where it has none, or where `basis` names several. */
  source_url: string | null;
  /** True if a recorded decision can turn it into a warning or did so. */
  waivable: boolean;
  /**
   * True when the rule or table row is newer than the rules_version that accepted this document: an E then counts as W.
   */
  grace: boolean;
  /** The waiver that turned an E into a W, or null. */
  waived: { reason: string; approved_by: string } | null;
}

/** A recorded decision to publish in spite of an E finding (contract 2.3). */
export interface Waiver {
  /** Code of the findings that it covers. */
  code: string;
  /** Covers only findings at this pointer; absent: at any. */
  pointer?: string;
  /** 10 to 500 characters. */
  reason: string;
  /** 1 to 120 characters. */
  approved_by: string;
}

/** Result of a validation (contract 3.2), with findings of one form. */
export interface ValidationResult<Finding = RuleFinding> {
  /** No errors. */
  valid: boolean;
  /** Digest of the document; null for a value that has no canonical JSON form, which is never valid. */
  digest: string | null;
  /** Date of the rules, `YYYY-MM-DD`. */
  rules_version: string;
  /** Day in UTC whose law was applied, `YYYY-MM-DD`. */
  law_day: string;
  /** Findings of the levels S and E. */
  errors: Finding[];
  /** Findings of level W. */
  warnings: Finding[];
  /** Codes of the rules that read values that are not known yet. Absent if no value is unknown. */
  unevaluated?: string[];
}
