import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { repositoryFolder } from "../repository.mjs";

const docs = path.join(repositoryFolder, "docs");

/**
 * Pages below a folder of docs, by path relative to docs, sorted.
 *
 * @param {string} folder
 */
export function pagesIn(folder) {
  const names = readdirSync(path.join(docs, folder)).filter((name) => name.endsWith(".md"));
  return names.sort().map((name) => path.posix.join(folder, name));
}

/**
 * The first heading of a page, without Markdown.
 *
 * @param {string} page
 */
export function titleOf(page) {
  const text = readFileSync(path.join(docs, page), "utf8");
  const heading = /^# (.+)$/m.exec(text)?.[1];
  if (heading === undefined) throw new Error(`docs/${page} has no heading`);
  return heading.replaceAll("`", "");
}

/**
 * A page's file on the website. A folder's README is its index.
 *
 * @param {string} page
 */
export function sitePath(page) {
  return page.replace(/(^|\/)README\.md$/, "$1index.md");
}

/**
 * A relative link of a page as an address on the website, or at GitHub for what is not a page.
 *
 * @param {string} page path of the page, relative to docs
 * @param {string} link
 * @param {string} repository address of the repository's files
 */
export function siteLink(page, link, repository) {
  if (/^[a-z]+:|^#|^\//i.test(link)) return link;
  const [file = "", anchor] = link.split("#");
  const target = path.posix.join("docs", path.posix.dirname(page), file).replace(/\/$/, "");
  const suffix = anchor === undefined ? "" : `#${anchor}`;
  const inDocs = path.posix.relative("docs", target);
  const isInside = !inDocs.startsWith("..");
  if (isInside && inDocs.endsWith(".md")) return `/${sitePath(inDocs)}${suffix}`;
  const readme = path.posix.join(inDocs, "README.md");
  if (isInside && existsSync(path.join(docs, readme))) return `/${sitePath(readme)}${suffix}`;
  return `${repository}/${target}${suffix}`;
}
