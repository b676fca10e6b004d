import { hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** Longest description that can be vague as a whole, in words; in characters without spaces, twice as many. */
const MAX_WORDS = 9;

/**
 * The first sentence of a description that names no purpose: "other purposes". null if there is none. Where one is
 * named too, "a better experience" is only its reason.
 */
export function vaguePurposeIn(description: string, tag: string): string | null {
  const isVague = (sentence: string) =>
    hasPhrase(sentence, tag, "vague") || (hasPhrase(sentence, tag, "pleasing") && isBare(sentence, tag));
  return statementsOf(description, tag).find(isVague) ?? null;
}

function isBare(sentence: string, tag: string): boolean {
  const isShort = /\s/.test(sentence) ? sentence.split(/\s+/).length <= MAX_WORDS : sentence.length <= 2 * MAX_WORDS;
  return isShort && !hasPhrase(sentence, tag, "advertising", "advertises", "measures", "excluding", "concrete");
}

/** The same for a text as a whole, which may name its purposes in any of its sentences. */
export function vagueBodyIn(text: string, tag: string): string | null {
  const isConcrete =
    /\{purposes\}/.test(text) || hasPhrase(text, tag, "advertising", "advertises", "measures", "promoting");
  if (isConcrete) return null;
  return statementsOf(text, tag).find((sentence) => hasPhrase(sentence, tag, "vague")) ?? null;
}
