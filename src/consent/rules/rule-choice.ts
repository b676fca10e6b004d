import { type EvaluatedRule, fillDefaults } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerDocument } from "./generated/resolved-banner-document";

/** The place of a visitor, as far as it is known. */
export interface RulePlace {
  /** ISO 3166-1 code, or null. */
  country: string | null;
  /** ISO 3166-2 code, or null. */
  region: string | null;
  /** Regime id of the place. */
  regime: string;
}

/** Names of places; a list of them is one. */
export interface PlaceNames {
  includes(name: string): boolean;
}

/** A rule as far as its place in the list and on the map goes. */
export interface PlacedRule extends Pick<EvaluatedRule, "priority"> {
  readonly match: { readonly [Kind in keyof EvaluatedRule["match"]]?: PlaceNames };
}

/** The parts of a document that decide about rules. */
export interface RuledDocument extends Pick<ResolvedBannerDocument, "regimes"> {
  readonly categories: readonly Pick<ResolvedBannerDocument["categories"][number], "required">[];
}

/** The rule that a visitor gets, with nothing left to look up. */
export interface EffectiveRule extends Omit<EvaluatedRule, "id" | "match" | "priority" | "expiry"> {
  /** Id of the document's rule; null for the fallback. */
  id: string | null;
  /** JSON pointer of the rule; `/regimes` for the fallback. */
  pointer: string;
  expiry: { accept_days: number; reject_days: number };
}

/**
 * The rule that applies in a place: the subdivision's rule, else the country's, else the regime's, else the fallback;
 * then higher priority, then list order (contract 3.1).
 */
export function ruleFor(document: BannerDocument, place: RulePlace): EffectiveRule {
  return chooseRule(fillDefaults(document), place);
}

/** ruleFor on a document whose defaults are filled. */
export function chooseRule(document: RuledDocument, place: RulePlace): EffectiveRule {
  return effectiveRule(document, chosenIndex(document, place));
}

/** The index, in the document's list, of the rule that applies in a place; null for the fallback. */
export function chosenIndex(
  { regimes: { rules } }: { readonly regimes: { readonly rules: readonly PlacedRule[] } },
  place: RulePlace,
): number | null {
  let best: { rule: PlacedRule; index: number; closeness: number } | null = null;
  // Without a call: Prototype.js, which pages of visitors load, replaces `entries`.
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index] as PlacedRule;
    const closeness = closenessOf(rule, place);
    if (closeness === 0) continue;
    const isBetter =
      best === null ||
      closeness > best.closeness ||
      (closeness === best.closeness && rule.priority > best.rule.priority);
    if (isBetter) best = { rule, index, closeness };
  }
  return best === null ? null : best.index;
}

/** The precision with which a rule names a place: 3 its subdivision, 2 its country, 1 its regime, 0 not at all. */
function closenessOf({ match }: PlacedRule, { country, region, regime }: RulePlace): 0 | 1 | 2 | 3 {
  if (region !== null && match.subdivisions?.includes(region)) return 3;
  if (country !== null && match.countries?.includes(country)) return 2;
  return match.regimes?.includes(regime) ? 1 : 0;
}

/**
 * A rule of the document by its place in the list, its expiry completed from that of all regimes; the fallback for
 * null.
 * @throws {RangeError} for a place that the list does not have
 */
export function effectiveRule({ regimes, categories }: RuledDocument, index: number | null): EffectiveRule {
  if (index === null) return fallbackRule(regimes, isChoiceOffered(categories));
  const rule = regimes.rules[index];
  if (rule === undefined) throw new RangeError(`There is no rule ${index}: the document has ${regimes.rules.length}.`);
  const { match: _match, priority: _priority, expiry, ...rest } = rule;
  return { ...rest, pointer: `/regimes/rules/${index}`, expiry: { ...regimes.expiry, ...expiry } };
}

/** Reports whether there is anything to choose: a category that is not required. */
export function isChoiceOffered(categories: RuledDocument["categories"]): boolean {
  return categories.some(({ required }) => !required);
}

/** The strict rule that applies where no other does. Without anything to choose it asks nothing. */
function fallbackRule({ expiry }: ResolvedBannerDocument["regimes"], isAsking: boolean): EffectiveRule {
  return {
    id: null,
    pointer: "/regimes",
    model: "opt_in",
    first_layer: isAsking ? ["accept_all", "reject_all", "customize"] : [],
    defaults: {},
    opt_out_link: false,
    gpc: "honour",
    refuse_by: "button",
    limit_link: false,
    frictionless: false,
    expiry,
  };
}
