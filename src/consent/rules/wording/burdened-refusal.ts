import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";
import type { PhraseGroup } from "./wording";

/** The first sentence of a text that requires more than a click to refuse, or forbids it; null if there is none. */
export function burdenedRefusalIn(text: string, tag: string): string | null {
  return burdenedBy(text, tag, ["requesting", "identifying"]);
}

/** The same for an opt-out, which may require a form or a message, but no account. */
export function burdenedOptOutIn(text: string, tag: string): string | null {
  return burdenedBy(text, tag, ["identifying"]);
}

/** Ignores sentences about necessary things, which visitors cannot refuse. */
function burdenedBy(text: string, tag: string, burdens: readonly PhraseGroup[]): string | null {
  const isBurdened = (sentence: string) =>
    // "The shop works without your consent" asks for nothing.
    hasPhrase(sentence, tag, "opposing") &&
    hasPhrase(sentence, tag, ...burdens) &&
    !burdens.every((burden) => hasPhraseBeside(sentence, tag, burden, "easing")) &&
    !hasPhraseBeside(sentence, tag, "declining", "negating");
  const isUnrefusable = (sentence: string) =>
    hasPhrase(sentence, tag, "unrefusable") &&
    !hasPhrase(sentence, tag, "required") &&
    (!hasPhrase(text, tag, "required") || hasPhrase(sentence, tag, "advertises", "measures", "advertising"));
  return statementsOf(text, tag).find((sentence) => isBurdened(sentence) || isUnrefusable(sentence)) ?? null;
}
