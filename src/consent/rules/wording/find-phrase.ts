import type { PhraseGroup, Wording } from "./wording";
import { wordingOf } from "./wording-of";

/** Words that `…` leaves out, within a clause. */
const GAP = "(?: [^ ,]+){0,2}?";

/** The same in a script without spaces. */
const UNSPACED_GAP = "[^,]{0,8}?";

/** Groups in which `…` reaches into the next clause, and a comma counts as a word: "only then, if you accept". */
const acrossClauses: ReadonlySet<PhraseGroup> = new Set(["idle", "walling"]);

/** The expressions of each language, made when they are first needed. */
const compiled = new WeakMap<Wording, Map<PhraseGroup, RegExp>>();

/** Reports whether a text in a language (BCP 47) has a phrase of any of the groups; false without phrases for it. */
export function hasPhrase(text: string, tag: string, ...groups: readonly PhraseGroup[]): boolean {
  const wording = wordingOf(tag);
  if (wording === null) return false;
  return groups.some((group) => isFound(text, wording, group));
}

/** True if a language (BCP 47) has phrases of a group. */
export function hasGroup(tag: string, group: PhraseGroup): boolean {
  return (wordingOf(tag)?.phrases[group]?.length ?? 0) > 0;
}

/** Texts whose results are kept for each expression: about those that a document has in a language. */
const MAX_TEXTS = 100;

/** Results by expression and text: a document's texts are searched again in each place. */
const results = new WeakMap<RegExp, Map<string, boolean>>();

function isFound(text: string, wording: Wording, group: PhraseGroup): boolean {
  if (wording.phrases[group] === undefined) return false;
  const expression = expressionOf(wording, group);
  const byText = results.get(expression) ?? new Map<string, boolean>();
  const result = byText.get(text) ?? expression.test(wordsOf(text, wording));
  if (byText.size >= MAX_TEXTS) byText.clear();
  results.set(expression, byText.set(text, result));
  return result;
}

/** The words of texts that were searched, in scripts with and without spaces: each is searched for many groups. */
const words: Readonly<Record<"spaced" | "unspaced", Map<string, string>>> = { spaced: new Map(), unspaced: new Map() };

function wordsOf(text: string, { isUnspaced = false }: Wording): string {
  const known = words[isUnspaced ? "unspaced" : "spaced"];
  const result = known.get(text) ?? folded(text, isUnspaced);
  if (known.size >= MAX_TEXTS) known.clear();
  known.set(text, result);
  return result;
}

/**
 * Reports whether a text has a phrase of any of the groups that does not begin in a phrase of another group. What that
 * phrase reaches in the next clause is not a part of it.
 */
export function hasPhraseBeside(text: string, tag: string, other: PhraseGroup, ...groups: PhraseGroup[]): boolean {
  const wording = wordingOf(tag);
  if (wording === null) return false;
  const found = groups.filter((group) => isFound(text, wording, group));
  if (found.length === 0) return false;
  const spansOf = (group: PhraseGroup) => spansIn(wordsOf(text, wording), expressionOf(wording, group));
  const others = spansOf(other).filter(({ phrase }) => !phrase.includes(","));
  // Without spaces, a phrase has no last word: it must be a part of the other as a whole.
  const isPart = (one: Span) =>
    others.some(({ start, end }) => start <= one.start && (wording.isUnspaced ? one.end <= end : one.start < end));
  return found.some((group) => !spansOf(group).every(isPart));
}

interface Span {
  start: number;
  end: number;
  phrase: string;
}

/** Expressions that find every phrase, made when they are first needed. */
const everywhere = new WeakMap<RegExp, RegExp>();

function repeated(expression: RegExp): RegExp {
  const known = everywhere.get(expression) ?? new RegExp(expression, "gu");
  everywhere.set(expression, known);
  return known;
}

function spansIn(words: string, expression: RegExp): Span[] {
  return [...words.matchAll(repeated(expression))].map(({ index, 0: phrase }) => ({
    start: index,
    end: index + phrase.length,
    phrase,
  }));
}

