import { findingLine } from "../../../tools/language/finding-line";
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
  ["test/a.test.ts", 'test("of a tree ends its descendants", () => {});', ["1 title fragment"]],
  ["test/a.test.ts", 'test("only after a restart", () => {});', ["1 title fragment"]],
  ["examples/a.tf", 'x = "nobody" # A resource of\n  # its own.', ["1 of its own"]],
  ["examples/a/.github/workflows/a.yml", "on: push\n# What somebody changed.", ["2 nobody"]],
  ["examples/a/a.sh", `# ${"word ".repeat(24)}`, ["1 line length"]],
  ["examples/a/a.sh", "#!/usr/bin/env bash\n# Told.\n", ["2 told"]],
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
  ["test/a.test.ts", 'test("only the owner can read it", () => {});'],
  ["examples/a.tf", 'secret = "told#nobody" # `told`'],
  ["src/generated/a.ts", "// told"],
])("accepts %s with %j", (path, text) => {
  expect(found(path, text)).toEqual([]);
});

test("reports a finding with its place and the words to write, and shortens a long one", () => {
  const lines = [...fileFindings("src/provider/cli/a.ts", "// tells"), ...fileFindings("docs/a.md", "x ".repeat(61))];
  expect(lines.map(findingLine)).toEqual([
    expect.stringMatching(/^src\/provider\/cli\/a\.ts:1 told: found "tells"\. Write return, /),
    expect.stringMatching(/^docs\/a\.md:1 line length: found "/),
  ]);
  const title = `test("${"long ".repeat(30)}", () => {});`;
  expect(fileFindings("test/a.test.ts", title).map(findingLine)).toEqual([
    expect.stringMatching(/^test\/a\.test\.ts:1 title length: found "(?:long ){17}long…"\. Write a title of /),
  ]);
});
