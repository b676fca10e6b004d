import type { Basis } from "./basis";
import type { Evaluation, PlaceGroup } from "./evaluation";
import type { BannerDocument } from "./generated/banner-document";
import type { PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { type Hit, type PlaceRule, type Rule, SECOND_RULES_VERSION } from "./rule";

/** A hit with the rows of the regime table that it rests on; none for a rule of the document as a whole. */
export interface LocatedHit extends Pick<Hit, "pointer" | "message"> {
  rows: readonly RegimeRow[];
  /** rules_version since which the rule finds this in a row; without a row, in the document as a whole. */
  sinceIn(row?: RegimeRow): string;
  /**
   * Rows outside the audience that get a setting of the whole document: whom the site addresses is its owner's
   * statement.
   */
  unaddressed: ReadonlySet<RegimeRow>;
  /** The source of a hit about the document that differs from the rule's. */
  source?: Basis;
}

/** A hit while its rows are collected. */
interface OpenHit {
  hit: Hit;
  rows: RegimeRow[];
  /** Rows in which the rule finds this later than the rule itself, with that rules_version. */
  widened: Map<RegimeRow, string>;
  unaddressed: Set<RegimeRow>;
}

/** The hits of one rule, and the unknown places that it read: what depends on these is not among the hits. */
interface Found {
  readonly hits: readonly LocatedHit[];
  readonly unknown: ReadonlySet<string>;
}

/** Everything that one rule finds, one hit for each pointer and message, in the order of the document. */
export function findHits(rule: Rule, evaluation: Evaluation, sent: BannerDocument): Found {
  if (rule.places !== null) return findInPlaces(rule, evaluation);
  const { result: hits, read, skipped } = evaluation.reads.during(() => [...rule.find(evaluation, sent)]);
  if (read.size > 0) return { hits: [], unknown: read };
  const located = hits.map(({ pointer, message, source, since = rule.since }) => ({
    ...{ pointer, message, rows: [] },
    sinceIn: () => since,
    ...(source !== undefined && { source }),
    unaddressed: new Set<RegimeRow>(),
  }));
  return { hits: located, unknown: skipped };
}

function findInPlaces(rule: PlaceRule, evaluation: Evaluation): Found {
  const { during } = evaluation.reads;
  const groups = during(() => evaluation.groupsTestedBy(rule.places));
  if (groups.read.size > 0) return { hits: [], unknown: groups.read };
  const located = new Map<string, OpenHit>();
  const unknown = new Set(groups.skipped);
  for (const group of groups.result) {
    const { result: found, read, skipped } = during(() => findInGroup(rule, evaluation, group));
    for (const pointer of [...read, ...skipped]) unknown.add(pointer);
    for (const { hit, ...more } of read.size > 0 ? [] : found) {
      const key = `${hit.pointer}\n${hit.message}`;
      const known: OpenHit = located.get(key) ?? { hit, rows: [], widened: new Map(), unaddressed: new Set() };
      known.rows.push(...more.rows);
      for (const [row, since] of more.widened) known.widened.set(row, since);
      for (const row of more.unaddressed) known.unaddressed.add(row);
      located.set(key, known);
    }
  }
  const hits = [...located.values()].map(({ hit: { pointer, message }, rows, widened, unaddressed }) => ({
    ...{ pointer, message, rows: rows.sort(byPlace), unaddressed },
    sinceIn: (row?: RegimeRow) => (row && widened.get(row)) ?? rule.since,
  }));
  return { hits, unknown };
}

function findInGroup(rule: PlaceRule, evaluation: Evaluation, group: PlaceGroup): OpenHit[] {
  const { isRegardlessOfAudience } = rule.places;
  const hits = [...rule.find(evaluation, group)].filter(({ rows }) => rows?.length !== 0);
  return hits.map((hit) => {
    const open: OpenHit = { hit, rows: [...(hit.rows ?? group.rows)], widened: new Map(), unaddressed: new Set() };
    for (const row of open.rows) {
      // Outside the audience no rule was tested by the first rules.
      const isWidened = !isRegardlessOfAudience && !evaluation.isInAudience(row);
      if (isWidened && isOnlyAdvised(rule.places, group, hit)) open.unaddressed.add(row);
      const since = isWidened ? SECOND_RULES_VERSION : hit.since;
      if (since !== undefined && since > rule.since) open.widened.set(row, since);
    }
    return open;
  });
}

/** Outside the audience, an error stays one in a rule that names the place, and in what runs there before a choice. */
function isOnlyAdvised({ isFallbackTested }: PlaceSelector, { rule }: PlaceGroup, { pointer }: Hit): boolean {
  return rule.id === null || !(isFallbackTested || pointer.startsWith(`${rule.pointer}/`));
}

function byPlace(a: RegimeRow, b: RegimeRow): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
