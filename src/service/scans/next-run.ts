import { momentOf, wallClockAt } from "../runtime/time-zone";

/** Times of a site's scheduled scans (contract 2.5, ScanSchedule). */
export interface RunTimes {
  readonly enabled: boolean;
  readonly frequency: "daily" | "weekly" | "monthly";
  /** ISO weekday, 1 = Monday; used when weekly. */
  readonly weekday: number;
  /** 1 to 28; used when monthly. */
  readonly month_day: number;
  /** 0 to 23, on the zone's clocks. */
  readonly hour: number;
}

/** Longest distance between two monthly runs, with days to spare for a run that falls on today. */
const SEARCH_DAYS = 64;

const isRunDay: Record<RunTimes["frequency"], (day: Date, times: RunTimes) => boolean> = {
  daily: () => true,
  weekly: (day, times) => (day.getUTCDay() || 7) === times.weekday,
  monthly: (day, times) => day.getUTCDate() === times.month_day,
};

/**
 * The first run after `after` in an IANA time zone, or null if the schedule is off. Daylight saving: a local time that
 * does not exist runs at the next minute that does; one that occurs twice runs the first time only.
 */
export function nextRun(times: RunTimes, timeZone: string, after: Date): Date | null {
  if (!times.enabled) {
    return null;
  }
  const today = wallClockAt(timeZone, after.getTime());
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + ahead));
    if (isRunDay[times.frequency](day, times)) {
      const moment = momentOf(timeZone, {
        year: day.getUTCFullYear(),
        month: day.getUTCMonth() + 1,
        day: day.getUTCDate(),
        hour: times.hour,
        minute: 0,
      });
      if (moment > after.getTime()) {
        return new Date(moment);
      }
    }
  }
  throw new Error(`No run of ${JSON.stringify(times)} within ${SEARCH_DAYS} days of ${after.toISOString()}.`);
}
