import { DAY_MS, LEFT_OVER_DAYS } from "./durations";

/** Facts about an existing object. A function may cost a request, so it runs only when a rule needs it. */
export interface Evidence {
  /** Another resource of the program has the object. */
  readonly isHeld?: boolean;
  /** A draft that no one has written. */
  readonly isEmpty?: boolean;
  readonly adopt?: true | "take-over" | undefined;
  /** The owner that a draft names: this stack, another one, or none. */
  readonly name?: "stack" | "other" | null;
  /** A user wrote the draft last, in the console, which keeps the owner's name. */
  readonly isByHand?: boolean;
  /** The name of this stack needs no further evidence. */
  readonly isNameEnough?: boolean;
  /** Its values are those that are declared, or that this resource wrote last. */
  readonly isAsDeclared?: boolean;
  /** Neither the draft nor the resource names a stack, and the contents are equal. */
  readonly isUnnamedEqual?: boolean;
  readonly isPartOfSite?: boolean;
  readonly isChanged?: boolean;
  readonly ageMs?: number;
  isInUse?(): Promise<boolean> | boolean;
  /** The calling token created it or wrote it last. */
  isByCaller(): Promise<boolean>;
}

/** The decision about an existing object: this resource manages it, or leaves it unchanged. */
export type Verdict = "take" | "refuse";

type Holds = (evidence: Evidence) => boolean | undefined | Promise<boolean | undefined>;

const rules = {
  held: [({ isHeld }) => isHeld, "refuse"],
  empty: [({ isEmpty }) => isEmpty, "take"],
  takeOver: [({ adopt }) => adopt === "take-over", "take"],
  ownPart: [async (facts) => facts.isPartOfSite && facts.isAsDeclared && (await facts.isByCaller()), "take"],
  ownName: [async (facts) => facts.name === "stack" && (facts.isAsDeclared || (await facts.isByCaller())), "take"],
  sharedName: [({ name, isNameEnough, isByHand }) => name === "stack" && isNameEnough && !isByHand, "take"],
  twinName: [({ name, isByHand }) => name === "stack" && !isByHand, "refuse"],
  unnamedEqual: [async (facts) => facts.isUnnamedEqual && (await facts.isByCaller()), "take"],
  otherName: [({ name }) => name === "other", "refuse"],
  changed: [({ isChanged }) => isChanged, "refuse"],
  inUse: [({ isInUse }) => isInUse?.(), "refuse"],
  foreign: [async ({ isByCaller }) => !(await isByCaller()), "refuse"],
  asDeclared: [({ isAsDeclared }) => isAsDeclared, "take"],
  adopted: [({ adopt }) => adopt === true, "take"],
  old: [({ ageMs = 0 }) => ageMs > LEFT_OVER_DAYS * DAY_MS, "refuse"],
  own: [({ isByCaller }) => isByCaller(), "take"],
} satisfies Record<string, readonly [Holds, Verdict]>;

/** A rule about an existing object. */
export type RuleName = keyof typeof rules;

/** The rules of each situation in their order, and the verdict if none holds. */
export const situations = {
  "a key is taken": [["held", "ownPart", "changed", "inUse", "foreign", "old"], "take"],
  "a draft was written": [
    ["empty", "takeOver", "ownName", "sharedName", "twinName", "otherName", "asDeclared", "adopted", "own"],
    "refuse",
  ],
  "a rollout's draft was written": [
    ["empty", "takeOver", "ownName", "sharedName", "unnamedEqual", "otherName", "asDeclared", "adopted"],
    "refuse",
  ],
} as const satisfies Record<string, readonly [readonly RuleName[], Verdict]>;

/**
 * Decides about an existing object. Returns the verdict of the first rule that holds, and that rule; null if none does.
 */
export async function whose(
  situation: keyof typeof situations,
  evidence: Evidence,
): Promise<{ verdict: Verdict; rule: RuleName | null }> {
  const [order, otherwise] = situations[situation];
  for (const rule of order) {
    const [holds, verdict] = rules[rule];
    if (await holds(evidence)) return { verdict, rule };
  }
  return { verdict: otherwise, rule: null };
}
