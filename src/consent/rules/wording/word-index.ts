import { plainLetters, wordsIn } from "./fold-text";
import { tokensOf } from "./phrase-token";
import type { PhraseGroup, Wording } from "./wording";

/** A phrase of a language, in plain letters. */
export interface IndexedPhrase {
  readonly group: PhraseGroup;
  readonly phrase: string;
}

/** The phrases of a language by the words, and the stems, that they begin with. */
interface WordIndex {
  words: Map<string, Set<IndexedPhrase>>;
  stems: Map<string, Set<IndexedPhrase>>;
  longestStem: number;
}

/** The index of each language, made when it is first needed. */
const known = new WeakMap<Wording, WordIndex>();

/** The phrases that begin with a word of a text, by group, given the text's words with a space around each. */
export function phrasesBegunIn(words: string, wording: Wording): ReadonlyMap<PhraseGroup, ReadonlySet<IndexedPhrase>> {
  const { words: byWord, stems, longestStem } = indexOf(wording);
  const found = new Map<PhraseGroup, Set<IndexedPhrase>>();
  const add = (phrases: Iterable<IndexedPhrase> = []) => {
    for (const phrase of phrases) {
      const ofGroup = found.get(phrase.group) ?? new Set();
      if (ofGroup.size === 0) found.set(phrase.group, ofGroup);
      ofGroup.add(phrase);
    }
  };
  // A phrase that begins with an ending ("*werbung") can begin anywhere.
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
      for (const start of startsOf(indexed.phrase)) add(index, start, indexed);
    }
  return index;
}

function add(index: WordIndex, start: string, phrase: IndexedPhrase): void {
  const star = start.indexOf("*");
  const [map, key] = star === -1 ? [index.words, start] : [index.stems, start.slice(0, star)];
  map.set(key, (map.get(key) ?? new Set()).add(phrase));
  index.longestStem = Math.max(index.longestStem, star);
}

/** The words that a phrase can begin with: those of its first part, and of the next while a part can be left out. */
function startsOf(phrase: string): string[] {
  const tokens = tokensOf(phrase);
  const firm = tokens.findIndex(({ choices, isOptional }) => choices !== null && !isOptional);
  return tokens
    .slice(0, firm + 1)
    .flatMap(({ choices }) => (choices ?? []).map((choice) => wordsIn(choice, false).trim().split(" ")[0] ?? ""));
}
