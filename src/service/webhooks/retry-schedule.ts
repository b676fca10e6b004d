import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../runtime/durations";

/** Waiting time after each failed attempt but the last (contract 4.7): ten attempts in all. */
const delaysMs: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];
/** Up to this part of a delay is added, so that deliveries that failed together do not come back together. */
const JITTER = 0.1;
/** Retry-After is respected up to the longest delay of the schedule. */
const LONGEST_RETRY_AFTER_MS = 24 * HOUR_MS;

/**
 * When to try again.
 * @param tries failed attempts so far, from 1
 * @param random from 0 to 1
 * @param retryAfter the receiver's header, or undefined
 * @returns null if the attempts are used up
 */
export function nextAttemptAt(tries: number, now: Date, random: number, retryAfter: string | undefined): Date | null {
  const delayMs = delaysMs[tries - 1];
  if (delayMs === undefined) return null;
  const asked = Math.min(retryAfterMs(retryAfter, now), LONGEST_RETRY_AFTER_MS);
  return new Date(now.getTime() + Math.max(Math.round(delayMs * (1 + JITTER * random)), asked));
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3); 0 for anything else. */
function retryAfterMs(header: string | undefined, now: Date): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * SECOND_MS;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(at - now.getTime(), 0);
}
