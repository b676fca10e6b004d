import type { Schemas } from "@consentform/consent/contract";

/** The results of running a page in a browser, before any choice. */
export interface PageRun {
  readonly isScriptRequested: boolean;
  readonly banner: Schemas["InstallObservation"]["banner"];
  /** Digest in the address of the banner script; null if the page loaded none. */
  readonly runtimeDigest: string | null;
  /** Number of the version that the banner used; null if it used none. */
  readonly number: number | null;
  /** Trackers that were stored or requested although consent is needed first. */
  readonly fired: readonly string[];
}

/**
 * Why a page was not run. `no-browser`: the service has none. `busy`: other checks use it. `failed`: the page or the
 * browser did not answer in time.
 */
export type RunObstacle = "no-browser" | "busy" | "failed";

/** A page that was run, or why it was not. */
export type ObservedPage = PageRun | RunObstacle;

/** Trackers that are named. */
const MAX_FIRED = 20;

/** An observation as the API shows it; null for a page that was not run. */
export function observationView(
  observed: ObservedPage,
  stage: { readonly number: number; readonly config_digest: string } | null,
): Schemas["InstallObservation"] | null {
  if (typeof observed === "string") return null;
  return {
    script_requested: observed.isScriptRequested,
    script_executed: observed.banner !== "not-run",
    banner: observed.banner,
    runtime_digest: observed.runtimeDigest,
    config_digest: stage !== null && stage.number === observed.number ? stage.config_digest : null,
    fired_before_consent: observed.fired.slice(0, MAX_FIRED),
  };
}
