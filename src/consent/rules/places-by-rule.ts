import { evaluatedDocument } from "./fill-defaults";
import type { BannerDocument } from "./generated/banner-document";
import { placeOf, rowAt, rowsOn } from "./regimes/regime-table";
import { chosenIndex, type EffectiveRule, effectiveRule } from "./rule-choice";

/** A place as the service answers it to a visitor's browser, and its law. */
interface PlaceOfRule {
  /** `DE`, `US-CA`; empty if the place is unknown. */
  readonly code: string;
  readonly country: string | null;
  readonly region: string | null;
  readonly regime: string;
  readonly law: string;
  readonly gpcRequired: boolean;
}

/** A rule of a document, and the places whose visitors get it. */
export interface RulePlaces {
  readonly rule: EffectiveRule;
  readonly places: readonly PlaceOfRule[];
}

/**
 * The rules of a document that apply somewhere, in its order, with their places on a day (`YYYY-MM-DD`). The fallback
 * comes last. A rule that applies nowhere, because others name its places more closely, is left out.
 */
export function placesByRule(sent: BannerDocument, day: string): RulePlaces[] {
  const document = evaluatedDocument(sent);
  const groups = new Map<number | null, PlaceOfRule[]>([...document.regimes.rules.keys()].map((index) => [index, []]));
  groups.set(null, []);
  const named = document.regimes.rules.flatMap(({ match }) => match.subdivisions ?? []);
  for (const place of placesOn(day, named)) groups.get(chosenIndex(document, place))?.push(place);
  return [...groups]
    .filter(([, places]) => places.length > 0)
    .map(([index, places]) => ({ rule: effectiveRule(document, index), places }));
}

/** The places of the table, the unknown one, and subdivisions that only a document names. */
function placesOn(day: string, named: readonly string[]): PlaceOfRule[] {
  const listed = rowsOn(day).map((row) => ({ code: row.country === "" ? "" : placeOf(row), row }));
  const codes = new Set(listed.map(({ code }) => code));
  const more = [...new Set(named)].filter((code) => !codes.has(code)).map((code) => ({ code, row: rowAt(code, day) }));
  return [...listed, ...more].map(({ code, row: { regime, law, gpc } }) => ({
    code,
    country: code === "" ? null : code.slice(0, 2),
    region: code.length > 2 ? code : null,
    regime,
    law,
    gpcRequired: code === "" || gpc === "required",
  }));
}
