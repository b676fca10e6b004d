import { hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** Purposes that visitors decide about, as descriptions name them. */
export type DescribedPurpose = "advertises" | "measures";

/** The first sentence of a description that says one of these purposes, and denies none; null if there is none. */
export function purposeIn(description: string, tag: string, ...purposes: readonly DescribedPurpose[]): string | null {
  const isSaid = (sentence: string) => hasPhrase(sentence, tag, ...purposes) && !hasPhrase(sentence, tag, "excluding");
  return statementsOf(description, tag).find(isSaid) ?? null;
}
