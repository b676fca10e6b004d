import { type JudgedDocument, judgedDocument } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerComponents } from "./generated/resolved-banner-document";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf, places, rowAt, unknownRow } from "./regimes/regime-table";
import { chooseRule, type EffectiveRule } from "./rule-choice";
import type { JudgedService, RuleContext } from "./rule-context";

/** A category of the judged document. */
export type JudgedCategory = ResolvedBannerComponents["BannerCategory"];

/** Places that get the same rule of the document under the same regime. Rules are judged once for each, not once for each place. */
export interface PlaceGroup {
  rule: EffectiveRule;
  /** One row for each place; all of one regime, model and certainty. */
  rows: readonly RegimeRow[];
}

/** A document and what surrounds it, prepared once for all rules. */
export interface Judgement {
  document: JudgedDocument;
  context: RuleContext;
  groups: readonly PlaceGroup[];
  categories: ReadonlyMap<string, JudgedCategory>;
  /** Services with status live; undefined when services are not given. */
  liveServices: readonly JudgedService[] | undefined;
  /** Whether a place is in `regimes.audience`; a country includes its subdivisions, and an absent audience is every place. */
  isInScope(row: RegimeRow): boolean;
}

/** Prepares a document that is valid in form. `day` is the date of the rules, `YYYY-MM-DD`. */
export function judgementOf(sent: BannerDocument, context: RuleContext, day: string): Judgement {
  const document = judgedDocument(sent);
  const audience = document.regimes.audience && new Set(document.regimes.audience);
  return {
    document,
    context,
    groups: groupPlaces(document, day),
    categories: new Map(document.categories.map((category) => [category.key, category])),
    liveServices: context.services?.filter((service) => (service.status ?? "live") === "live"),
    isInScope: (row) => audience === undefined || audience.has(row.country) || audience.has(placeOf(row)),
  };
}

/** Optional categories whose state before a choice the rule switches on, in list order. */
export function switchedOn({ document }: Judgement, rule: EffectiveRule): JudgedCategory[] {
  return document.categories.filter(
    (category) =>
      !category.required && Object.hasOwn(rule.defaults, category.key) && rule.defaults[category.key] === "on",
  );
}

function groupPlaces(document: JudgedDocument, day: string): PlaceGroup[] {
  const groups = new Map<string, { rule: EffectiveRule; rows: RegimeRow[] }>();
  for (const row of [...places.map((place) => rowAt(place, day)), unknownRow]) {
    const rule = chooseRule(document, {
      country: row.country || null,
      region: row.subdivision ?? null,
      regime: row.regime,
    });
    const key = [rule.pointer, row.regime, row.model, row.cautious].join(" ");
    const group = groups.get(key) ?? { rule, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}
