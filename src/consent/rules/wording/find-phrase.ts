import { plainLetters, wordsIn } from "./fold-text";
import { kept } from "./kept";
import { hasWords, phraseParts } from "./match-words";
import { tokensOf } from "./phrase-token";
import { withoutQuotations } from "./quotations";
import { type IndexedPhrase, possiblePhrases } from "./word-index";
import type { PhraseGroup, Wording } from "./wording";
import { wordingOf } from "./wording-of";

/** Words that `…` leaves out, within a clause. */
const GAP = "(?: [^ ,]+){0,2}?";

/** The same in a script without spaces. */
const UNSPACED_GAP = "[^,]{0,8}?";

/** Groups in which `…` reaches into the next clause, and a comma counts as a word: "only then, if you accept". */
const acrossClauses: ReadonlySet<PhraseGroup> = new Set(["idle", "walling", "limitless"]);

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

/** The words of a text in a language, and the groups that were searched in it. */
interface SearchedText {
  /** The words with a space around each. */
  words: string;
  list: readonly string[];
  /** The phrases that the text may have; null in a script without spaces. */
  possible: ReturnType<typeof possiblePhrases> | null;
  found: Map<PhraseGroup, boolean>;
}

/** The texts of each language: a document's texts are searched for many groups, and again in each place. */
const searched = new WeakMap<Wording, Map<string, SearchedText>>();

function searchedText(text: string, wording: Wording): SearchedText {
  const texts = once(searched, wording, () => new Map<string, SearchedText>());
  return kept(texts, text, () => {
    const words = wordsOf(text, wording);
    return {
      words,
      list: wordList(words),
      possible: wording.isUnspaced ? null : possiblePhrases(words, wording),
      found: new Map(),
    };
  });
}

function isFound(text: string, wording: Wording, group: PhraseGroup): boolean {
  if (wording.phrases[group] === undefined) return false;
  const known = searchedText(text, wording);
  const result = known.found.get(group) ?? isIn(known.list, group, known, wording);
  known.found.set(group, result);
  return result;
}

/** Few phrases of a group have their words in the text: only these are searched. Without spaces, all of them are. */
function isIn(list: readonly string[], group: PhraseGroup, { possible }: SearchedText, wording: Wording): boolean {
  if (possible === null) return expressionOf(wording, group).test(list.join(" "));
  for (const indexed of possible.get(group) ?? [])
    if (
      hasWords(
        list,
        once(parts, indexed, () => phraseParts(indexed.phrase)),
        acrossClauses.has(group),
      )
    )
      return true;
  return false;
}

function wordList(words: string): readonly string[] {
  return words.trim().split(" ");
}

/** The parts of each phrase, made when they are first needed. */
const parts = new WeakMap<IndexedPhrase, ReturnType<typeof phraseParts>>();

function once<Key extends object, Value>(values: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** Without what the text quotes, and without words that look like consent and are about something else. */
function wordsOf(text: string, wording: Wording): string {
  const all = wordsIn(plainLetters(withoutQuotations(text), wording.isMarked), wording.isUnspaced);
  return all.replace(repeated(expressionOf(wording, "unrelated")), " ,");
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
  const spansOf = (group: PhraseGroup) => spansIn(searchedText(text, wording).words, expressionOf(wording, group));
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
  return once(everywhere, expression, () => new RegExp(expression, "gu"));
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

/** The clauses of a text that have a phrase of any of the groups. */
export function clausesWith(text: string, tag: string, ...groups: readonly PhraseGroup[]): string[] {
  const wording = wordingOf(tag);
  const found = wording === null ? [] : groups.filter((group) => isFound(text, wording, group));
  if (wording === null || found.length === 0) return [];
  const known = searchedText(text, wording);
  const clauses = known.words.split(",");
  return clauses.filter((clause) => found.some((group) => isIn(wordList(clause), group, known, wording)));
}

/**
 * The text up to the end of each clause that has a phrase of a group. A denial reaches over the list after it, and not
 * back over what the text has said.
 */
export function headsWith(text: string, tag: string, group: PhraseGroup): string[] {
  const wording = wordingOf(tag);
  if (wording === null || !isFound(text, wording, group)) return [];
  const known = searchedText(text, wording);
  const clauses = known.words.split(",");
  return clauses.flatMap((clause, i) =>
    isIn(wordList(clause), group, known, wording) ? [clauses.slice(0, i + 1).join(",")] : [],
  );
}

/** True if a text has a phrase of a group, and up to its clause denies nothing except what another group says. */
export function isAffirmed(text: string, tag: string, group: PhraseGroup, other: PhraseGroup): boolean {
  return headsWith(text, tag, group).some((head) => !hasPhraseBeside(head, tag, other, "negating"));
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
  return change(searchedText(text, wording).words, expressionOf(wording, group));
}

function expressionOf(wording: Wording, group: PhraseGroup): RegExp {
  const known = once(compiled, wording, () => new Map<PhraseGroup, RegExp>());
  const expression = known.get(group) ?? compile(wording, group);
  known.set(group, expression);
  return expression;
}

function compile({ isMarked, isUnspaced = false, phrases }: Wording, group: PhraseGroup): RegExp {
  const gap = gapOf(group, isUnspaced);
  const patterns = (phrases[group] ?? []).map((phrase) => patternOf(plainLetters(phrase, isMarked), gap, isUnspaced));
  // Without phrases, nothing is found: the empty pattern would find everything.
  return new RegExp(patterns.length === 0 ? "(?!)" : patterns.join("|"), "u");
}

function gapOf(group: PhraseGroup, isUnspaced: boolean): string {
  const within: string = isUnspaced ? UNSPACED_GAP : GAP;
  return acrossClauses.has(group) ? (isUnspaced ? ".{0,9}?" : within.replace(",", "")) : within;
}

function patternOf(phrase: string, gap: string, isUnspaced: boolean): string {
  const parts = tokensOf(phrase).map(({ choices, isOptional }) => {
    if (choices === null) return gap;
    const words = choices.map((choice) => choiceOf(choice, isUnspaced)).join("|");
    return `(?:${words})${isOptional ? "?" : ""}`;
  });
  return isUnspaced ? parts.join("") : `${parts.join("")}(?= )`;
}

/** The words of a choice, each with the space before it. */
function choiceOf(choice: string, isUnspaced: boolean): string {
  return wordsIn(choice, isUnspaced)
    .trimEnd()
    .replaceAll("*", isUnspaced ? "" : "[^ ,]*");
}
