import { clausesWith, hasPhrase, hasPhraseBeside } from "./find-phrase";
import type { PhraseGroup } from "./wording";

/**
 * Reports whether a text says that something is as easy as agreeing: a link, a button, at once. "Accepting works at
 * once" eases nothing else, and what another group says, such as "in your browser's settings", does not count.
 */
export function isEased(text: string, tag: string, subject: PhraseGroup, ...burdens: readonly PhraseGroup[]): boolean {
  const isOfGrant = (clause: string) =>
    hasPhrase(clause, tag, "agreeing", "consenting") && !hasPhrase(clause, tag, subject, ...burdens);
  return clausesWith(text, tag, "easing").some(
    (clause) =>
      burdens.every((burden) => hasPhraseBeside(clause, tag, burden, "easing")) &&
      !hasPhraseBeside(clause, tag, "easing", "not") &&
      !isOfGrant(clause),
  );
}
