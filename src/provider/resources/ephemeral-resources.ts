import type { Properties } from "./property-values";

/**
 * Something that lives as long as one run of an engine and is kept nowhere: created when it is opened, deleted when it
 * is closed.
 */
export interface EphemeralResource {
  /** A kind of the registry. */
  readonly kind: "Token";
  readonly description: string;
  /** Inputs of the kind that the configuration sets. */
  readonly inputs: readonly string[];
  /** Inputs that are always the same. */
  readonly fixed: Properties;
}

/** Every ephemeral resource. */
export const ephemeralResources: readonly EphemeralResource[] = [
  {
    kind: "Token",
    description:
      "A workspace token for one run, never stored in state: created when the run needs it, revoked when the run ends, and expired after a day if the run is interrupted.",
    inputs: ["name", "scopes", "site_id", "environment"],
    fixed: { expires_in_days: 1 },
  },
];
