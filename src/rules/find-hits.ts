import type { BannerDocument } from "./generated/banner-document";
import type { Judgement } from "./judgement";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import type { Hit, Rule } from "./rule";

/** A hit with the rows of the regime table that it rests on; none for a rule of the document as a whole. */
export interface LocatedHit extends Required<Hit> {
  rows: readonly RegimeRow[];
}

/** Everything that one rule finds, one hit for each pointer and message, in the order of the document. */
export function findHits(rule: Rule, judgement: Judgement, sent: BannerDocument): LocatedHit[] {
  if (rule.places === null) return [...rule.find(judgement, sent)].map((hit) => ({ ...hit, rows: [] }));
  const located = new Map<string, { hit: Hit; rows: RegimeRow[] }>();
  for (const group of judgement.groupsTestedBy(rule.places)) {
    for (const hit of rule.find(judgement, group)) {
      if (hit.rows?.length === 0) continue;
      const key = `${hit.pointer}\n${hit.message}`;
      const known = located.get(key) ?? { hit, rows: [] };
      known.rows.push(...(hit.rows ?? group.rows));
      located.set(key, known);
    }
  }
  return [...located.values()].map(({ hit, rows }) => ({ ...hit, rows: rows.sort(byPlace) }));
}

function byPlace(a: RegimeRow, b: RegimeRow): number {
  return placeOf(a) < placeOf(b) ? -1 : 1;
}
