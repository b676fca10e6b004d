import { clausesWith, hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says unconditionally that no data is passed on; null if there is none. */
export function deniedSharingIn(text: string, tag: string): string | null {
  const isDenied = (sentence: string) =>
    (hasPhrase(sentence, tag, "keeping") ||
      clausesWith(sentence, tag, "passing").some((clause) => hasPhrase(clause, tag, "negating"))) &&
    !hasPhrase(sentence, tag, "limiting", "consenting", "declining", "required", "measures", "early");
  return statementsOf(text, tag).find(isDenied) ?? null;
}
