import type { CitedSource } from "./basis";
import type { WarningReason } from "./level-table";
import type { RuleFinding, RuleLevel } from "./rule-finding";

/** One thing that is wrong with a document, as data. `wireFinding` puts it into the words of the contract. */
export interface BannerFinding extends Pick<RuleFinding, "code" | "level" | "pointer" | "grace" | "waived"> {
  /** The state of the document, and what visitors meet; or the question that decides. */
  fault: string;
  /** The one thing to do; null where the form is refused, since the fault says it. */
  fix: string | null;
  /** True if the fix depends on the answer to a question, which is about this fault alone. */
  isFixConditional: boolean;
  /** The words for this and others of its kind in one object, which are one repair; null where it is alone. */
  joint: JointFault | null;
  /** Level of the rule where the law is clear. */
  ruleLevel: RuleLevel;
  /** ISO 3166 codes of the places where it applies, sorted; empty when it does not depend on a place. */
  places: string[];
  /** Ids of the regimes of these places, sorted. */
  regimes: string[];
  /** Why an error only warns, or what a warning lacks, with the places of each reason. */
  reasons: readonly PlacedReason[];
  /** The sources that it rests on, each with its places. */
  sources: readonly CitedSource[];
  /** True if a recorded decision can turn it into a warning or did so. */
  isWaivable: boolean;
}

/** The words for several faults with one repair. `{items}` is the list of their items. */
export interface JointFault {
  item: string;
  fault: string;
  fix: string | null;
  /** A sentence about this item, to follow the fix. */
  advice?: string;
}

/** A reason, and the places that it holds in: none where the document as a whole has it. */
export interface PlacedReason {
  reason: WarningReason;
  places: readonly string[];
}
