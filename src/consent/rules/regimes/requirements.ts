import { gppSectionOf, gppSections } from "./gpp-sections";
import type { RegimeRow } from "./regime-row";
import { placeOf } from "./regime-table";

/**
 * The requirements of a place's law for a banner, beyond its model (contract 5.1). False is not established: the law
 * does not ask for it, leaves room, or has not been compared with its source (`reviewed_at` of the row).
 */
export interface Requirements {
  /** Reject is beside accept. */
  reject_first_layer: boolean;
  /** A link out of sale and sharing. False also where a disclosure is enough. */
  opt_out_link: boolean;
  /** The visitor is informed that an opt-out took effect. */
  opt_out_status: boolean;
  /** Sensitive data needs consent although the model is opt-out. */
  opt_in_sensitive: boolean;
}

/**
 * States whose acts ask for a clear disclosure of how to opt out, not for a link. Maryland's lets a link or a signal be
 * used (Md. Code, Com. Law 14-4707(f)(3): "may").
 */
export const disclosureStates: ReadonlySet<string> = new Set(
  ["VA", "UT", "IA", "TN", "IN", "KY", "TX", "NJ", "MD"].map((state) => `US-${state}`),
);

/**
 * States whose acts treat a signal as the request of an agent, which a controller may refuse: for example if it does
 * not honor the same request under another state's law (Tex. Bus. & Com. Code 541.055(e)(4), Neb. Rev. Stat.
 * 87-1111(5)(d), La. R.S. 51:1780.3(E)). In Maryland the agent must be authenticated, and a link may take the signal's
 * place (Md. Code, Com. Law 14-4706(b) and 14-4707(f)(3)).
 */
export const conditionalSignalStates: ReadonlySet<string> = new Set(["US-TX", "US-NE", "US-LA", "US-MD"]);

/** Opt-out states whose acts let sensitive data be processed until the visitor objects. */
const sensitiveOptOutStates: ReadonlySet<string> = new Set(["US-CA", "US-IA", "US-UT"]);

/** States enacted but not yet in the list of the IAB; a section number is not guessed for them. */
const statesWithoutSection: ReadonlySet<string> = new Set(["US-OK", "US-LA", "US-AL", "US-VT", "US-NV"]);

/** Requirements of a row. */
export function requirementsOf(row: RegimeRow): Requirements {
  const place = placeOf(row);
  const isCompared = row.reviewed_at !== null;
  return {
    reject_first_layer: isCompared && row.model === "opt_in" && !row.cautious,
    opt_out_link: isCompared && isOptOutState(row) && !row.cautious && !disclosureStates.has(place),
    opt_out_status: place === "US-CA",
    opt_in_sensitive: isCompared && isSensitiveOptIn(row),
  };
}

/** Reports whether, as far as is known, sensitive data needs consent in a place whose model is opt-out. */
export function isSensitiveOptIn(row: RegimeRow): boolean {
  return (isOptOutState(row) && !sensitiveOptOutStates.has(placeOf(row))) || row.healthData === true;
}

/** Id of the GPP section of a row's place: the state's own, else `usnat` for opt-out states; null elsewhere. */
export function gppSectionFor(row: RegimeRow): number | null {
  const place = placeOf(row);
  if (!isOptOutState(row) || statesWithoutSection.has(place)) return null;
  return gppSectionOf(place) ?? gppSections.usnat ?? null;
}

function isOptOutState(row: RegimeRow): boolean {
  return row.country === "US" && row.model === "opt_out";
}
