import type { Schemas } from "@consentform/consent/contract";
import { reconsentReasons } from "@consentform/consent/rules";

/** The subject of visitors' decisions: a banner document and the services it was published with. */
export interface ConsentBasis {
  readonly document: Schemas["BannerDocument"];
  readonly services: readonly Schemas["FrozenService"][];
}

/**
 * Reports whether visitors who have chosen must be asked again: a rule of the new document's `reconsent` says `prompt`
 * and its kind of change happened (contract 2.4). `before` null: the stage was empty, so every category and service is
 * new.
 */
export function isPromptNeeded(before: ConsentBasis | null, after: ConsentBasis): boolean {
  const former = before ?? { document: { ...after.document, categories: [] }, services: [] };
  return reconsentReasons(former, after).some(({ rule }) => rule === "prompt");
}

/** The stage's counter after a move: it never falls. */
export function nextConsentRevision(
  current: number,
  reconsent: Schemas["Version"]["reconsent"],
  before: ConsentBasis | null,
  after: ConsentBasis,
): number {
  const isRaised = reconsent === "force" || (reconsent === "auto" && isPromptNeeded(before, after));
  return isRaised ? current + 1 : current;
}
