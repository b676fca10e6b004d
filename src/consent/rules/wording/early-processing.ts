import { clausesWith, hasPhrase, hasPhraseBeside } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that something runs before visitors choose; null if there is none. */
export function earlyProcessingIn(text: string, tag: string): string | null {
  const isEarly = (sentence: string) =>
    // "You can delete what is already stored" only says what visitors can do.
    clausesWith(sentence, tag, "early").some((clause) => !hasPhrase(clause, tag, "withdrawing")) &&
    hasPhrase(sentence, tag, "running") &&
    // "The trackers that are necessary for advertising" are not.
    (!hasPhrase(sentence, tag, "required") || hasPhrase(sentence, tag, "promoting")) &&
    !hasPhraseBeside(sentence, tag, "early", "negating", "limiting");
  return statementsOf(text, tag).find(isEarly) ?? null;
}
