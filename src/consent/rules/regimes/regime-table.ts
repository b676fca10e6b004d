import { countryCodes } from "./countries";
import type { RegimeRow } from "./regime-row";
import { canada } from "./table/canada";
import { europe } from "./table/europe";
import { restOfWorld } from "./table/rest-of-world";
import { unitedStates } from "./table/united-states";

/** Date of the newest change of the table. */
export const TABLE_VERSION = "2026-11-29";

/** Every reviewed row: one place, one law, one span of time (contract 5.1). Countries without a row are `none`. */
export const regimeTable: readonly RegimeRow[] = [...europe, ...unitedStates, ...canada, ...restOfWorld];

/** The row of a place that has no reviewed one: no act that speaks of tracking, so information is enough. */
function noneRow(country: string): RegimeRow {
  return {
    country,
    regime: "none",
    law: "none known",
    model: "notice",
    cautious: true,
    gpc: "no",
    from: "0001-01-01",
    source_url: "",
    reviewed_at: null,
    note: "No separate row; information is the cautious reading.",
  };
}

/** The row of a visitor whose country is not known. It asks for the strictest model, since any law may apply. */
export const unknownRow: RegimeRow = {
  ...noneRow(""),
  regime: "unknown",
  law: "the strictest law that may apply",
  model: "opt_in",
  cautious: false,
  // The strictest law is the European one, whose rows were compared.
  reviewed_at: europe[0]?.reviewed_at ?? null,
  note: "No location.",
};

const rowsByPlace = new Map<string, RegimeRow[]>(countryCodes.map((code) => [code, []]));
for (const row of regimeTable) {
  const code = placeOf(row);
  rowsByPlace.set(code, [...(rowsByPlace.get(code) ?? []), row]);
}

/** Every place: the countries of ISO 3166-1, the states of the US and the provinces of Canada; sorted. */
export const places: readonly string[] = [...rowsByPlace.keys()].sort();

/** Every regime id that a rule of a document may name; sorted. */
export const regimeIds: readonly string[] = [
  ...new Set([...regimeTable.map((row) => row.regime), "none", "unknown"]),
].sort();

/** The code of a row's place: its subdivision, else its country. */
export function placeOf(row: Pick<RegimeRow, "country" | "subdivision">): string {
  return row.subdivision ?? row.country;
}

/** Reports whether the table knows the place. */
export function isPlace(code: string): boolean {
  return rowsByPlace.has(code);
}

/**
 * The row of a place (`DE`, `US-CA`) on a day (`YYYY-MM-DD`, UTC). A place without a row on that day has the `none`
 * row, a subdivision that the table does not list that of its country.
 */
export function rowAt(place: string, day: string): RegimeRow {
  const rows = rowsByPlace.get(place) ?? rowsByPlace.get(place.slice(0, 2)) ?? [];
  return rows.find((row) => row.from <= day && (row.to === undefined || day < row.to)) ?? noneRow(place.slice(0, 2));
}

/** Rows of every place by day: the days asked for are the few versions of the rules. */
const rowsByDay = new Map<string, readonly RegimeRow[]>();

/**
 * The law that a document is evaluated against on a day (`YYYY-MM-DD`, UTC): the row of every place, and {@link
 * unknownRow}.
 */
export function rowsOn(day: string): readonly RegimeRow[] {
  const known = rowsByDay.get(day);
  if (known !== undefined) return known;
  const rows = [...places.map((place) => rowAt(place, day)), unknownRow];
  rowsByDay.set(day, rows);
  return rows;
}

/** The first row of the place that starts after the day, or null. */
export function nextRow(place: string, day: string): RegimeRow | null {
  const later = (rowsByPlace.get(place) ?? []).filter((row) => row.from > day);
  return later.sort((a, b) => (a.from < b.from ? -1 : 1))[0] ?? null;
}
