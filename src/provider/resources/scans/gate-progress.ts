import type { Schemas } from "@consentform/consent/contract";
import { hasEnded, scanProgress } from "./wait-for-scan";

/** Least time between two lines. */
const PAUSE_MS = 15_000;

/** The progress of a waiting gate. */
export interface GateProgress {
  /** Takes note of how long an earlier scan of a site took; null if there is none. */
  expect(durationMs: number | null): void;
  /** Takes note of a scan that is waited for. */
  look(scan: Schemas["Scan"]): void;
  /** Takes note of a scan that has ended; null for a site that is not scanned. */
  ended(scan: Schemas["Scan"] | null): void;
}

/** One line about all scans of a gate, repeated when it changes, at most every quarter of a minute. */
export function gateProgress(now: () => number, progress: (line: string) => void, total: number): GateProgress {
  const startedAt = now();
  const waited = new Map<string, Schemas["Scan"]>();
  const expected: number[] = [];
  let done = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let last = "";
  const tell = () => {
    const line = lineOf([...waited.values()], { done, total, estimate: estimate() });
    if (line === last || now() - lastAt < PAUSE_MS) return;
    progress(line);
    [last, lastAt] = [line, now()];
  };
  const estimate = () => {
    if (done > 0) return ((now() - startedAt) / done) * (total - done);
    if (expected.length === 0) return null;
    const mean = expected.reduce((sum, one) => sum + one, 0) / expected.length;
    return Math.max(0, mean * total - (now() - startedAt));
  };
  return {
    expect: (durationMs) => {
      if (durationMs !== null) expected.push(durationMs);
    },
    look: (scan) => {
      // `ended` reports one that has ended, once it is evaluated: a line now would count it neither way.
      if (hasEnded(scan)) return void waited.delete(scan.id);
      waited.set(scan.id, scan);
      tell();
    },
    ended: (scan) => {
      if (scan !== null) waited.delete(scan.id);
      done += 1;
      if (waited.size > 0) tell();
    },
  };
}

function lineOf(
  waited: readonly Schemas["Scan"][],
  { done, total, estimate }: { done: number; total: number; estimate: number | null },
): string {
  const [only] = waited;
  const state =
    total === 1 && only !== undefined
      ? `scan ${only.id} is ${scanProgress(only)}`
      : `${done} of ${total} scans done, ${waited.length} queued or running`;
  return `${state}; ${estimate === null ? "no estimate yet" : `about ${inWords(estimate)} left`}.`;
}

function inWords(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes <= 1 ? "a minute" : `${minutes} minutes`;
}
