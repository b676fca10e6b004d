import { hasPhrase, withoutPhrases } from "./find-phrase";
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
  const isClaimed = (sentence: string) =>
    hasPhrase(sentence, tag, "interest", "imposing", "unrefusable") &&
    hasPhrase(sentence, tag, ...purposes) &&
    !hasPhrase(withoutPhrases(withoutPhrases(sentence, tag, "imposing"), tag, "unrefusable"), tag, "disclaiming");
  return statementsOf(text, tag).find(isClaimed) ?? null;
}
