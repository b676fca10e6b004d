import { isPair, isScalar, parseAllDocuments, visit } from "yaml";
import { blank, type Passage } from "./passage";

/** The members of the schema that people read. */
const PROSE = new Set(["description", "summary", "title", "detail", "x-iac-description"]);

/** A page without its code. */
export function markdownPassages(path: string, text: string): Passage[] {
  const shown = [/^---\n[\s\S]*?\n---\n/g, /^( *)(```|~~~)[\s\S]*?^\1\2/gm, /`[^`]*`/g, /<!--[\s\S]*?-->/g].reduce(
    blank,
    path === "CHANGELOG.md" ? newestVersions(text) : text,
  );
  return [{ kind: "page", path, start: 0, text: shown }];
}

/** Unreleased changes and the newest version: older ones stay as they were published. */
function newestVersions(text: string): string {
  const versions = [...text.matchAll(/^## .*$/gm)];
  const isReleased = ({ 0: heading }: RegExpExecArray) => !/unreleased/i.test(heading);
  const second = versions.filter(isReleased)[1];
  return second === undefined ? text : text.slice(0, second.index);
}

/** Comments that begin with `#`: of scripts, pipelines and Terraform. Consecutive lines are one comment. */
export function hashPassages(path: string, text: string): Passage[] {
  return [...text.matchAll(/(?<=^|[ \t])#[^\n]*(?:\n[ \t]*#[^\n]*)*/gm)].map(({ 0: comment, index: start }) => {
    return { kind: "comment", path, start, text: blank(comment, /^[ \t]*#!?|`[^`\n]*`/gm) };
  });
}

/** Descriptions of a file of the schema. */
export function yamlPassages(path: string, text: string): Passage[] {
  const passages: Passage[] = [];
  for (const document of parseAllDocuments(text)) {
    visit(document, {
      Pair: (_, pair) => {
        if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) return;
        const { value, range } = pair.value;
        if (!PROSE.has(String(pair.key.value)) || typeof value !== "string" || range == null) return;
        const [start, end] = range;
        passages.push({ kind: "description", path, start, text: blank(text.slice(start, end), /`[^`\n]*`/g) });
      },
    });
  }
  return passages;
}
