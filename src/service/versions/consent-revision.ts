import type { Schemas } from "../../contract";
import { canonicalJson } from "../../rules/canonical-json";

type Document = Schemas["BannerDocument"];
type Reconsent = Required<NonNullable<Document["reconsent"]>>;

/** What visitors decided about: a banner document and the services it was published with. */
export interface ConsentBasis {
  readonly document: Document;
  readonly services: readonly Schemas["FrozenService"][];
}

/** Defaults of the document's `reconsent` (contract 3.1). */
const defaultReconsent: Reconsent = {
  on_new_category: "prompt",
  on_new_service: "prompt",
  on_text_change: "keep",
  on_tcf_policy: "prompt",
};

/** For each rule of `reconsent`: whether the difference between what was and what comes is of its kind. */
const changes: Readonly<Record<keyof Reconsent, (before: ConsentBasis | null, after: ConsentBasis) => boolean>> = {
  on_new_category: (before, after) => hasNew(before?.document.categories, after.document.categories),
  on_new_service: (before, after) => hasNew(before?.services, after.services) || hasNewPurpose(before, after),
  on_text_change: (before, after) => before !== null && differ(textsOf(before.document), textsOf(after.document)),
  on_tcf_policy: (before, after) => before !== null && differ(before.document.tcf ?? null, after.document.tcf ?? null),
};

/**
 * Whether visitors who have chosen must be asked again: a rule of the new document's `reconsent` says `prompt` and its kind of
 * change happened (contract 2.4). `before` null: the stage was empty.
 */
export function isPromptNeeded(before: ConsentBasis | null, after: ConsentBasis): boolean {
  const rules = { ...defaultReconsent, ...after.document.reconsent };
  return (Object.keys(changes) as (keyof Reconsent)[]).some(
    (rule) => rules[rule] === "prompt" && changes[rule](before, after),
  );
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

type Keyed = readonly { readonly key: string }[];

function hasNew(before: Keyed | undefined, after: Keyed): boolean {
  const known = new Set(before?.map(({ key }) => key));
  return after.some(({ key }) => !known.has(key));
}

/** A service that was there is used for something else now. */
function hasNewPurpose(before: ConsentBasis | null, after: ConsentBasis): boolean {
  const known = new Map(before?.services.map((service) => [service.key, service]));
  return after.services.some((service) => {
    const former = known.get(service.key);
    return former !== undefined && differ([former.category, former.purposes], [service.category, service.purposes]);
  });
}

/** What visitors read before they choose. */
function textsOf(document: Document): unknown {
  return [
    document.texts,
    document.links,
    document.categories.map(({ key, label, description }) => [key, label, description]),
  ];
}

function differ(before: unknown, after: unknown): boolean {
  return canonicalJson(before) !== canonicalJson(after);
}
