import { isEased } from "./eased";
import { clausesWith, hasPhrase, hasPhraseBeside } from "./find-phrase";
import { type Passage, passagesOf, statementsOf } from "./sentences";

/** The first sentence of a text that makes withdrawing consent harder than a click; null if there is none. */
export function burdenedWithdrawalIn(text: string, tag: string): string | null {
  const isBurdened = (sentence: string) =>
    hasPhrase(sentence, tag, "revoking") &&
    // "Without a letter or a reason" asks for neither.
    clausesWith(sentence, tag, "burdening").some((clause) => !hasPhraseBeside(clause, tag, "burdening", "not")) &&
    !hasPhraseBeside(sentence, tag, "burdening", "easing");
  return (
    statementsOf(text, tag).find(isBurdened) ??
    passagesOf(text, tag).find((passage) => isHarder(passage, tag))?.statement ??
    null
  );
}

/** "A click suffices to agree, but withdrawing takes a letter": the ease of agreeing does not count. */
function isHarder({ whole, statement }: Passage, tag: string): boolean {
  return (
    hasPhrase(whole, tag, "revoking") &&
    hasPhrase(statement, tag, "burdening", "identifying", "taxing") &&
    !hasPhrase(whole, tag, "indifferent") &&
    !isEased(whole, tag, "revoking", "burdening")
  );
}
