import type { Schemas } from "@consentform/consent/contract";
import type { Service } from "../work";

/** Time between two looks at a scan; it grows, since most scans are short or long. */
const FIRST_INTERVAL_MS = 500;
const LONGEST_INTERVAL_MS = 5000;

/** How long a wait lasts, and who hears of it. */
export interface ScanWait {
  readonly timeoutMs: number;
  /** Longest time for the next look, in milliseconds. Default: the client's. */
  readonly deadlineMs?: () => number;
  /** Called with the scan at each look. */
  readonly onLook?: (scan: Schemas["Scan"]) => void;
}

/**
 * Waits until a scan has ended.
 * @returns the scan, or null if it did not end in time
 */
export async function waitForScan(
  { call, poll }: Pick<Service, "call" | "poll">,
  { id }: Pick<Schemas["Scan"], "id">,
  { timeoutMs, deadlineMs, onLook }: ScanWait,
): Promise<Schemas["Scan"] | null> {
  return poll({
    ask: async () => {
      const { data } = await call("getScan", { path: { id }, lane: "poll", deadlineMs: deadlineMs?.() });
      onLook?.(data);
      return hasEnded(data) ? data : null;
    },
    timeoutMs,
    intervalMs: FIRST_INTERVAL_MS,
    maxIntervalMs: LONGEST_INTERVAL_MS,
  });
}

/** True for a scan that completed or failed. */
export function hasEnded({ status }: Schemas["Scan"]): boolean {
  return status === "completed" || status === "failed";
}

/** How far a scan is, on one line. */
export function scanProgress({ status, engine, version_number, counts }: Schemas["Scan"]): string {
  if (status === "queued") return "queued: waiting for a worker";
  const failed = counts.pages_failed === 0 ? "" : `, ${counts.pages_failed} failed`;
  return `${status}: version ${version_number ?? "?"}, ${engine ?? "?"} engine, ${counts.pages_visited} pages visited${failed}`;
}

/** Why a scan failed, on one line. */
export function scanFailure({ id, failure }: Schemas["Scan"]): string {
  return `The scan ${id} failed (${failure?.code ?? "internal"}): ${failure?.detail ?? "no reason was returned"}`;
}
