import { isObject } from "../values/is-object";
import type { RegimeRow } from "./regimes/regime-row";
import { nextRow, placeOf, places, rowAt } from "./regimes/regime-table";

/** Days ahead in which a change of the law is announced. */
const LOOK_AHEAD_DAYS = 90;

/** The first day whose law the table has for the European Union. */
export const FIRST_LAW_DAY = "2018-05-25";

const DAY_MS = 86_400_000;

/** A law that takes effect soon, in the spelling of the wire. */
export interface LawChange {
  /** First day, `YYYY-MM-DD` in UTC. */
  at: string;
  /** ISO 3166 codes of the places that it changes, sorted. */
  places: string[];
  /** Id of the regime. */
  regime: string;
  law: string;
  /** The model that the law then asks for, and the one until then. */
  model: RegimeRow["model"];
  former_model: RegimeRow["model"];
  /** Why the row reads as it does; may be empty. */
  note: string;
  source_url: string;
}

/** The last day on which a change is announced on a day. */
export function lastAnnouncedDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + LOOK_AHEAD_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Changes of the law in the 90 days after a day (`YYYY-MM-DD`), where a document is for visitors; by day, then by
 * place. Takes any value; without `regimes.audience`, every place counts.
 */
export function lawChanges(document: unknown, day: string): LawChange[] {
  const last = lastAnnouncedDay(day);
  const isMeant = audienceOf(document);
  const changes = new Map<string, LawChange>();
  for (const place of places.filter(isMeant)) {
    const row = nextRow(place, day);
    if (row === null || row.from > last) continue;
    const { regime, law, model, note, source_url } = row;
    const former_model = rowAt(place, day).model;
    const key = `${row.from} ${regime} ${law} ${former_model}`;
    const change = changes.get(key) ?? {
      at: row.from,
      places: [],
      regime,
      law,
      model,
      former_model,
      note,
      source_url,
    };
    change.places.push(placeOf(row));
    changes.set(key, change);
  }
  return [...changes.values()].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

function audienceOf(document: unknown): (place: string) => boolean {
  const regimes = isObject(document) ? document.regimes : undefined;
  const audience = isObject(regimes) ? regimes.audience : undefined;
  if (!Array.isArray(audience)) return () => true;
  return (place) => audience.includes(place) || audience.includes(place.slice(0, 2));
}
