import { exemptions } from "./exemptions";
import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { isSensitiveOptIn } from "./regimes/requirements";

/**
 * In which places a rule is tested (contract 3.2, column Places). What counts is the regime table, never the document.
 */
export interface PlaceSelector {
  /** As in the contract, for documentation. */
  label: string;
  includes(row: RegimeRow): boolean;
  /** True if places outside `regimes.audience`, and visitors whose place is unknown, are tested too. */
  isRegardlessOfAudience: boolean;
  /** True if the fallback is tested outside `regimes.audience` as well, where it only warns. */
  isFallbackTested: boolean;
}

/** Every place, for any audience. */
export const everyPlace: PlaceSelector = {
  label: "every place",
  includes: () => true,
  isRegardlessOfAudience: true,
  isFallbackTested: true,
};

/** Every place of the audience. */
export const everyPlaceInAudience: PlaceSelector = within("every place of the audience", () => true);

/** Places whose law asks for opt-in. */
export const optInPlaces = within("opt_in", isOptIn);

/** Opt-in places, for what runs before a choice: it also runs for visitors from outside the audience. */
export const optInPlacesOfAnyVisitor: PlaceSelector = {
  ...within("opt_in; outside `regimes.audience` a warning, unless a rule names the place", isOptIn),
  isFallbackTested: true,
};

/** Places where a universal opt-out signal must be honored. */
export const signalStates = within("signal states", (row) => row.gpc === "required");

/** Signal states but California. */
export const otherSignalStates = within(
  "other signal states",
  (row) => row.gpc === "required" && placeOf(row) !== "US-CA",
);

/** Places of a weaker model whose acts require consent before sensitive data is processed. */
export const sensitiveOptInPlaces = within("opt_in_sensitive places", isSensitiveOptIn);

/** Places while an act bans the sale of sensitive data. */
export const sensitiveSaleBans = within("US-MD; US-NJ since 2026-06-30", ({ saleBan }) => saleBan === "sensitive");

/** Places while an act bans the sale of precise location, which a ban on the sale of sensitive data includes. */
export const locationSaleBans = within(
  "US-MD; US-OR since 2026-01-01; US-NJ since 2026-06-30; US-VA since 2026-07-01; US-CT since 2026-10-01",
  ({ saleBan }) => saleBan !== undefined,
);

/** Named places, such as `FR` or `US-CA`. */
export function only(...codes: string[]): PlaceSelector {
  return within(codes.join(", "), (row) => codes.includes(placeOf(row)));
}

/** Places while one of the acts with these regime ids is in force there, such as `us_tx`. */
export function underActs(...regimes: string[]): PlaceSelector {
  const label = regimes.map((regime) => regime.toUpperCase().replace("_", "-")).join(", ");
  return within(label, (row) => regimes.includes(row.regime));
}

const exempting = Object.values(exemptions).flat();

/** Places where a category can be exempt from consent. */
export const exemptPlaces = within("places with an exemption", (row) => exempting.some(({ binds }) => binds?.(row)));

/**
 * Opt-in places, and the opt-out states of the United States: nowhere else does law speak of sale or of storage that is
 * not needed.
 */
export const optInOrStates = within("opt_in places and opt-out states", (row) => isOptIn(row) || isOptOutState(row));

/** Opt-in places and Japan, where data is passed on with consent. */
export const optInAndJapan = within("opt_in places and JP", (row) => isOptIn(row) || row.country === "JP");

/** The same with the opt-out states. */
export const optInStatesAndJapan = within(
  "opt_in places, opt-out states and JP",
  (row) => isOptIn(row) || isOptOutState(row) || row.country === "JP",
);

/** Opt-out states of the United States. */
export const optOutStates = within("opt-out states", isOptOutState);

/** The European Union, the European Economic Area and Great Britain, whose law has the same duties. */
export const europeAndBritain = within("EU, EEA and GB", (row) => isEuropean(row) || row.country === "GB");

/** The same, and Quebec. */
export const europeBritainAndQuebec = within(
  "EU, EEA, GB and CA-QC",
  (row) => europeAndBritain.includes(row) || placeOf(row) === "CA-QC",
);

/** The places where Google's EU user consent policy applies: the EEA, the United Kingdom and Switzerland. */
export const googleConsentPlaces = within(
  "EEA, GB and CH",
  (row) => isEuropean(row) || ["GB", "CH"].includes(row.country),
);

/** Opt-in places but the named ones. */
export function optInBut(...codes: string[]): PlaceSelector {
  return within(`opt_in, not ${codes.join(", ")}`, (row) => isOptIn(row) && !codes.includes(placeOf(row)));
}

function within(label: string, includes: (row: RegimeRow) => boolean): PlaceSelector {
  return { label, includes, isRegardlessOfAudience: false, isFallbackTested: false };
}

function isOptOutState(row: RegimeRow): boolean {
  return row.country === "US" && row.model === "opt_out";
}

function isEuropean({ regime, cautious }: RegimeRow): boolean {
  return regime === "gdpr" && !cautious;
}

function isOptIn(row: RegimeRow): boolean {
  return row.model === "opt_in";
}
