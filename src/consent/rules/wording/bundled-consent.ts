import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { matter } from "./label-meaning";
import { statementsOf } from "./sentences";

/** The first sentence of a text that ties consent to terms, a newsletter or calls; null if there is none. */
export function bundledConsentIn(text: string, tag: string): string | null {
  const isBundled = (sentence: string) =>
    (hasPhrase(sentence, tag, "bundling") ||
      (hasPhrase(sentence, tag, "contacts") && hasPhrase(sentence, tag, "joining"))) &&
    hasPhrase(sentence, tag, "agreeing", "consenting") &&
    !hasPhrase(sentence, tag, "measures", "separating") &&
    // "To buy, you have to accept the terms of sale": of cookies, it says nothing.
    (!hasPhrase(sentence, tag, "compelling") || hasPhrase(sentence, tag, "joining") || matter.test(sentence)) &&
    !hasPhraseBeside(sentence, tag, "declining", "not");
  return statementsOf(text, tag).find(isBundled) ?? null;
}

/** True if a label that grants also agrees to terms, a newsletter or calls. */
export function isBundledGrant(label: string, tag: string): boolean {
  return hasPhrase(label, tag, "accepting", "embracing") && hasPhrase(label, tag, "pacts", "bundling", "contacts");
}
