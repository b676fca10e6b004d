import { setTimeout as delay } from "node:timers/promises";

/** Time as the client sees it, passed in so that tests control it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. Never goes back while the process runs. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with an AbortError as soon as `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Longer delays overflow Node's timers, which then fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The machine's clock. It is monotonic, so a correction of the wall clock in the middle of a deployment neither ends
 * nor prolongs a wait.
 */
export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: async (ms, signal) => {
    const delayMs = Math.min(Math.max(0, ms), MAX_TIMER_MS);
    await delay(delayMs, undefined, signal === undefined ? {} : { signal });
  },
};
