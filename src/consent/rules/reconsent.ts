import { canonicalJson } from "../values/canonical-json";
import { evaluatedDocument } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerComponents, ResolvedBannerDocument } from "./generated/resolved-banner-document";
import { completedView } from "./resolved-view";
import type { EvaluatedService } from "./rule-context";

/** The content of a stage: a document and its services. */
export interface Served {
  document: BannerDocument;
  services: readonly EvaluatedService[];
}

/** A member of `reconsent`: a kind of change that may ask every visitor again. */
export type ReconsentTrigger = keyof ResolvedBannerComponents["BannerReconsent"];

/** A difference between two states of a banner that consent may not cover. */
export interface ReconsentReason {
  trigger: ReconsentTrigger;
  /** `prompt` asks every visitor again, `keep` does not; as the new document says. */
  rule: "prompt" | "keep";
  /** Pointer of what changed in the new document. */
  pointer: string;
  /** The change, as the beginning of a sentence. */
  change: string;
}

/**
 * The changes between two states, with the setting of the new document's `reconsent` for each (contract 2.4, consent
 * revision). Services that are not live do not count.
 */
export function reconsentReasons(before: Served, after: Served): ReconsentReason[] {
  const { reconsent } = evaluatedDocument(after.document);
  const changes = [
    ...newCategories(before, after),
    ...newServices(before, after),
    ...changedTexts(completedView(before.document), completedView(after.document)),
    ...changedVendors(before, after),
  ];
  return changes.map((change) => ({ ...change, rule: reconsent[change.trigger] }));
}

type Change = Omit<ReconsentReason, "rule">;

function newCategories(before: Served, after: Served): Change[] {
  const known = new Set(before.document.categories.map(({ key }) => key));
  return after.document.categories.flatMap(({ key }, i) =>
    known.has(key)
      ? []
      : [{ trigger: "on_new_category", pointer: `/categories/${i}`, change: `The category ${key} is new` }],
  );
}

function newServices(before: Served, after: Served): Change[] {
  const known = new Map(live(before).map((service) => [service.key, service]));
  return live(after).flatMap((service): Change[] => {
    const former = known.get(service.key);
    const change = (text: string): Change => ({
      trigger: "on_new_service",
      pointer: "/reconsent/on_new_service",
      change: text,
    });
    if (former === undefined) return [change(`The service ${service.key} is new`)];
    return purposeOf(former) === purposeOf(service)
      ? []
      : [change(`The purpose of the service ${service.key} changed`)];
  });
}

function live({ services }: Served): EvaluatedService[] {
  return services.filter(({ status }) => (status ?? "live") === "live");
}

/** The purpose of a service: its category, its legal basis and its stated purposes. */
function purposeOf({ category, legal_basis = null, purposes = {} }: EvaluatedService): string {
  return canonicalJson([category, legal_basis, purposes]);
}

/** A language that is new or gone is not a change for those who read another. */
function changedTexts(before: ResolvedBannerDocument, after: ResolvedBannerDocument): Change[] {
  const shared = after.languages.available.filter((tag) => before.languages.available.includes(tag));
  return shared
    .filter((tag) => textsOf(before, tag, before) !== textsOf(after, tag, before))
    .map((tag) => ({ trigger: "on_text_change", pointer: `/texts/${tag}`, change: `A text in ${tag} changed` }));
}

/** All strings of a language; of categories only those that both have, since a new one is a separate change. */
function textsOf(document: ResolvedBannerDocument, tag: string, before: ResolvedBannerDocument): string {
  const known = new Set(before.categories.map(({ key }) => key));
  const categories = document.categories
    .filter(({ key }) => known.has(key))
    .map(({ key, label, description }) => [key, label[tag] ?? null, description[tag] ?? null] as const);
  return canonicalJson([
    document.texts[tag] ?? null,
    Object.fromEntries(categories.map(([key, ...texts]) => [key, texts])),
  ]);
}

function changedVendors({ document: { tcf: before } }: Served, { document: { tcf: after } }: Served): Change[] {
  if (after?.enabled !== true) return [];
  const vendors = (tcf: BannerDocument["tcf"]) =>
    canonicalJson([
      tcf?.enabled ?? false,
      tcf?.vendors ?? "all",
      tcf?.google_providers ?? [],
      tcf?.gvl_version ?? null,
    ]);
  return vendors(before) === vendors(after)
    ? []
    : [{ trigger: "on_tcf_policy", pointer: "/tcf", change: "The disclosed vendors changed" }];
}
