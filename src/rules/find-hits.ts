import type { Basis } from "./basis";
import type { Evaluation, PlaceGroup } from "./evaluation";
import type { BannerDocument } from "./generated/banner-document";
import type { PlaceSelector } from "./place-selector";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { type Hit, type Rule, SECOND_RULES_VERSION } from "./rule";

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

/** Everything that one rule finds, one hit for each pointer and message, in the order of the document. */
export function findHits(rule: Rule, evaluation: Evaluation, sent: BannerDocument): LocatedHit[] {
  if (rule.places === null) {
    return [...rule.find(evaluation, sent)].map(({ pointer, message, source, since = rule.since }) => ({
      ...{ pointer, message, rows: [] },
      sinceIn: () => since,
      ...(source !== undefined && { source }),
      unaddressed: new Set(),
    }));
  }
  const located = new Map<string, OpenHit>();
  const { isRegardlessOfAudience } = rule.places;
  for (const group of evaluation.groupsTestedBy(rule.places)) {
    for (const hit of rule.find(evaluation, group)) {
      if (hit.rows?.length === 0) continue;
      const key = `${hit.pointer}\n${hit.message}`;
      const known: OpenHit = located.get(key) ?? { hit, rows: [], widened: new Map(), unaddressed: new Set() };
      for (const row of hit.rows ?? group.rows) {
        known.rows.push(row);
        // Outside the audience no rule was tested by the first rules.
        const isWidened = !isRegardlessOfAudience && !evaluation.isInAudience(row);
        if (isWidened && isOnlyAdvised(rule.places, group, hit)) known.unaddressed.add(row);
        const since = isWidened ? SECOND_RULES_VERSION : hit.since;
        if (since !== undefined && since > rule.since) known.widened.set(row, since);
      }
      located.set(key, known);
    }
  }
  return [...located.values()].map(({ hit: { pointer, message }, rows, widened, unaddressed }) => ({
    ...{ pointer, message, rows: rows.sort(byPlace), unaddressed },
    sinceIn: (row) => (row && widened.get(row)) ?? rule.since,
  }));
}

/** Outside the audience, an error stays one in a rule that names the place, and in what runs there before a choice. */
function isOnlyAdvised({ isFallbackTested }: PlaceSelector, { rule }: PlaceGroup, { pointer }: Hit): boolean {
  return rule.id === null || !(isFallbackTested || pointer.startsWith(`${rule.pointer}/`));
}

function byPlace(a: RegimeRow, b: RegimeRow): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
