import type { SourceFile } from "../architecture/source-files";

/** A section of docs/contract, as comments cite it: `4.12`, or `rule i` of section 2. */
export type Section = string;

/** The sections of pages of docs/contract, in their order. */
export function sectionsOf(pages: readonly SourceFile[]): Section[] {
  return pages.flatMap(({ text }) =>
    [...text.matchAll(/^##+ (?:(\d+(?:\.\d+)*) |Rule ([a-z]): )/gm)].map(
      ([, number, rule]) => number ?? `rule ${rule}`,
    ),
  );
}

/**
 * A list of numbers, possibly followed by rules: `contract 2.12, 4.7`, `contract 2.1 to 2.4`, `contract 2, rules b and
 * e`.
 */
const CITATION =
  /\b[Cc]ontract (\d+(?:\.\d+)*(?:(?:, | and | to )\d+\.\d+)*)(?:, rules? ([a-z])\b(?: (?:and|to) ([a-z])\b)?)?/g;

/** Every section that a text cites. A citation may continue on the next line of a comment. */
export function citedSections(text: string): Section[] {
  const joined = text.replace(/\n[ \t]*(?:\*|\/\/|#|--)?[ \t]*/g, " ");
  return [...joined.matchAll(CITATION)].flatMap(([, numbers = "", ...rules]) => [
    ...numbers.split(/, | and | to /),
    ...rules.flatMap((rule) => (rule === undefined ? [] : [`rule ${rule}`])),
  ]);
}
