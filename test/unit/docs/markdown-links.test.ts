import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryFolder } from "../../support/repository-folder";
import { anchorsOf, linksOf } from "./markdown-links";
import { repositoryTexts } from "./repository-texts";

const pages = repositoryTexts().filter(({ path }) => path.endsWith(".md"));

/** Why a link of a page leads nowhere, or null. Links to other sites are not followed. */
function deadLink(page: string, link: string): string | null {
  if (/^[a-z]+:/.test(link)) return null;
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? page : join(dirname(page), file);
  const path = join(repositoryFolder, target);
  if (!existsSync(path)) return `${page}: ${link} names no file`;
  if (anchor === undefined) return null;
  return anchorsOf(readFileSync(path, "utf8")).has(anchor) ? null : `${page}: ${link} names no heading`;
}

test("every relative link and anchor in the documentation leads somewhere", () => {
  const links = pages.flatMap(({ path, text }) => linksOf(text).map((link) => [path, link] as const));
  expect(links.length).toBeGreaterThan(300);
  expect(links.flatMap(([page, link]) => deadLink(page, link) ?? [])).toEqual([]);
});

test.each([
  ["docs/contract/http.md", "absent.md", "names no file"],
  ["docs/contract/http.md", "README.md#absent", "names no heading"],
  ["docs/contract/http.md", "#absent", "names no heading"],
])("reports the link on page %s to %s as dead", (page, link, reason) => {
  expect(deadLink(page, link)).toContain(reason);
});

test("ignores links in code and numbers repeated headings", () => {
  expect(linksOf("[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n")).toEqual(["b.md"]);
  expect([...anchorsOf("# 4.12 Order of checks\n## `Id`\n## `Id`\n")]).toEqual(["412-order-of-checks", "id", "id-1"]);
});
