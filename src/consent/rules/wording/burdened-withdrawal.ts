import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that makes withdrawing consent harder than a click; null if there is none. */
export function burdenedWithdrawalIn(text: string, tag: string): string | null {
  const isBurdened = (sentence: string) =>
    hasPhrase(sentence, tag, "revoking") &&
    hasPhrase(sentence, tag, "burdening") &&
    !hasPhraseBeside(sentence, tag, "burdening", "easing");
  return statementsOf(text, tag).find(isBurdened) ?? null;
}
