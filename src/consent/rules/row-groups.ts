import type { EvaluatedRule } from "./fill-defaults";
import type { PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf, rowsOn } from "./regimes/regime-table";
import { chosenIndex } from "./rule-choice";
import { rulesToSearch } from "./rules-to-search";
import { kept } from "./wording/kept";

/** Places that the same rule of a document applies to. */
interface RowGroup {
  /** The rule's place in the list; null for the fallback. */
  readonly index: number | null;
  /** One row for each place; all of one model, certainty and choice. California, which has special rules, is alone. */
  readonly rows: readonly RegimeRow[];
}

/** Longest list of rules, as JSON, whose groups are kept. */
const MAX_KEY_LENGTH = 2000;

/** Groups by day and rules: the documents of a fleet name the same places. */
const known = new Map<string, readonly RowGroup[]>();

/** The rows of every place on a day (`YYYY-MM-DD`), by the rule that applies there. */
export function rowGroups(rules: readonly EvaluatedRule[], day: string): readonly RowGroup[] {
  const key = JSON.stringify([day, ...rules.map(({ match, priority }) => [match, priority])]);
  return key.length > MAX_KEY_LENGTH ? grouped(rules, day) : kept(known, key, () => grouped(rules, day));
}

function grouped(list: readonly EvaluatedRule[], day: string): RowGroup[] {
  const groups = new Map<string, { index: number | null; rows: RegimeRow[] }>();
  const rules = rulesToSearch(list);
  for (const row of rowsOn(day)) {
    const place = { country: row.country || null, region: row.subdivision ?? null, regime: row.regime };
    const index = chosenIndex({ regimes: { rules } }, place);
    const key = `${index} ${row.model} ${row.cautious} ${row.choiceAbout} ${placeOf(row) === "US-CA"}`;
    const group = groups.get(key) ?? { index, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The rows of a list that selectors include: documents share the lists. */
const selected = new WeakMap<readonly RegimeRow[], Map<PlaceSelector, readonly RegimeRow[]>>();

/** The rows of a list that a selector includes. */
export function selectedRows(rows: readonly RegimeRow[], places: PlaceSelector): readonly RegimeRow[] {
  const bySelector = selected.get(rows) ?? new Map<PlaceSelector, readonly RegimeRow[]>();
  const found = bySelector.get(places) ?? rows.filter(places.includes);
  selected.set(rows, bySelector.set(places, found));
  return found;
}
