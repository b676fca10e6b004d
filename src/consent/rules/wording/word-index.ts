import { plainLetters, wordsIn } from "./fold-text";
import { tokensOf } from "./phrase-token";
import type { PhraseGroup, Wording } from "./wording";

/** A phrase of a language, in plain letters. */
export interface IndexedPhrase {
  readonly group: PhraseGroup;
  readonly phrase: string;
}

/** The phrases of a language by the word, or the stem, without which each is not found. */
interface WordIndex {
  words: Map<string, Set<IndexedPhrase>>;
  stems: Map<string, Set<IndexedPhrase>>;
  longestStem: number;
}

/** The index of each language, made when it is first needed. */
const known = new WeakMap<Wording, WordIndex>();

/** The phrases that a text may have, by group, given the text's words with a space around each. */
export function possiblePhrases(words: string, wording: Wording): ReadonlyMap<PhraseGroup, ReadonlySet<IndexedPhrase>> {
  const { words: byWord, stems, longestStem } = indexOf(wording);
  const found = new Map<PhraseGroup, Set<IndexedPhrase>>();
  const add = (phrases: Iterable<IndexedPhrase> = []) => {
    for (const phrase of phrases) {
      const ofGroup = found.get(phrase.group) ?? new Set();
      if (ofGroup.size === 0) found.set(phrase.group, ofGroup);
      ofGroup.add(phrase);
    }
  };
  // A phrase of endings alone ("*werbung") can be in any text.
  add(stems.get(""));
  for (const word of new Set(words.trim().split(" "))) {
    add(byWord.get(word));
    for (let length = 1; length <= Math.min(word.length, longestStem); length += 1)
      add(stems.get(word.slice(0, length)));
  }
  return found;
}

function indexOf(wording: Wording): WordIndex {
  const index = known.get(wording) ?? made(wording);
  known.set(wording, index);
  return index;
}

function made({ isMarked, phrases }: Wording): WordIndex {
  const index: WordIndex = { words: new Map(), stems: new Map(), longestStem: 0 };
  for (const [group, list] of Object.entries(phrases) as [PhraseGroup, readonly string[]][])
    for (const written of list) {
      const indexed = { group, phrase: plainLetters(written, isMarked) };
      for (const word of rarestOf(indexed.phrase)) add(index, word, indexed);
    }
  return index;
}

function add(index: WordIndex, word: string, phrase: IndexedPhrase): void {
  const star = word.indexOf("*");
  const [map, key] = star === -1 ? [index.words, word] : [index.stems, word.slice(0, star)];
  map.set(key, (map.get(key) ?? new Set()).add(phrase));
  index.longestStem = Math.max(index.longestStem, star);
}

/** The words of the part that fewest texts have, of those that cannot be left out: long words are rare. */
function rarestOf(phrase: string): readonly string[] {
  const parts = tokensOf(phrase).flatMap(({ choices, isOptional }) => {
    return choices === null || isOptional ? [] : [choices.map(longestWord)];
  });
  const lengthOf = (words: readonly string[]) => Math.min(...words.map((word) => stemOf(word).length));
  return parts.reduce((best, part) => (lengthOf(part) > lengthOf(best) ? part : best), parts[0] ?? []);
}

/** The word of a choice with the longest stem: a hyphen makes two words of one. */
function longestWord(choice: string): string {
  const words = wordsIn(choice, false).trim().split(" ");
  return words.reduce((best, word) => (stemOf(word).length > stemOf(best).length ? word : best), words[0] ?? "");
}

function stemOf(word: string): string {
  return word.split("*")[0] ?? "";
}
