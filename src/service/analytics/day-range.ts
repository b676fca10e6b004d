import { Problem } from "../http/problem";
import { DAY_MS } from "../runtime/durations";
import { momentOf, wallClockAt } from "../runtime/time-zone";

/** Consecutive days of a calendar, as `YYYY-MM-DD`. */
export interface DayRange {
  /** Inclusive. */
  readonly from: string;
  /** Inclusive. */
  readonly to: string;
}

/** Days that a request may span, and those it spans unless it says so (contract 2.10). */
const MAX_DAYS = 366;
const DEFAULT_DAYS = 30;

/** Beyond these, dates are written in other forms than `YYYY-MM-DD`. */
const FIRST_DAY = "1970-01-01";
const LAST_DAY = "9998-12-31";

/**
 * The days asked for: up to today in the time zone unless `to` is given, and thirty unless `from` is.
 * @throws {Problem} invalid-parameter if they are in the wrong order or too many
 */
export function requestedDays(asked: Partial<DayRange>, timeZone: string, now: Date): DayRange {
  const to = asked.to ?? todayIn(timeZone, now);
  const from = asked.from ?? dayAfter(to, 1 - DEFAULT_DAYS);
  if (from < FIRST_DAY || to > LAST_DAY)
    throw invalid(from < FIRST_DAY ? "from" : "to", `is outside ${FIRST_DAY} to ${LAST_DAY}`);
  if (from > to) throw invalid("from", `is after ${to}`);
  if (daysBetween(from, to) >= MAX_DAYS) throw invalid("from", `is more than ${MAX_DAYS} days before ${to}`);
  return { from, to };
}

/** The first moments of the days of a range in a time zone, and the first moment after it. */
export function dayStarts({ from, to }: DayRange, timeZone: string): Date[] {
  return Array.from({ length: daysBetween(from, to) + 2 }, (_, index) => {
    const [year = 0, month = 0, day = 0] = dayAfter(from, index).split("-").map(Number);
    return new Date(momentOf(timeZone, { year, month, day, hour: 0, minute: 0 }));
  });
}

/** The day that many days after another one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 for the same day. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

function todayIn(timeZone: string, now: Date): string {
  const { year, month, day } = wallClockAt(timeZone, now.getTime());
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

function invalid(parameter: string, what: string): Problem {
  return new Problem("invalid-parameter", {
    detail: `The parameter "${parameter}" ${what}. Request at most ${MAX_DAYS} days, with the earlier day first.`,
    parameter,
    allowed: null,
  });
}
