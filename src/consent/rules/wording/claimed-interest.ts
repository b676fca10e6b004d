import { clausesWith, hasPhrase, withoutPhrases } from "./find-phrase";
import { statementsOf } from "./sentences";
import type { PhraseGroup } from "./wording";

/**
 * The first sentence of a text that bases advertising or measurement on something other than consent: it names a
 * legitimate interest, or says that they cannot be refused. null if there is none.
 */
export function claimedInterestIn(text: string, tag: string): string | null {
  return claimedFor(text, tag, ["advertising", "advertises", "measures"]);
}

/** The same for advertising alone. */
export function claimedForAdvertisingIn(text: string, tag: string): string | null {
  return claimedFor(text, tag, ["advertising", "advertises"]);
}

function claimedFor(text: string, tag: string, purposes: readonly PhraseGroup[]): string | null {
  const isClaimed = (sentence: string) => {
    if (!hasPhrase(sentence, tag, "interest", "imposing", "unrefusable") || !hasPhrase(sentence, tag, ...purposes))
      return false;
    const withoutForce = withoutPhrases(withoutPhrases(sentence, tag, "imposing"), tag, "unrefusable");
    const rest = withoutPhrases(withoutPhrases(withoutForce, tag, "interest"), tag, "declining");
    // "Even if you refuse advertising, you can read everything" claims nothing: there has to be an effect.
    const isForced =
      hasPhrase(sentence, tag, "interest", "unrefusable") || hasPhrase(sentence, tag, "processing", "running");
    return (
      isForced &&
      !hasPhrase(withoutForce, tag, "disclaiming") &&
      !clausesWith(rest, tag, "asking").some((clause) => !hasPhrase(clause, tag, "not")) &&
      clausesWith(rest, tag, ...purposes).some((clause) => !hasPhrase(clause, tag, "not"))
    );
  };
  return statementsOf(text, tag).find(isClaimed) ?? null;
}
