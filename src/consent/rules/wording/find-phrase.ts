import { plainLetters, wordsIn } from "./fold-text";
import { kept } from "./kept";
import { tokensOf } from "./phrase-token";
import { withoutQuotations } from "./quotations";
import { type IndexedPhrase, phrasesBegunIn } from "./word-index";
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

/** Results by language, text and group: a document's texts are searched again in each place. */
const results = new WeakMap<Wording, Map<string, Map<PhraseGroup, boolean>>>();

function isFound(text: string, wording: Wording, group: PhraseGroup): boolean {
  if (wording.phrases[group] === undefined) return false;
  const found = once(results, wording, () => new Map<string, Map<PhraseGroup, boolean>>());
  const byGroup = kept(found, text, () => new Map<PhraseGroup, boolean>());
  const result = byGroup.get(group) ?? isSearched(text, wording, group);
  byGroup.set(group, result);
  return result;
}

/** Few phrases begin with a word of the text: only these are searched. Without spaces, all of them are. */
function isSearched(text: string, wording: Wording, group: PhraseGroup): boolean {
  const words = wordsOf(text, wording);
  if (wording.isUnspaced) return expressionOf(wording, group).test(words);
  const begun = once(possible, wording, () => new Map<string, ReturnType<typeof phrasesBegunIn>>());
  for (const indexed of kept(begun, text, () => phrasesBegunIn(words, wording)).get(group) ?? [])
    if (once(single, indexed, () => new RegExp(patternOf(indexed.phrase, gapOf(group, false), false), "u")).test(words))
      return true;
  return false;
}

/** The phrases that can begin in a text, by text, in each language. */
const possible = new WeakMap<Wording, Map<string, ReturnType<typeof phrasesBegunIn>>>();

/** The expression of one phrase. */
const single = new WeakMap<IndexedPhrase, RegExp>();

function once<Key extends object, Value>(values: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** The words of texts that were searched, by language: each is searched for many groups. */
const words = new WeakMap<Wording, Map<string, string>>();

/** Without what the text quotes, and without words that look like consent and are about something else. */
function wordsOf(text: string, wording: Wording): string {
  const known = once(words, wording, () => new Map<string, string>());
  return kept(known, text, () => {
    const all = wordsIn(plainLetters(withoutQuotations(text), wording.isMarked), wording.isUnspaced);
    return all.replace(repeated(expressionOf(wording, "unrelated")), " ,");
  });
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
  const clauses = wordsOf(text, wording).split(",");
  return clauses.filter((clause) => found.some((group) => expressionOf(wording, group).test(clause)));
}

/** True if a text has a phrase of a group, and denies nothing except what another group says. */
export function isAffirmed(text: string, tag: string, group: PhraseGroup, other: PhraseGroup): boolean {
  return hasPhrase(text, tag, group) && !hasPhraseBeside(text, tag, other, "negating");
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
