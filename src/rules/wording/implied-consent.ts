import { hasPhrase } from "./find-phrase";

/** The end of a sentence, in any of the scripts. */
const endOfSentence = /(?<=[.!?;。！？；\u037e\n])/u;

/** The first sentence of a text that takes going on, closing or silence for consent; null if there is none. */
export function impliedConsentIn(text: string, tag: string): string | null {
  const sentences = text.split(endOfSentence).map((sentence) => sentence.trim());
  return sentences.find((sentence) => isImplied(sentence, tag)) ?? null;
}

function isImplied(sentence: string, tag: string): boolean {
  return (
    !isQuestion(sentence, tag) &&
    hasPhrase(sentence, tag, "goingOn") &&
    hasPhrase(sentence, tag, "consenting") &&
    !hasPhrase(sentence, tag, "notConsenting")
  );
}

/** A question asks for an answer. The Greek mark looks like a semicolon. */
function isQuestion(sentence: string, tag: string): boolean {
  return /[?？\u037e]$/u.test(sentence) || (/^el\b/i.test(tag) && sentence.endsWith(";"));
}
