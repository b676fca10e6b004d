import { DAY_MS, MINUTE_MS } from "../runtime/durations";
import { ulid } from "../runtime/ulid";

/** A ULID is accepted until it is this old, and no further ahead: its receipt is kept until then. */
const LIFE_MS = 30 * DAY_MS;
const OLDEST_GIVEN_MS = 7 * DAY_MS;
const FURTHEST_AHEAD_MS = 5 * MINUTE_MS;

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** When a choice with this ULID begins to be refused; null if it is refused now: too old, or too far ahead. */
export function choiceExpiry(id: string, now: Date): Date | null {
  const made = [...id.slice(0, 10)].reduce((sum, digit) => sum * 32 + ALPHABET.indexOf(digit), 0);
  if (made <= now.getTime() - LIFE_MS || made > now.getTime() + LIFE_MS) return null;
  return new Date(Math.max(made, now.getTime()) + LIFE_MS);
}

/** An id above those of all choices that are refused by their age. A receipt may be kept for longer than its id. */
export function oldestChoiceId(now: Date): string {
  return ulid(new Date(now.getTime() - LIFE_MS + 1), new Uint8Array(10));
}

/** A clock that is further behind the newest record was ahead before, and is right now. */
const SET_BACK_MS = 5 * MINUTE_MS;

/** The time of a chain's next record: now, or that of its newest record after a small step back of the clock. */
export function nextTime(newest: Date | null, now: Date): Date {
  const behindMs = (newest?.getTime() ?? 0) - now.getTime();
  return newest !== null && behindMs > 0 && behindMs <= SET_BACK_MS ? newest : now;
}

/** The earlier of two times, if the first is known. */
export function earlier(known: Date | null, other: Date): Date {
  return known !== null && known < other ? known : other;
}

/** When the visitor chose, as far as the browser's clock can be right. */
export interface ChoiceTime {
  readonly at: Date;
  /** True if the browser's time was out of bounds. */
  readonly isClamped: boolean;
}

/**
 * The browser's time within its bounds: 7 days before now, as long as a browser waits with a choice, and 5 minutes
 * after.
 */
export function givenAt(reported: Date, now: Date): ChoiceTime {
  const oldest = now.getTime() - OLDEST_GIVEN_MS;
  const newest = now.getTime() + FURTHEST_AHEAD_MS;
  const ms = Math.min(Math.max(reported.getTime(), oldest), newest);
  return { at: new Date(ms), isClamped: ms !== reported.getTime() };
}
