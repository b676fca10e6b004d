import { clipped } from "../../rules";

/** A shorter text is a part of ordinary words, so it counts only as a separate word. */
const MIN_PART_LENGTH = 4;

/** Part of a text, by its offsets. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces every occurrence of `texts` in a text with `placeholder`, also where JSON has escaped or a message has cut
 * them. Each has its own search: a regular expression of all of them fails on a document, because V8 limits its parts
 * to 32,767 characters.
 */
export function redaction(texts: readonly string[], placeholder: string): (text: string) => string {
  const spellings = longestFirst(texts.flatMap((text) => [text, clipped(text)].flatMap(spellingsOf)));
  return (text) => {
    const spans = joined(spellings.flatMap((spelling) => occurrences(text, spelling)));
    let kept = 0;
    const pieces = spans.map(({ start, end }) => {
      const before = text.slice(kept, start);
      kept = end;
      return before + placeholder;
    });
    return pieces.join("") + text.slice(kept);
  };
}

function occurrences(text: string, spelling: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(spelling); start >= 0; start = text.indexOf(spelling, start + spelling.length)) {
    const end = start + spelling.length;
    if (!isPartOfWords(spelling) || standsAlone(text, start, end)) spans.push({ start, end });
  }
  return spans;
}

function standsAlone(text: string, start: number, end: number): boolean {
  return !/[\w-]/.test(text.charAt(start - 1)) && !/[\w-]/.test(text.charAt(end));
}

/** Spans in order; those that overlap are one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (last !== undefined && span.start < last.end) {
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else all.push(span);
  }
  return all;
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
