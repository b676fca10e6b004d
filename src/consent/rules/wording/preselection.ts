import { clausesWith, hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that says that switches are on before visitors choose; null if there is none. */
export function preselectionIn(text: string, tag: string): string | null {
  const isPreselected = (sentence: string) =>
    clausesWith(sentence, tag, "preselecting").some((clause) => !hasPhrase(clause, tag, "excluding", "required"));
  return statementsOf(text, tag).find(isPreselected) ?? null;
}
