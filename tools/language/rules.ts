import { blank, type Passage, type PassageKind } from "./passage";

/** A rule about words. Each finding is an error. */
interface Rule {
  readonly name: string;
  /** Kinds of text that the rule applies to; all if absent. */
  readonly kinds?: readonly PassageKind[];
  /** The replacement to suggest. */
  readonly write: string;
  /** Matches what is wrong. Several words may be on different lines. */
  readonly find: RegExp;
}

/** Something that a rule found. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly found: string;
  readonly write: string;
}

/** A pattern of whole words, with any white space for each space. */
const words = (pattern: string) => new RegExp(`\\b(?:${pattern.replaceAll(" ", "\\s+")})\\b`, "gi");

const MAXIMUM_TITLE = 80;

const RULES: readonly Rule[] = [
  { name: "told", find: words("tell|tells|told|telling|untold"), write: "return, report, notify, store, distinguish" },
  {
    name: "stands",
    find: words("stands?(?!-|ard)|stood|standing"),
    write: "is, appears, replaces, applies",
  },
  {
    name: "is no",
    find: /(?<!\b(?:there|where)\s+)\b(?:is|are|was|were|be)\s+no\b(?!\s+(?:longer|more|one|less|later|earlier|different)\b)/gi,
    write: "is not a, is not valid",
  },
  { name: "judge", find: words("judge|judges|judged|judging|judgements?"), write: "validate, evaluate" },
  { name: "wish", find: words("wish|wishes|wished"), write: "input, requested, Inputs" },
  {
    name: "nobody",
    find: words("nobody|somebody|anybody|everybody"),
    write: "no one, someone, anyone, or name who it is",
  },
  { name: "of its own", find: words("of (?:its|their) own"), write: "separate, its own" },
  { name: "by itself", find: words("by (?:itself|themselves)"), write: "automatically, alone" },
  { name: "anew", find: words("anew"), write: "again" },
  { name: "for ever", find: words("for ?ever"), write: "permanently" },
  { name: "whatever", find: words("whatever"), write: "any, regardless of, even if" },
  { name: "shall", find: words("shall|shan't"), write: "must, will, or the present tense" },
  {
    // Comments may cite a section of docs/contract: a test resolves each citation.
    name: "citation",
    kinds: ["description", "message", "page", "title"],
    find: words("contract \\d+\\.\\d+(?:\\.\\d+)?"),
    write: "what the section says, or a link to it",
  },
  {
    name: "docstring opening",
    kinds: ["docstring"],
    find: /^\s*(?:What|Whether|Who|Whose|Where)\b/g,
    write: "a noun or a verb (for a boolean, `True if`)",
  },
  {
    name: "title length",
    kinds: ["title"],
    find: new RegExp(`^.{${MAXIMUM_TITLE + 1},}$`, "gs"),
    write: `a title of at most ${MAXIMUM_TITLE} characters`,
  },
  {
    name: "title fragment",
    kinds: ["title"],
    // "only" begins a statement ("only the owner can read it") unless a preposition follows.
    find: /^(?:what|that|whether|who|whose|it|its|they|them|these|those|and|but|which|of|from|also|not|nor|so|then|only (?:in|on|at|by|with|after|before|when|while|if|for|from|to|once))\b.*$/gi,
    write: "a statement that is clear alone: subject and verb",
  },
];

const MAXIMUM_COLUMNS = 120;

/** The lines of text in files whose comments are not those of TypeScript. */
const PROSE_LINES: readonly [file: RegExp, line: RegExp][] = [
  [/\.md$/, /^(?!\s*[|#])/],
  [/\.(tf|sh|ya?ml)$/, /^\s*#/],
];

/** Findings of all rules in one passage. */
export function findingsIn(passage: Passage, source: string): Finding[] {
  const { kind, path, start } = passage;
  const text = kind === "title" ? passage.text.trim().replace(/\s+/g, " ") : passage.text;
  return RULES.filter(({ kinds = [kind] }) => kinds.includes(kind)).flatMap(({ name, find, write }) =>
    [...text.matchAll(find)].map(({ 0: found, index }) => ({
      rule: name,
      path,
      line: lineAt(source, kind === "title" ? start : start + index),
      found: found.trim().replace(/\s+/g, " "),
      write,
    })),
  );
}

/** Lines of Markdown and comments that are too long. Tables, code, headings and single long words cannot be wrapped. */
export function longLines(path: string, source: string): Finding[] {
  const text = path.endsWith(".md") ? blank(source, /^---\n[\s\S]*?\n---\n|^( *)(```|~~~)[\s\S]*?^\1\2/gm) : source;
  const isProse = PROSE_LINES.find(([name]) => name.test(path))?.[1] ?? /^\s*(\/\/|\*|\/\*)/;
  return text.split("\n").flatMap((line, index) => {
    const canWrap = /\S\s+\S.*\s/.test(
      line
        .trim()
        .slice(0, MAXIMUM_COLUMNS)
        .replace(/^(\*|\/\/|-|\d+\.)\s*/, ""),
    );
    if (line.length <= MAXIMUM_COLUMNS || !isProse.test(line) || !canWrap) return [];
    const finding = { rule: "line length", path, line: index + 1, found: `${line.length} columns` };
    return [{ ...finding, write: `lines of at most ${MAXIMUM_COLUMNS} columns` }];
  });
}

function lineAt(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf("\n"); at !== -1 && at < offset; at = source.indexOf("\n", at + 1)) line += 1;
  return line;
}
