import { wordsIn } from "./fold-text";
import { tokensOf } from "./phrase-token";

/** A word of a phrase as the letters that it has, between which there can be others. */
type WordPattern = readonly string[];

/** A part of a phrase: choices of words, or words that the phrase leaves out, at most so many. */
type PhrasePart =
  | { readonly choices: readonly (readonly WordPattern[])[]; readonly isOptional: boolean }
  | { readonly gap: number };

/** Words that one `…` leaves out. */
const GAP_WORDS = 2;

/** The parts of a phrase in plain letters, of a script with spaces. */
export function phraseParts(phrase: string): readonly PhrasePart[] {
  const parts: PhrasePart[] = [];
  for (const { choices, isOptional } of tokensOf(phrase)) {
    const last = parts.at(-1);
    if (choices !== null) parts.push({ choices: choices.map(patternsOf), isOptional });
    // Each way to share words among gaps would be tried.
    else if (last !== undefined && "gap" in last) parts[parts.length - 1] = { gap: last.gap + GAP_WORDS };
    else parts.push({ gap: GAP_WORDS });
  }
  return parts;
}

function patternsOf(choice: string): readonly WordPattern[] {
  const words = wordsIn(choice, false).trim().split(" ");
  return words.map((word) => word.split("*"));
}

/**
 * Reports whether words have a phrase. It is several times as fast as a regular expression, which has to be compiled
 * for each of thousands of phrases.
 *
 * @param isCrossing true if what the phrase leaves out can be a comma
 */
export function hasWords(words: readonly string[], parts: readonly PhrasePart[], isCrossing: boolean): boolean {
  return words.some((_, start) => continues({ words, parts, isCrossing }, start, 0));
}

interface Match {
  words: readonly string[];
  parts: readonly PhrasePart[];
  isCrossing: boolean;
}

/** Reports whether the words from one on have the parts from one on. */
function continues(match: Match, at: number, next: number): boolean {
  const { words, parts, isCrossing } = match;
  const part = parts[next];
  if (part === undefined) return true;
  if ("gap" in part) {
    for (let left = 0; left <= part.gap; left += 1) {
      if (continues(match, at + left, next + 1)) return true;
      const word = words[at + left];
      if (word === undefined || (word === "," && !isCrossing)) return false;
    }
    return false;
  }
  for (const choice of part.choices)
    if (choice.every((pattern, i) => isWord(words[at + i], pattern)) && continues(match, at + choice.length, next + 1))
      return true;
  return part.isOptional && continues(match, at, next + 1);
}

function isWord(word: string | undefined, pattern: WordPattern): boolean {
  if (word === undefined) return false;
  const [start = "", ...others] = pattern;
  const end = others.pop();
  if (end === undefined) return word === start;
  if (word === "," || word.length < start.length + end.length || !word.startsWith(start) || !word.endsWith(end))
    return false;
  let at = start.length;
  for (const inside of others) {
    at = word.indexOf(inside, at);
    if (at === -1) return false;
    at += inside.length;
  }
  return at <= word.length - end.length;
}
