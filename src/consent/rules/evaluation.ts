import { type EvaluatedDocument, evaluatedDocument } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import type { ResolvedBannerComponents } from "./generated/resolved-banner-document";
import { everyPlaceInAudience, type PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { rowGroups, selectedRows } from "./row-groups";
import { type EffectiveRule, effectiveRule, isChoiceOffered } from "./rule-choice";
import type { EvaluatedService, RuleContext } from "./rule-context";
import { placesBelow, type UnknownPlace, type UnknownReads, unknownReads } from "./unknown/unknown-reads";

/** A category of the evaluated document. */
export type EvaluatedCategory = ResolvedBannerComponents["BannerCategory"];

/**
 * Places that get the same rule of the document under the same regime. Rules are evaluated once for each group, not
 * once for each place.
 */
export interface PlaceGroup {
  rule: EffectiveRule;
  /** One row for each place; all of one model, certainty and choice. California, which has special rules, is alone. */
  rows: readonly RegimeRow[];
}

/** A document and what surrounds it, prepared once for all rules. */
export interface Evaluation {
  document: EvaluatedDocument;
  context: RuleContext;
  /** The groups that a rule for these places is tested in, each with only the rows that count; none is without rows. */
  groupsTestedBy(places: PlaceSelector): readonly PlaceGroup[];
  /** The rows of the regime table for every place where the document is served. */
  placesServed(): readonly RegimeRow[];
  /** Reports whether a place is in `regimes.audience`. */
  isInAudience(row: RegimeRow): boolean;
  categories: ReadonlyMap<string, EvaluatedCategory>;
  /** Services of any status by key; empty when services are not given. */
  services: ReadonlyMap<string, EvaluatedService>;
  /** Services with status live; undefined when services are not given. */
  liveServices: readonly EvaluatedService[] | undefined;
  /** Computes what is the same in every group once, by a key: searching texts again for each group takes longest. */
  once<T>(key: string, compute: () => T): T;
  /** Notes which unknown places of the document are read. */
  reads: UnknownReads;
}

/** Prepares a document that is valid in form. `day` is the date of the rules, `YYYY-MM-DD`. */
export function evaluationOf(sent: BannerDocument, context: RuleContext, day: string): Evaluation {
  const reads = unknownReads(context.unknownPlaces ?? []);
  const filled = evaluatedDocument(sent);
  const document = reads.watched(filled);
  const isInScope = reads.remembered(() => audienceOf(document));
  const groups = reads.remembered(() => groupPlaces({ document, filled, reads, day }));
  const categories = reads.remembered(() => new Map(document.categories.map((category) => [category.key, category])));
  const groupsTestedBy = groupsBySelector(groups, isInScope, reads);
  return {
    document,
    context,
    groupsTestedBy,
    placesServed: reads.remembered(() => groupsTestedBy(everyPlaceInAudience).flatMap(({ rows }) => rows)),
    isInAudience: (row) => isInScope()(row),
    once: computedOnce(reads),
    get categories() {
      return categories();
    },
    services: new Map(context.services?.map((service) => [service.key, service])),
    liveServices: context.services?.filter((service) => (service.status ?? "live") === "live"),
    reads,
  };
}

/** Optional categories whose state before a choice the rule switches on, in list order. */
export function switchedOn({ document }: Evaluation, rule: EffectiveRule): EvaluatedCategory[] {
  return document.categories.filter((category) => isSwitchedOn(category, rule));
}

/** Reports whether a category is optional, and a rule switches it on before a choice. */
export function isSwitchedOn({ required, key }: EvaluatedCategory, { defaults }: EffectiveRule): boolean {
  return !required && Object.hasOwn(defaults, key) && defaults[key] === "on";
}

function computedOnce({ remembered }: UnknownReads): Evaluation["once"] {
  const known = new Map<string, () => unknown>();
  return <T>(key: string, compute: () => T): T => {
    const result = known.get(key) ?? remembered(compute);
    known.set(key, result);
    // A key has one computation.
    return result() as T;
  };
}

interface GroupedDocument extends Pick<Evaluation, "document" | "reads"> {
  /** The same, with no reads noted. */
  filled: EvaluatedDocument;
  day: string;
}

function groupPlaces({ document, filled, reads, day }: GroupedDocument): PlaceGroup[] {
  const ruleOf = (index: number | null) =>
    reads.watched(effectiveRule(filled, index), unknownOfRule(index, document, reads));
  return rowGroups(document.regimes.rules, day).map(({ index, rows }) => ({ rule: ruleOf(index), rows }));
}

/** The unknown places of a rule with nothing left to look up: its own, and those that it is completed from. */
function unknownOfRule(index: number | null, document: EvaluatedDocument, { places, during }: UnknownReads) {
  if (places.length === 0) return [];
  const { read } = during(() => isChoiceOffered(document.categories));
  const inherited = placesBelow(places, "/regimes").filter(([pointer]) => pointer.startsWith("/expiry"));
  const own: UnknownPlace[] =
    index === null ? [["/first_layer", read]] : placesBelow(places, `/regimes/rules/${index}`);
  return [...inherited, ...own];
}

/**
 * The test whether a place is in `regimes.audience`; a country includes its subdivisions, and an absent audience is
 * every place.
 */
function audienceOf({ regimes }: EvaluatedDocument): (row: RegimeRow) => boolean {
  if (regimes.audience === undefined) return () => true;
  const audience = new Set(regimes.audience);
  return (row) => audience.has(row.country) || audience.has(placeOf(row));
}

/** The groups that a selector leaves, computed once for each selector, since many rules share one. */
function groupsBySelector(
  groups: () => readonly PlaceGroup[],
  isInScope: () => (row: RegimeRow) => boolean,
  { remembered, passing }: UnknownReads,
): Evaluation["groupsTestedBy"] {
  const known = new Map<PlaceSelector, () => readonly PlaceGroup[]>();
  const tested = (places: PlaceSelector): readonly PlaceGroup[] =>
    groups()
      .map(({ rule, rows }) => ({
        rule,
        // Visitors whom a rule of the document matches get that rule, inside the audience or not.
        rows: passing(selectedRows(rows, places), (row) => isMet(places, row) || rule.id !== null || isInScope()(row)),
      }))
      .filter(({ rows }) => rows.length > 0);
  return (places) => {
    const groupsOf = known.get(places) ?? remembered(() => tested(places));
    known.set(places, groupsOf);
    return groupsOf();
  };
}

/** Reports whether a rule is tested in a place that gets the fallback and is outside the audience. */
function isMet({ isRegardlessOfAudience, isFallbackTested }: PlaceSelector, { cautious }: RegimeRow): boolean {
  return isRegardlessOfAudience || (isFallbackTested && !cautious);
}
