import type { BannerDocument } from "./generated/banner-document";
import type { Judgement } from "./judgement";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { type Hit, type Rule, SECOND_RULES_VERSION } from "./rule";

/** A hit with the rows of the regime table that it rests on; none for a rule of the document as a whole. */
export interface LocatedHit extends Pick<Hit, "pointer" | "message"> {
  rows: readonly RegimeRow[];
  /** rules_version since which the rule finds this in a row; without a row, in the document as a whole. */
  sinceIn(row?: RegimeRow): string;
}

/** A hit while its rows are collected. */
interface OpenHit {
  hit: Hit;
  rows: RegimeRow[];
  /** Rows in which the rule finds this later than the rule itself, with that rules_version. */
  widened: Map<RegimeRow, string>;
}

/** Everything that one rule finds, one hit for each pointer and message, in the order of the document. */
export function findHits(rule: Rule, judgement: Judgement, sent: BannerDocument): LocatedHit[] {
  if (rule.places === null) {
    return [...rule.find(judgement, sent)].map(({ pointer, message, since = rule.since }) => ({
      ...{ pointer, message, rows: [] },
      sinceIn: () => since,
    }));
  }
  const located = new Map<string, OpenHit>();
  const { isRegardlessOfAudience } = rule.places;
  for (const group of judgement.groupsTestedBy(rule.places)) {
    for (const hit of rule.find(judgement, group)) {
      if (hit.rows?.length === 0) continue;
      const key = `${hit.pointer}\n${hit.message}`;
      const known: OpenHit = located.get(key) ?? { hit, rows: [], widened: new Map() };
      for (const row of hit.rows ?? group.rows) {
        known.rows.push(row);
        // Outside the audience no rule was tested by the first rules.
        const isWidened = !isRegardlessOfAudience && !judgement.isInAudience(row);
        const since = isWidened ? SECOND_RULES_VERSION : hit.since;
        if (since !== undefined && since > rule.since) known.widened.set(row, since);
      }
      located.set(key, known);
    }
  }
  return [...located.values()].map(({ hit: { pointer, message }, rows, widened }) => ({
    ...{ pointer, message, rows: rows.sort(byPlace) },
    sinceIn: (row) => (row && widened.get(row)) ?? rule.since,
  }));
}

function byPlace(a: RegimeRow, b: RegimeRow): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
