import type { FailOn } from "./findings";

/** Treatment of a site without a verified preview host. */
export type WhenUnverified = "fail" | "skip";

/** The inputs of a ScanGate. */
export interface GateInputs {
  siteId?: string;
  versionNumber?: number;
  sites?: Record<string, { site: string; versionNumber: number }>;
  failOn?: FailOn;
  startUrls?: string[];
  maxPages?: number;
  profiles?: string[];
  triggers?: Record<string, string>;
  sarifPath?: string;
  timeoutMinutes?: number;
  whenUnverified?: WhenUnverified;
}

/** One version that has to pass. */
export interface GateTarget {
  readonly key: string;
  readonly siteId: string;
  readonly versionNumber: number;
}
