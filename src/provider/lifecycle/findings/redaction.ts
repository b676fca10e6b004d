import { clipped } from "@consentform/consent/values";
import type { PublicPlace, Span } from "./public-places";

/** A shorter text is a part of ordinary words, so it counts only as a separate word. */
const MIN_PART_LENGTH = 4;

/**
 * Replaces every occurrence of `texts` in a text with `placeholder`, also where JSON has escaped or a message has cut
 * them. Each has its own search: a regular expression of all of them fails on a document, because V8 limits its parts
 * to 32,767 characters.
 * @param placesIn finds the places that a text names: an occurrence inside of one leaves the names of the schema
 */
export function redaction(
  texts: readonly string[],
  placeholder: string,
  placesIn: (text: string) => readonly PublicPlace[] = () => [],
): (text: string) => string {
  const spellings = longestFirst(texts.flatMap((text) => [text, clipped(text)].flatMap(spellingsOf)));
  return (text) => {
    const found = spellings.flatMap((spelling) => occurrences(text, spelling));
    const places = found.length === 0 ? [] : placesIn(text);
    const spans = joined(found.flatMap((span) => withoutNames(span, places)));
    let kept = 0;
    const pieces = spans.map(({ start, end }) => {
      const before = text.slice(kept, start);
      kept = end;
      return before + placeholder;
    });
    return pieces.join("") + text.slice(kept);
  };
}

/** The parts of an occurrence that are not names of the place around it; all of it if it is more than that place. */
function withoutNames(span: Span, places: readonly PublicPlace[]): Span[] {
  const place = places.find(({ start, end }) => start <= span.start && span.end <= end);
  if (place === undefined) return [span];
  const isWhole = place.names.some(({ start, end }) => span.start <= start && end <= span.end);
  if (isWhole && !place.isCertain) return [span];
  return place.names.reduce<Span[]>((parts, name) => parts.flatMap((part) => difference(part, name)), [span]);
}

function difference({ start, end }: Span, name: Span): Span[] {
  const parts = [
    { start, end: Math.min(end, name.start) },
    { start: Math.max(start, name.end), end },
  ];
  return name.start >= end || name.end <= start ? [{ start, end }] : parts.filter((part) => part.start < part.end);
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
