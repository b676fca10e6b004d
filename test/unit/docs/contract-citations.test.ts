import { basename } from "node:path";
import { citedSections, sectionsOf } from "./contract-citations";
import { repositoryTexts } from "./repository-texts";

// This file names what it refuses. Rows of the audit log have numbers.
const speakingOfRows = [basename(__filename), "audit-command.test.ts"];
const files = repositoryTexts().filter(({ path }) => !speakingOfRows.includes(basename(path)));
const pages = files.filter(({ path }) => path.startsWith("docs/contract/"));
const sections = sectionsOf(pages);

/** Names of documents that are not in the repository. A reader of a citation needs the sentence instead. */
const ABSENT_DOCUMENTS =
  /given-spec|the given specification|design\.md|\(design\b|contract\.md|fleet-and-pipeline|banner-and-console|\bfindings? [A-Z]\d+\b|\brows? \d+\b/i;

test("every citation of the contract names a section of docs/contract", () => {
  const cited = files.flatMap(({ path, text }) => citedSections(text).map((section) => ({ path, section })));
  expect(cited.length).toBeGreaterThan(200);
  const known = new Set(sections);
  expect(cited.filter(({ section }) => !known.has(section)).map(({ path, section }) => `${path}: ${section}`)).toEqual(
    [],
  );
});

test.each([
  ["/** Kept (contract 4.4). */", ["4.4"]],
  ["/** Against a model (contract 2.1 to 2.4, 2.7). */", ["2.1", "2.4", "2.7"]],
  ["/** Found again (contract 2, rule i). */", ["2", "rule i"]],
  ["/** As sent (contract 2, rules b and e). */", ["2", "rule b", "rule e"]],
  ["/**\n * What readers ignore (contract\n * 4.9).\n */", ["4.9"]],
  ["-- Leased (contract 4.2), every 15 s.", ["4.2"]],
])("finds the sections cited by %j", (text, cited) => {
  expect(citedSections(text)).toEqual(cited);
});

test("every section of the contract has one number, and the index lists it", () => {
  expect(sections.filter((section, index) => sections.indexOf(section) !== index)).toEqual([]);
  const index = pages.find(({ path }) => path.endsWith("/README.md"))?.text ?? "";
  const numbers = sections.filter((section) => !section.startsWith("rule "));
  expect(numbers.filter((number) => !new RegExp(`[|,] ${number.replace(".", "\\.")} \\w`).test(index))).toEqual([]);
});

test("no text cites a document that is not in the repository", () => {
  const citing = files.flatMap(({ path, text }) =>
    text
      .split("\n")
      .flatMap((line, index) => (ABSENT_DOCUMENTS.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(citing).toEqual([]);
});
