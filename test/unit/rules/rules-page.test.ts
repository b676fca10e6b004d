import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateCommand } from "../../../src/cli/validate";
import { fileReport } from "../../../src/cli/validate/located-finding";
import { sarifReport } from "../../../src/cli/validate/sarif-report";
import { RULES, validateBanner } from "../../../src/rules";
import { repositoryFolder } from "../../support/repository-folder";

const page = readFileSync(join(repositoryFolder, "docs/rules.md"), "utf8");

test("each code has an entry with level, places, law and fix", () => {
  const entries = new Map(
    page
      .split(/^### /m)
      .slice(1)
      .map((entry) => [entry.split("\n")[0], entry]),
  );
  expect([...entries.keys()]).toEqual(RULES.map(({ code }) => code));
  for (const { code, fix } of RULES) {
    const entry = entries.get(code) ?? "";
    for (const part of ["- Level: ", "- Places: ", "- Law: ", `- Fix: ${fix}`]) expect(entry).toContain(part);
  }
});

test("SARIF points each rule to its entry", () => {
  const position = { line: 1, column: 1 };
  const report = fileReport("a.yaml", validateBanner({}), { value: {}, positionOf: () => position });
  const rules = sarifReport([report]).runs[0]?.tool.driver.rules ?? [];
  expect(rules.map(({ helpUri }) => helpUri?.replace(/^https:.*\/docs\/rules\.md#/, ""))).toEqual(
    RULES.map(({ code }) => code),
  );
});

test("the page and the help of validate say that it is not legal advice", () => {
  expect(page.slice(0, 400)).toContain("not legal advice");
  let help = "";
  validateCommand()
    .configureOutput({ writeOut: (text) => (help += text) })
    .outputHelp();
  expect(help).toContain("not legal advice");
});
