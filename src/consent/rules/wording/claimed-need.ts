import { clausesWith, hasPhrase } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that calls necessary what visitors decide about; null if there is none. */
export function claimedNeedIn(text: string, tag: string): string | null {
  return statementsOf(text, tag).find((sentence) => isClaimed(sentence, tag)) ?? null;
}

/** "All of them, those of advertisers included, are essential." Not: "some are essential, others advertise". */
function isClaimed(sentence: string, tag: string): boolean {
  const isOptional = (words: string) =>
    (sentence.includes("{purposes}") && /\bpurposes\b/.test(words)) || hasPhrase(words, tag, "promoting", "advertises");
  const isDeemed = (clause: string) =>
    !hasPhrase(clause, tag, "not") &&
    (isOptional(clause) || (hasPhrase(sentence, tag, "embracing") && isOptional(sentence)));
  return (
    clausesWith(sentence, tag, "deeming").some(isDeemed) &&
    !hasPhrase(
      sentence,
      tag,
      "some",
      "law",
      "asking",
      "soliciting",
      "consenting",
      "agreeing",
      "declining",
      "voluntary",
      "separating",
    )
  );
}
