import { hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that a law obliges visitors to agree; null if there is none. */
export function claimedDutyIn(text: string, tag: string): string | null {
  const isClaimed = (sentence: string) =>
    (hasPhrase(sentence, tag, "mandating") &&
      hasPhrase(sentence, tag, "agreeing", "consenting") &&
      !hasPhrase(sentence, tag, "soliciting") &&
      !hasPhraseBeside(sentence, tag, "mandating", "negating", "limiting")) ||
    (hasPhrase(sentence, tag, "obliging") &&
      hasPhrase(sentence, tag, "law") &&
      // "Refusing has to be as easy as agreeing" obliges no visitor.
      !hasPhrase(sentence, tag, "soliciting", "opposing") &&
      !hasPhraseBeside(sentence, tag, "obliging", "negating")) ||
    isYielding(sentence, tag);
  return statementsOf(text, tag).find(isClaimed) ?? null;
}

/** A law, a duty and visitors who agree, in any order. What the law demands of the website is its own duty to ask. */
function isYielding(sentence: string, tag: string): boolean {
  return (
    hasPhrase(sentence, tag, "law") &&
    hasPhrase(sentence, tag, "compelling") &&
    hasPhrase(sentence, tag, "yielding") &&
    !hasPhrase(sentence, tag, "soliciting", "limiting", "freeing", "declining", "negating")
  );
}
