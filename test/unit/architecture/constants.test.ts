import { constantFaults } from "./constants";
import { sourceFiles } from "./source-files";

test("scalar constants are in capitals, and tables and functions are not", () => {
  const files = sourceFiles("src", /\.tsx?$/);
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(constantFaults)).toEqual([]);
});

test.each([
  ["const waitMs = 5 * -SECOND_MS;", ["waitMs"]],
  ["const text = `a`;", ["text"]],
  ['export const unknown = Symbol("unknown");', ["unknown"]],
  ["const LIMITS = { a: 1 } as const;", ["LIMITS"]],
  ["const FORM = /a/u;", ["FORM"]],
  ["export const READ = (): void => {};", ["READ"]],
  ["const CODES = new Set([1]);", ["CODES"]],
  ["const WAIT_MS = 1; const limits = [WAIT_MS]; const made = make(); const MADE = make();", []],
  ["function f() { const a = 1; return a; } let count = 0;", []],
])("%s: the names %j break the rule", (text, names) => {
  const faults = constantFaults({ path: "src/a.ts", text });
  expect(faults.map((fault) => fault.split(" ")[1])).toEqual(names);
});
