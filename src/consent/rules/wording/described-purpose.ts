import { clausesWith, hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** Purposes that visitors decide about, as descriptions name them. */
export type DescribedPurpose = "advertises" | "measures";

/** The first sentence of a description that says one of these purposes, and denies none; null if there is none. */
export function purposeIn(description: string, tag: string, ...purposes: readonly DescribedPurpose[]): string | null {
  const isSaid = (sentence: string) => hasPhrase(sentence, tag, ...purposes) && !hasPhrase(sentence, tag, "excluding");
  return statementsOf(description, tag).find(isSaid) ?? null;
}

/**
 * The first sentence about something that serves no advertising, such as what is necessary, that names advertising
 * nonetheless; null if there is none. A clause that denies it is spared, but not "cannot be switched off" beside it.
 */
export function promotionIn(text: string, tag: string): string | null {
  const isPromotion = (sentence: string) =>
    clausesWith(sentence, tag, "promoting", "advertises").some(
      (clause) => !hasPhrase(clause, tag, "not", "remembering"),
    );
  return statementsOf(text, tag).find(isPromotion) ?? null;
}
