import { productionDirection } from "../../../../../src/provider/cli/report/production-direction";

/** Versions by number: the version whose content a rollback repeats, and whether it was ever live. */
type History = Readonly<Record<number, { readonly from?: number; readonly isLive?: boolean }>>;

const reading = (history: History) => async (number: number) => {
  const version = history[number];
  return version === undefined
    ? null
    : {
        number,
        rolled_back_from: version.from ?? null,
        first_in_production_at: version.isLive === false ? null : "2026-01-01T00:00:00.000Z",
      };
};

const live = {};
const never = { isLive: false };

test.each<[title: string, history: History, from: number, to: number, expected: string]>([
  ["an older version", { 2: live, 3: live }, 3, 2, "rollback"],
  ["a newer version that was never live", { 2: live, 3: never }, 2, 3, "promote"],
  [
    "a version with a lower number than a rollback, never live",
    { 1: live, 2: live, 3: never, 4: { from: 1 } },
    4,
    3,
    "promote",
  ],
  ["the version that a rollback took away", { 1: live, 2: live, 3: { from: 1 } }, 3, 2, "promote"],
  ["an older version than a rollback went to", { 1: live, 2: live, 3: live, 4: { from: 2 } }, 4, 1, "rollback"],
  ["the copy that a second rollback made", { 1: live, 2: live, 3: { from: 1 }, 4: { from: 3 } }, 2, 4, "rollback"],
  ["a version that is not read", { 3: live }, 3, 2, "move"],
])("production goes to %s", async (_, history, from, to, expected) => {
  expect(await productionDirection({ action: "move", to }, from, false, reading(history))).toBe(expected);
});

test("a rollback that has happened is one, and a promotion by hand is not", async () => {
  const read = reading({ 1: live, 2: live, 3: { from: 1 }, 4: live });
  expect(await productionDirection({ action: "promote", to: 3 }, 2, true, read)).toBe("rollback");
  expect(await productionDirection({ action: "promote", to: 4 }, 3, true, read)).toBe("promote");
});
