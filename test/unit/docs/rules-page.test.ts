import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { packageVersion } from "../../../src/consent/package-version";
import { evaluateBanner, lawOf, rules } from "../../../src/consent/rules";
import { validateCommand } from "../../../src/provider/cli/validate";
import { fileReport } from "../../../src/provider/cli/validate/located-finding";
import { sarifReport } from "../../../src/provider/cli/validate/sarif-report";
import { repositoryFolder } from "../../support/repository-folder";

const page = readFileSync(join(repositoryFolder, "docs/rules.md"), "utf8");

test("each code has an entry with level, places, law and fix", () => {
  const entries = new Map(
    page
      .split(/^### /m)
      .slice(1)
      .map((entry) => [entry.split("\n")[0], entry]),
  );
  expect([...entries.keys()]).toEqual(rules.map(({ code }) => code));
  for (const { code, fix } of rules) {
    const entry = entries.get(code) ?? "";
    for (const part of ["- Level: ", "- Places: ", "- Law: ", `- Fix: ${fix}`]) expect(entry).toContain(part);
  }
});

test("the table of words explains words of the entries, and groups of places by code", () => {
  const [introduction = "", words = "", ...rest] = page.split(/^## (?=Words|Languages)/m);
  expect(introduction).toContain("[Words](#words)");
  const rows = [...words.matchAll(/^\| ([^|]*?) \| (.*) \|$/gm)].slice(2);
  expect(rows.map(([, word = ""]) => word)).toEqual(
    rows.map(([, word = ""]) => word).sort((a, b) => a.localeCompare(b)),
  );
  for (const [, word = "", meaning = ""] of rows) {
    expect(rest.join("").toLowerCase()).toContain(word.replace(/ \(.*/, "").toLowerCase());
    expect(meaning).not.toContain(": .");
  }
  expect(words).toMatch(/signal states \| .*US-CA, US-CO/);
});

test("the table of languages names rules that read phrases, which refer to it", () => {
  const [, table = ""] = /^## Languages\n([\s\S]*?)^## /m.exec(page) ?? [];
  const reading = rules.filter(({ readsPhrases }) => readsPhrases === true).map(({ code }) => code);
  expect(reading).toEqual(expect.arrayContaining(table.match(/[a-z]+(-[a-z]+)+/g) ?? ["none"]));
  expect(table).toMatch(/\| Czech, Danish, .*Turkish \| none \| none \|/);
  const entries = page.split(/^### /m).filter((entry) => entry.includes("\n- Languages: "));
  expect(entries.map((entry) => entry.split("\n")[0])).toEqual(reading);
});

test("no sentence of a condition or a fix is longer than 35 words", () => {
  const sentences = rules.flatMap(({ code, condition, fix }) =>
    `${condition} ${fix}`.split(/(?<=[.?])\s+(?=[A-Z])/).map((sentence) => ({ code, sentence })),
  );
  expect(sentences.filter(({ sentence }) => sentence.split(/\s+/).length > 35)).toEqual([]);
});

test("each entry is complete and names each source once", () => {
  for (const rule of rules) {
    expect(rule.condition).not.toMatch(/^(The same|Such)\b/);
    const laws = lawOf(rule).split("; ");
    expect(new Set(laws).size).toBe(laws.length);
  }
});

test("an entry speaks of the law elsewhere only where its places have another", () => {
  const entryOf = (code: string) => page.split(/^### /m).find((entry) => entry.startsWith(`${code}\n`)) ?? "";
  expect(entryOf("expiry-over-six-months")).not.toContain("elsewhere");
  expect(entryOf("withdrawal-keeps-storage")).not.toContain("elsewhere");
  expect(entryOf("reprompt-soon")).toContain("; Rule of consentform");
  expect(entryOf("consent-wall-text")).toContain("elsewhere the act in the table of regimes");
  expect(entryOf("policy-link-missing")).toContain("elsewhere a rule of consentform");
});

test("SARIF holds the entry of each rule and the address of the page at this version", () => {
  const position = { line: 1, column: 1 };
  const report = fileReport("a.yaml", evaluateBanner({}), { value: {}, members: [], positionOf: () => position });
  const sarifRules = sarifReport([report], []).runs[0]?.tool.driver.rules ?? [];
  expect(sarifRules.map(({ id }) => id)).toEqual(rules.map(({ code }) => code));
  for (const { id, help, helpUri } of sarifRules) {
    expect(helpUri).toBe(`https://github.com/consentform/consentform/blob/v${packageVersion}/docs/rules.md#${id}`);
    for (const line of help?.markdown?.split("\n") ?? []) {
      if (!line.startsWith("- Page: ")) expect(page).toContain(line);
    }
    expect(help?.markdown).toContain(`docs/rules.md#${id}`);
  }
});

test("the page and the help of validate say that it is not legal advice", () => {
  expect(page.slice(0, 400)).toContain("not legal advice");
  let help = "";
  validateCommand
    .declare?.(new Command())
    .configureOutput({ writeOut: (text) => (help += text) })
    .outputHelp();
  expect(help).toContain("not legal advice");
});
