import type { Wait } from "../../resources";
import type { ServiceAccess } from "./session";

/** Longest interval between two questions of one waiter, before it is stretched for the others. */
const MAX_INTERVAL_MS = 60_000;

/**
 * How many waiters may ask at the full rate. Above it each asks more seldom, so that waiting never eats the token's
 * budget.
 */
const WAITERS_AT_FULL_RATE = 20;

/**
 * Asks until there is an answer; null when `timeoutMs` passed first. The first question is asked at once, the last at
 * the end.
 * @throws AbortError when the session's waits end
 */
export async function waitFor<T>(
  { clock, waits }: Pick<ServiceAccess, "clock" | "waits">,
  { ask, timeoutMs, intervalMs, maxIntervalMs = MAX_INTERVAL_MS }: Wait<T>,
): Promise<T | null> {
  const deadline = clock.now() + timeoutMs;
  waits.running += 1;
  try {
    for (let interval = intervalMs; ; interval = Math.min(interval * 1.5, maxIntervalMs)) {
      const answer = await ask();
      const leftMs = deadline - clock.now();
      if (answer !== null || leftMs <= 0) return answer;
      const slowdown = Math.max(1, waits.running / WAITERS_AT_FULL_RATE);
      await clock.sleep(Math.min(interval * slowdown, leftMs), waits.end);
    }
  } finally {
    waits.running -= 1;
  }
}
