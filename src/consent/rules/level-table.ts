import type { RuleLevel } from "./rule-finding";

/** Why an error only warns, or what a warning lacks, as messages say it. */
export type WarningReason = "not verified" | "the law leaves room" | "outside regimes.audience";

/** The facts that decide about the level of a finding in one place, or in the document as a whole. */
export interface LevelFacts {
  /** The rule's own level. */
  level: RuleLevel;
  /** True if the law of the place leaves room, or asks for less than the rule. */
  hasRoom?: boolean;
  /** True if no one has read the source that the rule names for the place, or else the place's own law. */
  isUnverified?: boolean;
  /** True if a setting of the whole document is found in a place outside `regimes.audience`. */
  isOutside?: boolean;
  /** True if the rule or the row is newer than the rules that accepted the document. */
  isNewer?: boolean;
}

/** The level that a finding counts as. */
export interface LevelOutcome {
  level: RuleLevel;
  reason: WarningReason | null;
  /** True if it is an error that only warns until the document changes. */
  isGrace: boolean;
}

/** A row of the table, in words for the documentation, and as code. */
interface LevelRow {
  rule: string;
  place: string;
  source: string;
  audience: string;
  waiver: string;
  counts: string;
  applies(facts: LevelFacts): boolean;
  outcome: LevelOutcome;
}

const warning = { level: "W", reason: null, isGrace: false } as const;

/** The rows in order: the first that applies decides. */
export const levelTable: readonly LevelRow[] = [
  {
    rule: "schema",
    place: "any",
    source: "any",
    audience: "any",
    waiver: "has no effect",
    counts: "error; the document is refused",
    applies: ({ level }) => level === "S",
    outcome: { level: "S", reason: null, isGrace: false },
  },
  {
    rule: "warning",
    place: "any",
    source: "not read",
    audience: "any",
    waiver: "has no effect",
    counts: "warning, with *we have not checked the source*",
    applies: ({ level, isUnverified }) => level === "W" && isUnverified === true,
    outcome: { ...warning, reason: "not verified" },
  },
  {
    rule: "warning",
    place: "any",
    source: "read",
    audience: "any",
    waiver: "has no effect",
    counts: "warning",
    applies: ({ level }) => level === "W",
    outcome: warning,
  },
  {
    rule: "error",
    place: "cautious, or asks for less",
    source: "any",
    audience: "any",
    waiver: "has no effect",
    counts: "warning: *the law leaves room*",
    applies: ({ hasRoom }) => hasRoom === true,
    outcome: { ...warning, reason: "the law leaves room" },
  },
  {
    rule: "error",
    place: "clear",
    source: "not read",
    audience: "any",
    waiver: "has no effect",
    counts: "warning: *we have not checked the source*",
    applies: ({ isUnverified }) => isUnverified === true,
    outcome: { ...warning, reason: "not verified" },
  },
  {
    rule: "error",
    place: "clear",
    source: "read",
    audience: "outside, of a setting of the whole document",
    waiver: "has no effect",
    counts: "warning: *outside regimes.audience*",
    applies: ({ isOutside }) => isOutside === true,
    outcome: { ...warning, reason: "outside regimes.audience" },
  },
  {
    rule: "error, newer than the document's acceptance",
    place: "clear",
    source: "read",
    audience: "inside",
    waiver: "is recorded if the rule allows it",
    counts: "warning until the document changes (grace)",
    applies: ({ isNewer }) => isNewer === true,
    outcome: { ...warning, isGrace: true },
  },
  {
    rule: "error",
    place: "clear",
    source: "read",
    audience: "inside",
    waiver: "makes it a warning if the rule allows it",
    counts: "error",
    applies: () => true,
    outcome: { level: "E", reason: null, isGrace: false },
  },
];

/** The level that a finding counts as before waivers. */
export function levelFor(facts: LevelFacts): LevelOutcome {
  const row = levelTable.find(({ applies }) => applies(facts));
  if (row === undefined) throw new Error("the last row of the table applies to everything");
  return row.outcome;
}
