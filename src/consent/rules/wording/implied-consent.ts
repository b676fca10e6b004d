import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that takes going on, closing or silence for consent; null if there is none. */
export function impliedConsentIn(text: string, tag: string): string | null {
  const isImplied = (sentence: string) =>
    hasPhrase(sentence, tag, "goingOn", "idle") &&
    hasPhrase(sentence, tag, "consenting", "affirming") &&
    // "If you make no choice" denies nothing.
    !hasPhraseBeside(sentence, tag, "idle", "notConsenting", "denying");
  return statementsOf(text, tag).find(isImplied) ?? null;
}
