import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that a law obliges visitors to agree; null if there is none. */
export function claimedDutyIn(text: string, tag: string): string | null {
  const isClaimed = (sentence: string) =>
    (hasPhrase(sentence, tag, "mandating") &&
      hasPhrase(sentence, tag, "agreeing", "consenting") &&
      !hasPhraseBeside(sentence, tag, "mandating", "negating", "limiting")) ||
    (hasPhrase(sentence, tag, "obliging") &&
      hasPhrase(sentence, tag, "law") &&
      !hasPhraseBeside(sentence, tag, "obliging", "negating"));
  return statementsOf(text, tag).find(isClaimed) ?? null;
}