/** The words of a text without its phrases of a group. */
export function withoutPhrases(text: string, tag: string, group: PhraseGroup): string {
  return changed(text, tag, group, (words, expression) => words.replace(repeated(expression), " "));
}

/** The words of a text without the clauses that have a phrase of a group. */
export function withoutClauses(text: string, tag: string, group: PhraseGroup): string {
  return changed(text, tag, group, (words, expression) =>
    words
      .split(",")
      .filter((clause) => !expression.test(clause))
      .join(","),
  );
}

/** The clauses of a text that have a phrase of a group. */
export function clausesWith(text: string, tag: string, group: PhraseGroup): string[] {
  const wording = wordingOf(tag);
  if (wording === null || !isFound(text, wording, group)) return [];
  const clauses = wordsOf(text, wording).split(",");
  return clauses.filter((clause) => expressionOf(wording, group).test(clause));
}

/** True if a clause of a text has a phrase of a group, and denies nothing except what another group says. */
export function isAffirmed(text: string, tag: string, group: PhraseGroup, other: PhraseGroup): boolean {
  return clausesWith(text, tag, group).some((clause) => !hasPhraseBeside(clause, tag, other, "negating"));
}

/** The text itself where it has no phrase of the group. */
function changed(
  text: string,
  tag: string,
  group: PhraseGroup,
  change: (words: string, expression: RegExp) => string,
): string {
  const wording = wordingOf(tag);
  if (wording === null || !isFound(text, wording, group)) return text;
  return change(wordsOf(text, wording), expressionOf(wording, group));
}

function expressionOf(wording: Wording, group: PhraseGroup): RegExp {
  const known = compiled.get(wording) ?? new Map<PhraseGroup, RegExp>();
  compiled.set(wording, known);
  const expression = known.get(group) ?? compile(wording, group);
  known.set(group, expression);
  return expression;
}

function compile({ isUnspaced = false, phrases }: Wording, group: PhraseGroup): RegExp {
  const within: string = isUnspaced ? UNSPACED_GAP : GAP;
  const gap = acrossClauses.has(group) ? (isUnspaced ? ".{0,9}?" : within.replace(",", "")) : within;
  const patterns = (phrases[group] ?? []).map((phrase) => patternOf(phrase, gap, isUnspaced));
  // Without phrases, nothing is found: the empty pattern would find everything.
  return new RegExp(patterns.length === 0 ? "(?!)" : patterns.join("|"), "u");
}

function patternOf(phrase: string, gap: string, isUnspaced: boolean): string {
  const tokens = phrase.match(/\([^)]*\)\*?|[^\s()]+/g) ?? [];
  const parts = tokens.map((token) => {
    if (token === "…") return gap;
    const isOptional = token.endsWith(")*");
    const choices = (token.startsWith("(") ? token.slice(1, token.lastIndexOf(")")) : token).split("|");
    const words = choices.map((choice) => choiceOf(choice, isUnspaced)).join("|");
    return `(?:${words})${isOptional ? "?" : ""}`;
  });
  return isUnspaced ? parts.join("") : `${parts.join("")}(?= )`;
}

/** The words of a choice, each with the space before it. */
function choiceOf(choice: string, isUnspaced: boolean): string {
  return folded(choice, isUnspaced)
    .trimEnd()
    .replaceAll("*", isUnspaced ? "" : "[^ ,]*");
}

/** Letters that are not a base and an accent in Unicode, but are typed as one. */
const plain: Readonly<Record<string, string>> = { ł: "l", ø: "o", æ: "ae", ß: "ss", ı: "i", đ: "d", ð: "d", þ: "th" };

/** A text in lower case without accents and marks, a space around each word and comma. */
function folded(text: string, isUnspaced: boolean): string {
  const letters = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[łøæßıđðþ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[,،、，:;；–—]/g, " , ")
    .replace(/[^\p{L}\p{N},*]+/gu, " ")
    .trim();
  return isUnspaced ? letters.replaceAll(" ", "") : ` ${letters} `;
}
