import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { Passage } from "./passage";
import { type Finding, findingsIn, longLines } from "./rules";
import { sourcePassages } from "./source-passages";
import { hashPassages, markdownPassages, yamlPassages } from "./text-passages";

const FOLDERS = ["src", "test", "tools", "bench", "examples", "docs", "schema", "modules"];
const PAGES = ["README.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md"];

/** Folders whose files are generated, installed or copied, or that hold the words of other people's banners. */
const NOT_OURS =
  /(^|\/)(generated|node_modules|fixtures|dist|\.terraform)\/|^docs\/terraform\/|\/wording\/(languages|promises)\//;

/** Findings of all rules in the texts of the repository that people write. */
export function repositoryFindings(root: string): Finding[] {
  return textFiles(root).flatMap((path) => fileFindings(path, readFileSync(join(root, path), "utf8")));
}

/** @returns paths of the files that the rules apply to */
function textFiles(root: string): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  return [...PAGES, ...inFolders.map((path) => path.split(sep).join("/")).sort()].filter(
    (path) => readerOf(path) !== undefined && existsSync(join(root, path)) && statSync(join(root, path)).isFile(),
  );
}

/** Findings in one file. A generated page repeats its source, which has its own findings. */
export function fileFindings(path: string, text: string): Finding[] {
  if (/^(---\n[\s\S]*?\n---\n)?\s*<!-- Generated/.test(text)) return [];
  const passages = readerOf(path)?.(path, text) ?? [];
  const lines = path.endsWith(".yaml") || path === "CHANGELOG.md" ? [] : longLines(path, text);
  return [...passages.flatMap((passage) => findingsIn(passage, text)), ...lines];
}

/** Reads the passages of a file; undefined for files that the rules do not apply to. */
function readerOf(path: string): ((path: string, text: string) => Passage[]) | undefined {
  if (NOT_OURS.test(path)) return undefined;
  if (/\.(tsx?|mjs|js)$/.test(path)) return sourcePassages;
  if (path.endsWith(".md")) return markdownPassages;
  if (path.startsWith("schema/") && path.endsWith(".yaml")) return yamlPassages;
  return /^(examples|modules)\/.*\.(tf|sh|ya?ml)$/.test(path) ? hashPassages : undefined;
}
