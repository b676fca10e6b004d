import { hasPhrase, isAffirmed } from "./find-phrase";
import { statementsOf } from "./sentences";

/** The first sentence of a text that makes access to the website depend on consent; null if there is none. */
export function consentWallIn(text: string, tag: string): string | null {
  const isWall = (sentence: string) =>
    hasPhrase(sentence, tag, "barring") ||
    (hasPhrase(sentence, tag, "walling") &&
      hasPhrase(sentence, tag, "access") &&
      !hasPhrase(sentence, tag, "open") &&
      !isHarmDenied(sentence, tag));
  return statementsOf(text, tag).find(isWall) ?? null;
}

/** "If you refuse, you lose nothing." */
function isHarmDenied(sentence: string, tag: string): boolean {
  return hasPhrase(sentence, tag, "penalizing") && !isAffirmed(sentence, tag, "penalizing", "declining");
}
