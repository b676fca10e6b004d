import { levelFor, levelTable } from "../../../../src/consent/rules/level-table";

const error = { level: "E" as const };

test.each([
  ["the schema refuses", { level: "S" as const, isNewer: true }, "S", null],
  ["a warning stays one", { level: "W" as const, isNewer: true, isOutside: true }, "W", null],
  ["a warning says what was not read", { level: "W" as const, isUnverified: true }, "W", "not verified"],
  ["an error stays one", error, "E", null],
  ["room in the law comes first", { ...error, hasRoom: true, isUnverified: true }, "W", "the law leaves room"],
  ["an unread source makes no error", { ...error, isUnverified: true, isOutside: true }, "W", "not verified"],
  ["a setting outside the audience warns", { ...error, isOutside: true }, "W", "outside regimes.audience"],
  ["a newer rule warns", { ...error, isNewer: true }, "W", null],
])("%s", (_what, facts, level, reason) => {
  const outcome = levelFor(facts);
  expect(outcome).toMatchObject({ level, reason });
  expect(outcome.isGrace).toBe(facts.level === "E" && "isNewer" in facts && level === "W");
});

test("every combination has a row, and every row decides in one", () => {
  const bools = [false, true];
  const deciding = new Set<unknown>();
  for (const level of ["S", "E", "W"] as const)
    for (const hasRoom of bools)
      for (const isUnverified of bools)
        for (const isOutside of bools)
          for (const isNewer of bools) {
            const facts = { level, hasRoom, isUnverified, isOutside, isNewer };
            deciding.add(levelTable.find(({ applies }) => applies(facts)));
            // An error needs a clear and read law.
            if (levelFor(facts).level === "E")
              expect([hasRoom, isUnverified, isOutside]).toEqual([false, false, false]);
          }
  expect(deciding).toEqual(new Set(levelTable));
});
