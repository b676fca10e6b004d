import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { situations } from "../../../src/provider/resources/evidence";
import { repositoryFolder } from "../../support/repository-folder";

const page = readFileSync(join(repositoryFolder, "docs/explanations/ownership.md"), "utf8");
const table = page.split("\n").filter((line) => /`test\//.test(line));

test("the page has each rule about existing objects once, with its loss and its test", () => {
  const rules = [...new Set(Object.values(situations).flatMap(([order]) => order))];
  const named = table.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.sort()).toEqual(rules.sort());
});

test("each test that the page names exists", () => {
  const paths = table.flatMap((line) => [...line.matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path ?? ""));
  expect(paths.length).toBeGreaterThan(table.length);
  const missing = paths.filter((path) => !existsSync(join(repositoryFolder, `${path}.test.ts`)));
  expect(missing).toEqual([]);
});
