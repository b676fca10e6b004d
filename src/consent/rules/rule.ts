import type { JointFault } from "./banner-finding";
import type { Basis } from "./basis";
import type { Evaluation, PlaceGroup } from "./evaluation";
import type { BannerDocument } from "./generated/banner-document";
import type { PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import type { RuleLevel } from "./rule-finding";

/** One thing that a rule found. */
export interface Candidate {
  /** RFC 6901 pointer into the document. */
  pointer: string;
  /** The state of the document, and what visitors meet; or the question that decides. */
  message: string;
  /** The one thing to do here; absent: as the rule says. */
  fix?: string;
  /** The words for this and its neighbors as one fault, if one repair is for all of them. */
  joint?: JointFault;
  /** The rows of the group that it concerns; absent: all. */
  rows?: readonly RegimeRow[];
  /** rules_version since which the rule finds this, where that is later than the rule itself. */
  since?: string;
  /** The source of this candidate in a rule for the document, where the rule's own sources do not ask for it. */
  source?: Basis;
}

/** The meaning and basis of a code. */
interface RuleFacts {
  code: string;
  /**
   * Level where the law is clear. An E counts as W in places whose row is cautious, where `warnsIn` says so, and where
   * neither the row nor a source was read.
   */
  level: RuleLevel;
  /** The condition that raises it, in words. */
  condition: string;
  /** True if it reads sentences or labels by their phrases, so that it only works in languages that have these. */
  readsPhrases?: true;
  /** Its legal basis, by place. Empty: the law that the regime table names for the place. */
  basis: readonly Basis[];
  /** The one thing to do, in Markdown. It begins with "If" where it depends on the answer to a question. */
  fix: string;
  /** Places whose law is clear, but asks for less than the rule. */
  warnsIn?: (row: RegimeRow) => boolean;
  /** rules_version that introduced it, `YYYY-MM-DD`. */
  since: string;
  /** True if a recorded decision can turn the error into a warning. Only E rules can be. */
  isWaivable: boolean;
}

/** Evaluated once for the document. */
export interface DocumentRule extends RuleFacts {
  places: null;
  find(evaluation: Evaluation, sent: BannerDocument): Iterable<Candidate>;
}

/** Evaluated for each group of places that the selector includes. */
export interface PlaceRule extends RuleFacts {
  places: PlaceSelector;
  find(evaluation: Evaluation, group: PlaceGroup): Iterable<Candidate>;
}

/** A row of the table of codes. */
export type Rule = DocumentRule | PlaceRule;

/** Date of the first published rules. */
export const FIRST_RULES_VERSION = "2026-11-21";

/** Date of the rules that read the regime table of 2026-11-23. */
export const SECOND_RULES_VERSION = "2026-11-23";

/** Date of the rules that read the regime table of 2026-11-25. */
export const THIRD_RULES_VERSION = "2026-11-25";

/** Date of the newest rules. */
export const FOURTH_RULES_VERSION = "2026-11-28";

type Defaulted = "since" | "isWaivable";
type Sparse<T extends Rule> = Omit<T, Defaulted | "places"> & Partial<Pick<T, Defaulted>>;

/** A rule for the document as a whole. Since the first version; waivable when it is of level E. */
export function documentRule(rule: Sparse<DocumentRule>): DocumentRule {
  return { since: FIRST_RULES_VERSION, isWaivable: rule.level === "E", places: null, ...rule };
}

/** A rule for some places. Since the first version; waivable when it is of level E. */
export function placeRule(places: PlaceSelector, rule: Sparse<PlaceRule>): PlaceRule {
  return { since: FIRST_RULES_VERSION, isWaivable: rule.level === "E", places, ...rule };
}
