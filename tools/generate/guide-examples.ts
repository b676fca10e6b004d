import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFiles } from "./generated-files";

const root = join(__dirname, "..", "..");
const folder = "docs/guides";

/** A code block behind a comment that names the file in examples/ that it shows. */
const EXAMPLE = /(<!-- example: (\S+) -->\n```\w+\n)[\s\S]*?(```\n)/g;

/** The guides with the current text of the examples that they show. Everything else in them is written by hand. */
export function generateGuideExamples(): GeneratedFiles {
  const pages = readdirSync(join(root, folder)).filter((name) => name.endsWith(".md"));
  return new Map(
    pages.map((name) => {
      const before = readFileSync(join(root, folder, name), "utf8");
      return [`${folder}/${name}`, before.replace(EXAMPLE, block)];
    }),
  );
}

/** The banner of the quick start is in the same folder, as it is in a project of the reader's. */
function block(_whole: string, start: string, file: string, end: string): string {
  return `${start}${readFileSync(join(root, "examples", file), "utf8").replaceAll("../quickstart/", "")}${end}`;
}
