import type { RegimeRow } from "./regimes/regime-row";
import { placeOf } from "./regimes/regime-table";
import { requirementsOf } from "./regimes/requirements";

/** In which places a rule is tested (contract 3.2, column Places). What counts is the regime table, never the document. */
export interface PlaceSelector {
  /** As in the contract, for documentation. */
  label: string;
  includes(row: RegimeRow): boolean;
  /** Whether places outside `regimes.audience`, and visitors whose place is unknown, are tested too. */
  isRegardlessOfAudience: boolean;
}

/** Every place, whatever the audience. */
export const everyPlace: PlaceSelector = { label: "every place", includes: () => true, isRegardlessOfAudience: true };

/** Places whose law asks for opt-in. */
export const optInPlaces = within("opt_in", isOptIn);

/** Places whose law asks for a way out. */
export const optOutPlaces = within("opt_out", (row) => row.model === "opt_out");

/** Places where a universal opt-out signal must be honoured. */
export const signalStates = within("signal states", (row) => row.gpc === "required");

/** Signal states but California. */
export const otherSignalStates = within(
  "other signal states",
  (row) => row.gpc === "required" && placeOf(row) !== "US-CA",
);

/** Opt-out states whose acts ask for consent before sensitive data is processed. */
export const sensitiveOptInPlaces = within("opt_in_sensitive places", (row) => requirementsOf(row).opt_in_sensitive);

/** Named places, such as `FR` or `US-CA`. */
export function only(...codes: string[]): PlaceSelector {
  return within(codes.join(", "), (row) => codes.includes(placeOf(row)));
}

/** Opt-in places but the named ones. */
export function optInBut(...codes: string[]): PlaceSelector {
  return within(`opt_in, not ${codes.join(", ")}`, (row) => isOptIn(row) && !codes.includes(placeOf(row)));
}

function within(label: string, includes: (row: RegimeRow) => boolean): PlaceSelector {
  return { label, includes, isRegardlessOfAudience: false };
}

function isOptIn(row: RegimeRow): boolean {
  return row.model === "opt_in";
}
