import { DAY_MS } from "../../../../src/provider/resources/durations";
import { type Evidence, situations, whose } from "../../../../src/provider/resources/evidence";

const mine = async () => true;
const theirs = async () => false;

type Row = readonly [situation: keyof typeof situations, rule: string | null, facts: Evidence, verdict: string];

const rows: readonly Row[] = [
  ["a key is taken", "held", { isHeld: true, isPartOfSite: true, isAsDeclared: true, isByCaller: mine }, "refuse"],
  ["a key is taken", "ownPart", { isPartOfSite: true, isAsDeclared: true, isChanged: true, isByCaller: mine }, "take"],
  ["a key is taken", "changed", { isChanged: true, isPartOfSite: true, isByCaller: mine }, "refuse"],
  ["a key is taken", "inUse", { isInUse: () => true, isAsDeclared: true, isByCaller: mine }, "refuse"],
  ["a key is taken", "foreign", { isPartOfSite: true, isAsDeclared: true, isByCaller: theirs }, "refuse"],
  ["a key is taken", "old", { ageMs: 7 * DAY_MS + 1, isByCaller: mine }, "refuse"],
  ["a key is taken", null, { ageMs: 7 * DAY_MS, isInUse: async () => false, isByCaller: mine }, "take"],
  ["a draft was written", "empty", { isEmpty: true, name: "other", isByCaller: theirs }, "take"],
  ["a draft was written", "takeOver", { adopt: "take-over", name: "other", isByCaller: theirs }, "take"],
  ["a draft was written", "ownName", { name: "stack", isByCaller: mine }, "take"],
  ["a draft was written", "ownName", { name: "stack", isAsDeclared: true, isByCaller: theirs }, "take"],
  ["a draft was written", "sharedName", { name: "stack", isNameEnough: true, isByCaller: theirs }, "take"],
  ["a draft was written", "twinName", { name: "stack", adopt: true, isByCaller: theirs }, "refuse"],
  ["a draft was written", "adopted", { name: "stack", isByHand: true, adopt: true, isByCaller: theirs }, "take"],
  ["a draft was written", null, { name: "stack", isByHand: true, isNameEnough: true, isByCaller: theirs }, "refuse"],
  ["a draft was written", "otherName", { name: "other", adopt: true, isAsDeclared: true, isByCaller: mine }, "refuse"],
  ["a draft was written", "asDeclared", { name: null, isAsDeclared: true, isByCaller: theirs }, "take"],
  ["a draft was written", "adopted", { name: null, adopt: true, isByCaller: theirs }, "take"],
  ["a draft was written", "own", { name: null, isByCaller: mine }, "take"],
  ["a draft was written", null, { name: null, isByCaller: theirs }, "refuse"],
  ["a rollout's draft was written", "sharedName", { name: "stack", isNameEnough: true, isByCaller: theirs }, "take"],
  ["a rollout's draft was written", "unnamedEqual", { name: "other", isUnnamedEqual: true, isByCaller: mine }, "take"],
  ["a rollout's draft was written", "otherName", { name: "other", isUnnamedEqual: true, isByCaller: theirs }, "refuse"],
  ["a rollout's draft was written", null, { name: null, isByCaller: mine }, "refuse"],
];

test.each(rows)("where %s, rule %s decides about %j", async (situation, rule, facts, verdict) => {
  expect(await whose(situation, facts)).toEqual({ verdict, rule });
});

test("every rule of a situation decides in some row", () => {
  const missing = Object.values(situations).flatMap(([order]) =>
    order.filter((rule) => !rows.some(([, decided]) => decided === rule)),
  );
  expect(missing).toEqual([]);
});

test("asks for the token only where the order reaches it", async () => {
  const isByCaller = async (): Promise<boolean> => {
    throw new Error("asked");
  };
  const facts = { name: "stack", isAsDeclared: true, isHeld: true, isInUse: () => true, isByCaller } as const;
  expect((await whose("a draft was written", facts)).rule).toBe("ownName");
  expect((await whose("a key is taken", facts)).rule).toBe("held");
});
