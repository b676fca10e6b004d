import { hasPhrase, withoutPhrases } from "./find-phrase";
import { type Passage, passagesOf } from "./sentences";

/** The first sentence of a text that lets children agree alone, or starts without them; null if there is none. */
export function minorConsentIn(text: string, tag: string): string | null {
  const passages = passagesOf(text, tag);
  const isUnasked = ({ statement }: Passage) => hasPhrase(text, tag, "minor") && hasPhrase(statement, tag, "unasked");
  return passages.find((passage) => isOfMinors(passage, tag) || isUnasked(passage))?.statement ?? null;
}

/** The first sentence of a text that names children as its readers, by their age; null if there is none. */
export function sentenceForMinors(text: string, tag: string): string | null {
  const isForMinors = ({ whole }: Passage) => hasPhrase(whole, tag, "minor") && !hasPhrase(whole, tag, "negating");
  return passagesOf(text, tag).find(isForMinors)?.statement ?? null;
}

/** Whom parents decide for, and who is left out, is safe. "Without your parents" is not. */
function isOfMinors({ whole, statement }: Passage, tag: string): boolean {
  if (!hasPhrase(whole, tag, "minor")) return false;
  const rest = withoutPhrases(whole, tag, "unasked");
  return (
    hasPhrase(whole, tag, "agreeing", "advertises", "promoting", "processing", "passing", "accepting") &&
    (rest !== whole || !hasPhrase(statement, tag, "parents")) &&
    !hasPhrase(rest, tag, "negating", "excluding")
  );
}
