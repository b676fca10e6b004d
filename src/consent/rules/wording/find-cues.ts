import { clausesWith, hasPhrase, hasPhraseBeside } from "./find-phrase";
import { type Passage, passagesOf } from "./sentences";
import type { PhraseGroup } from "./wording";

/** A fault as concepts that meet in one sentence, in any order, so that no author's phrase has to be known. */
export interface Cues {
  /** Lists of groups: the sentence has a phrase of at least one group of each list. */
  all: readonly (readonly PhraseGroup[])[];
  /** Groups that make the sentence harmless. */
  none: readonly PhraseGroup[];
  /** The concept that the sentence itself says, in a clause that denies nothing else. Its question may hold others. */
  said: PhraseGroup;
}

/** The first sentence of a text in a language (BCP 47) that has the cues of a fault; null if there is none. */
export function cuesIn(text: string, tag: string, ...faults: readonly Cues[]): string | null {
  return passagesOf(text, tag).find((passage) => faults.some((cues) => hasCues(passage, tag, cues)))?.statement ?? null;
}

function hasCues({ whole, statement }: Passage, tag: string, { all, none, said }: Cues): boolean {
  return (
    all.every((groups) => hasPhrase(whole, tag, ...groups)) &&
    !hasPhrase(whole, tag, ...none) &&
    clausesWith(statement, tag, said).some((clause) => !hasPhraseBeside(clause, tag, said, "not"))
  );
}
