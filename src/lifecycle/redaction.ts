import { clipped } from "../rules";

/** A shorter text is a part of ordinary words, so it counts only where it stands alone. */
const MIN_PART_LENGTH = 4;

/** Replaces every occurrence of `texts` in a text with `placeholder`, also where JSON has escaped or a message has cut them. */
export function redaction(texts: readonly string[], placeholder: string): (text: string) => string {
  const spellings = longestFirst(texts).flatMap((text) => longestFirst([text, clipped(text)].flatMap(spellingsOf)));
  if (spellings.length === 0) return (text) => text;
  const alternatives = spellings.map((text) =>
    isPartOfWords(text) ? `(?<![\\w-])${escaped(text)}(?![\\w-])` : escaped(text),
  );
  const pattern = new RegExp(alternatives.join("|"), "g");
  return (text) => text.replace(pattern, () => placeholder);
}

/** The text itself, and as JSON escapes it. */
function spellingsOf(text: string): string[] {
  return [text, JSON.stringify(text).slice(1, -1)];
}

/** True for a text that is too short to be looked for inside of others. */
export function isPartOfWords(text: string): boolean {
  return text.length < MIN_PART_LENGTH;
}

/** Different texts, longest first, so that no part of a longer one is replaced before it. */
export function longestFirst(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "").sort((one, other) => other.length - one.length);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
