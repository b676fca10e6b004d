import { type Cues, cuesIn } from "./find-cues";
import { clausesWith, hasPhrase, hasPhraseBeside, isAffirmed, withoutPhrases } from "./find-phrase";
import { matter } from "./label-meaning";
import { type Passage, passagesOf, statementsOf } from "./sentences";

/** The first sentence of a text that makes access to the website depend on consent; null if there is none. */
export function consentWallIn(text: string, tag: string): string | null {
  const isWall = (sentence: string) =>
    hasPhrase(sentence, tag, "barring") ||
    (hasPhrase(sentence, tag, "walling") &&
      clausesWith(sentence, tag, "access").some(
        // "We would like to use cookies, but only if you agree" is not about the use of the website.
        (clause) => !isAboutNecessary(clause, sentence, tag) && hasPhraseBeside(clause, tag, "placing", "access"),
      ) &&
      !hasPhrase(sentence, tag, "open", "freeing") &&
      !isHarmDenied(sentence, tag));
  const isOther = (sentence: string) => isAboutTerms(sentence, tag);
  return (
    statementsOf(text, tag).find((each) => !isOther(each) && (isWall(each) || isCompelled(each, tag))) ??
    passagesOf(text, tag).find((each) => !isOther(each.whole) && isReserved(each, tag))?.statement ??
    cuesIn(text, tag, conditional)
  );
}

/** "Orders can only be placed with advertising cookies." */
const conditional: Cues = {
  all: [["allowing"], ["ordering"], ["promoting", "advertising"]],
  none: ["separating", "indifferent", "open", "freeing", "withdrawing"],
  said: "allowing",
};

/** "To buy, you have to accept the terms of sale": a sentence that does not join them with consent. */
function isAboutTerms(sentence: string, tag: string): boolean {
  return (
    hasPhrase(sentence, tag, "pacts", "contacts") && (hasPhrase(sentence, tag, "separating") || !matter.test(sentence))
  );
}

/** "Accept to read", or a duty to agree beside what it opens, in any order. A duty to ask is the website's own. */
function isCompelled(sentence: string, tag: string): boolean {
  const isDuty = hasPhrase(sentence, tag, "compelling") && hasPhrase(sentence, tag, "yielding");
  return (
    (hasPhrase(sentence, tag, "unlocking") || (isDuty && hasPhrase(sentence, tag, "access", "offering"))) &&
    !hasPhrase(sentence, tag, "open", "freeing", "soliciting", "indifferent", "withdrawing", "opposing", "negating") &&
    !hasPhrase(sentence, tag, "parents", "minor", "pacts")
  );
}

/** "Only the cookies that the website needs work without consent." */
function isAboutNecessary(clause: string, sentence: string, tag: string): boolean {
  return hasPhrase(clause, tag, "required") && hasPhraseBeside(sentence, tag, "walling", "limiting");
}

/** "If you refuse, you lose nothing." */
function isHarmDenied(sentence: string, tag: string): boolean {
  return hasPhrase(sentence, tag, "penalizing") && !isAffirmed(sentence, tag, "penalizing", "declining");
}

/** "No consent is required to read" reserves nothing; "without your consent" is the condition. */
function isAffirmative(clause: string, tag: string): boolean {
  return !hasPhraseBeside(withoutPhrases(clause, tag, "declining"), tag, "reserving", "negating");
}

/** "The results are for visitors who allow advertising." What is only measured or shown with consent does not count. */
function isReserved({ whole }: Passage, tag: string): boolean {
  return (
    clausesWith(whole, tag, "reserving").some((clause) => isAffirmative(clause, tag)) &&
    hasPhrase(whole, tag, "agreeing") &&
    hasPhrase(whole, tag, "access", "offering") &&
    // A video or a map may need consent to itself, but neither to advertising nor to everything.
    (!hasPhrase(whole, tag, "open") || hasPhrase(whole, tag, "promoting", "embracing")) &&
    !hasPhrase(whole, tag, "indifferent", "withdrawing", "early", "freeing", "required")
  );
}
