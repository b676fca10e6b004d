import { clausesWith, hasPhrase, hasPhraseBeside } from "./find-phrase";
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
      clausesWith(sentence, tag, "obliging").some((clause) => !hasPhrase(clause, tag, "opposing")) &&
      !isSoliciting(sentence, tag) &&
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
    !isSoliciting(sentence, tag) &&
    !hasPhrase(sentence, tag, "limiting", "freeing", "declining", "negating")
  );
}

/** "A duty to give consent to cookies" asks for nothing; "to ask you for consent to cookies" does. */
function isSoliciting(sentence: string, tag: string): boolean {
  return hasPhraseBeside(sentence, tag, "yielding", "soliciting");
}

/** The first sentence of a text that says that a law requires what visitors decide about; null if there is none. */
export function claimedNecessityIn(text: string, tag: string): string | null {
  const isClaimed = (sentence: string) =>
    hasPhrase(sentence, tag, "law") &&
    hasPhrase(sentence, tag, "bound") &&
    (sentence.includes("{purposes}") || hasPhrase(sentence, tag, "promoting", "advertises", "measures")) &&
    // "By law we must ask you before we use cookies" is true.
    !hasPhrase(sentence, tag, "soliciting", "asking", "consenting", "agreeing", "required") &&
    !hasPhraseBeside(sentence, tag, "bound", "negating");
  return statementsOf(text, tag).find(isClaimed) ?? null;
}
