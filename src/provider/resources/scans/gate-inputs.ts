import type { FailOn } from "./findings";

/** Treatment of a site without a verified preview host. */
export type WhenUnverified = "fail" | "skip";

/** Treatment of a site that does not pass. */
export type WhenFailed = "fail" | "exclude";

/** The inputs of a ScanGate. */
export interface GateInputs {
  site_id?: string;
  version_number?: number;
  sites?: Record<string, { site: string; version_number: number }>;
  fail_on?: FailOn;
  start_urls?: string[];
  max_pages?: number;
  profiles?: string[];
  triggers?: Record<string, string>;
  sarif_path?: string;
  timeout_minutes?: number;
  when_unverified?: WhenUnverified;
  when_failed?: WhenFailed;
}

/** One version that has to pass. */
export interface GateTarget {
  readonly key: string;
  readonly siteId: string;
  readonly versionNumber: number;
}
