import { hasPhrase, hasPhraseBeside, isAffirmed } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that refusing does harm or ends a service; null if there is none. */
export function penalizedRefusalIn(text: string, tag: string): string | null {
  const isPenalized = (sentence: string) =>
    hasPhrase(sentence, tag, "declining") &&
    (isAffirmed(sentence, tag, "penalizing", "declining") || hasPhrase(sentence, tag, "depriving"));
  return statementsOf(text, tag).find(isPenalized) ?? null;
}

/** The first sentence of a text that promises a reward for consent; null if there is none. */
export function rewardedConsentIn(text: string, tag: string): string | null {
  const isRewarded = (sentence: string) =>
    hasPhrase(sentence, tag, "earning") &&
    hasPhrase(sentence, tag, "agreeing", "consenting") &&
    !hasPhraseBeside(sentence, tag, "declining", "negating");
  return statementsOf(text, tag).find(isRewarded) ?? null;
}
