import { budgetOf, loweredBudget, violations } from "../../../tools/language/budget";
import { fileFindings } from "../../../tools/language/repository-findings";

/** Rules that a text breaks, each with its line. */
const found = (path: string, text: string) => fileFindings(path, text).map(({ rule, line }) => `${line} ${rule}`);

test.each([
  ["src/a.ts", "// The caller is\n// told of it.", ["2 told"]],
  ["src/a.ts", "/** A key of\n * its own. */", ["1 of its own"]],
  ["src/a.ts", "/** Whether it is open. */", ["1 docstring opening"]],
  ["src/a.ts", 'throw new Error(`"$' + '{value}" is no URL.`);', ["1 is no"]],
  ["src/a.ts", "f(`x $" + '{g("nobody may do this")}`);', ["1 nobody"]],
  ["src/a.ts", `// ${"word ".repeat(24)}`, ["1 line length"]],
  ["src/a.ts", 'f("See contract 4.9 for it.");', ["1 citation"]],
  ["test/a.test.ts", 'test("a site is judged", () => {});', ["1 judge"]],
  ["test/a.test.ts", `test("${"long ".repeat(17)}", () => {});`, ["1 title length"]],
  ["test/a.test.ts", 'test.each(rows)("what remains of %s", f);', ["1 title fragment"]],
  ["docs/a.md", "# A page\n\nIt starts by\nitself.", ["3 by itself"]],
  ["README.md", `${"word ".repeat(25)}`, ["1 line length"]],
  ["schema/a.yaml", "x:\n  description: >-\n    Kept\n    for ever.", ["4 for ever"]],
  ["CHANGELOG.md", "## Unreleased\nTold.\n## 0.2.0\nTold.\n## 0.1.0\nTold.\n", ["2 told", "4 told"]],
])("finds the violation in %s with %j", (path, text, expected) => {
  expect(found(path, text)).toEqual(expected);
});

test.each([
  ["src/a.ts", 'import { nobody } from "./told";\n/** A door. */\nconst whatever = told`x`;'],
  ["src/a.ts", 'const url = "http://a.test"; f(/[/*] nobody/, `//nobody`.length > 0 ? "told" : "tells");'],
  [
    "src/a.ts",
    "// There is no door, and `nobody` is no longer open.\n/** True if it is open. Contract 4.9 has why. */",
  ],
  ["test/a.test.ts", 'f("a message that somebody was told of");'],
  ["test/a.test.ts", `test("${"a".repeat(80)}", () => {});`],
  ["docs/a.md", "| x | y |\n```text\ntold\n```\n`judge` <!-- shall -->\nhttps://a.test/b"],
  ["docs/a.md", "<!-- Generated from schema/. Do not edit. -->\nnobody"],
  ["schema/a.yaml", "# told\nx:\n  enum: [nobody, told]\n  description: The `judge`."],
  ["src/generated/a.ts", "// told"],
])("accepts %s with %j", (path, text) => {
  expect(found(path, text)).toEqual([]);
});

describe("the budget of older texts", () => {
  const findings = fileFindings("src/cli/a.ts", "// told\n// tells\n\n// nobody");

  test("counts by rule and folder", () => {
    expect(budgetOf(findings)).toEqual({ nobody: { "src/cli": 1 }, told: { "src/cli": 2 } });
    expect(violations(budgetOf(findings), findings)).toEqual([]);
  });

  test("reports every finding of a folder that exceeds it", () => {
    expect(violations({ told: { "src/cli": 1 }, nobody: { "src/cli": 1 } }, findings)).toEqual([
      'src/cli: 2 of "told", 1 allowed. Edit the new ones:',
      expect.stringMatching(/^src\/cli\/a\.ts:1 told: found "told"\. Write return, /),
      expect.stringMatching(/^src\/cli\/a\.ts:2 told: found "tells"\. Write return, /),
    ]);
  });

  test("asks to lower what is too high, and never raises what is too low", () => {
    const budget = { told: { "src/cli": 1 }, nobody: { "src/cli": 3, "src/gone": 1 } };
    expect(violations(budget, findings).join("\n")).toMatch(/"nobody", but the budget is 3\. Lower it: npm run/);
    expect(loweredBudget(budget, findings)).toEqual({ told: { "src/cli": 1 }, nobody: { "src/cli": 1 } });
    expect(violations({ ...budget, told: { "src/cli": 2 } }, findings)).toContainEqual(
      expect.stringContaining('src/gone: 0 of "nobody", but the budget is 1.'),
    );
  });
});
