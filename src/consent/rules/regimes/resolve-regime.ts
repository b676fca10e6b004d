import { describeValue } from "../../values/describe-value";
import { countryAliases } from "./countries";
import type { ConsentModel, RegimeRow } from "./regime-row";
import { isPlace, nextRow, places, rowAt, TABLE_VERSION, unknownRow } from "./regime-table";
import { gppSectionFor, type Requirements, requirementsOf } from "./requirements";

/**
 * The law of a visitor's place (contract 5.1, RegimeAnswer without the members that depend on a request and a site).
 */
export interface RegimeAnswer {
  /** ISO 3166-1 code, aliases resolved; null when not known. */
  country: string | null;
  /** ISO 3166-2 code; null when not known. */
  region: string | null;
  regime: string;
  law: string;
  model: ConsentModel;
  gpc_required: boolean;
  requires: Requirements;
  /** Id of the GPP section, or null. */
  gpp_section: number | null;
  /** The precision with which the table knows the place. */
  precision: "subdivision" | "country" | "unknown";
  /** Date of the table's newest change, `YYYY-MM-DD`. */
  table_version: string;
  /** The next known change for this place; `at` is the first day, `YYYY-MM-DD`. */
  next_change: { regime: string; at: string } | null;
}

/** Why a place is refused: a wrong code never falls back silently. */
export interface RegimeRefusal {
  parameter: "country" | "region";
  found: string;
  /** A sentence for the person who sent it. */
  detail: string;
}

/** A visitor's place, and the time to evaluate it for. */
export interface RegimeQuestion {
  /** ISO 3166-1 alpha-2 or one of the aliases UK, EL, IC, EA; null when not known. */
  country: string | null;
  /** ISO 3166-2 of the same country, such as `US-CA`; null when not known. */
  region?: string | null;
  at: Date;
}

/** Reports whether resolveRegime refused. */
export function isRegimeRefusal(result: RegimeAnswer | RegimeRefusal): result is RegimeRefusal {
  return "parameter" in result;
}

/**
 * The law of a place at a moment. Refuses codes that it does not know, and a region that is not in the country. Throws
 * RangeError for an invalid date.
 */
export function resolveRegime({ country, region = null, at }: RegimeQuestion): RegimeAnswer | RegimeRefusal {
  const day = at.toISOString().slice(0, 10);
  if (country === null) {
    if (region !== null) return refusal("region", region, "requires the country");
    return answerOf(unknownRow, { country: null, region: null, precision: "unknown", next_change: null });
  }
  const code = Object.hasOwn(countryAliases, country) ? countryAliases[country] : country;
  if (code === undefined || !/^[A-Z]{2}$/.test(code) || !isPlace(code)) {
    return refusal("country", country, "is not an ISO 3166-1 alpha-2 code");
  }
  const wrong = region === null ? null : wrongRegion(code, region);
  if (region !== null && wrong !== null) return refusal("region", region, wrong);
  const place = region !== null && isPlace(region) ? region : code;
  const next = nextRow(place, day);
  return answerOf(rowAt(place, day), {
    country: code,
    region,
    precision: place === code ? "country" : "subdivision",
    next_change: next && { regime: next.regime, at: next.from },
  });
}

/** Countries whose subdivisions the table lists; elsewhere a region is only checked for its form and its country. */
const listedCountries: ReadonlySet<string> = new Set(
  places.filter((place) => place.length > 2).map((place) => place.slice(0, 2)),
);

function wrongRegion(country: string, region: string): string | null {
  if (!/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region))
    return `is not an ISO 3166-2 code; write it with its country, such as ${country}-XX`;
  if (!region.startsWith(`${country}-`)) return `is not in ${country}`;
  if (listedCountries.has(country) && !isPlace(region))
    return territoryHint(region) ?? `is not a subdivision of ${country}`;
  return null;
}

/** ISO 3166-2 also lists territories that have a country code, such as US-PR. */
function territoryHint(region: string): string | null {
  const code = region.slice(3);
  return isPlace(code) && rowAt(code, TABLE_VERSION).country === code && rowAt(code, TABLE_VERSION).regime === "us"
    ? `has its own country code; send country ${code}`
    : null;
}

function refusal(parameter: RegimeRefusal["parameter"], found: string, why: string): RegimeRefusal {
  return { parameter, found, detail: `${parameter} ${describeValue(found)} ${why}.` };
}

function answerOf(
  row: RegimeRow,
  known: Pick<RegimeAnswer, "country" | "region" | "precision" | "next_change">,
): RegimeAnswer {
  const { regime, law, model } = row;
  return {
    ...known,
    regime,
    law,
    model,
    gpc_required: row.gpc === "required",
    requires: requirementsOf(row),
    gpp_section: gppSectionFor(row),
    table_version: TABLE_VERSION,
  };
}
