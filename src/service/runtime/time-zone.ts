import { DAY_MS, MINUTE_MS } from "./durations";

/** A moment as a clock on the wall of some place shows it. Months and days count from 1. */
export interface WallClock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** More than any offset from UTC and less than the time between two changes of one zone. */
const SEARCH_MS = 1.5 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) {
    return known;
  }
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(timeZone, made);
  return made;
}

/** Milliseconds that clocks in the zone are ahead of UTC at `at`. Throws RangeError for an unknown zone. */
function zoneOffsetMs(timeZone: string, at: number): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/** The time on clocks in the zone at `at`. */
export function wallClockAt(timeZone: string, at: number): WallClock {
  const local = new Date(at + zoneOffsetMs(timeZone, at));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/**
 * The moment at which clocks in the zone show `wall`: the earlier one if they show it twice, and the next minute that
 * exists if they skip it (contract 2.5). Milliseconds since the epoch.
 */
export function momentOf(timeZone: string, wall: WallClock): number {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const offsetBefore = zoneOffsetMs(timeZone, asUtc - SEARCH_MS);
  const offsetAfter = zoneOffsetMs(timeZone, asUtc + SEARCH_MS);
  const candidates = [asUtc - offsetBefore, asUtc - offsetAfter].sort((a, b) => a - b);
  const shown = candidates.find((candidate) => candidate + zoneOffsetMs(timeZone, candidate) === asUtc);
  return shown ?? changeBetween(timeZone, candidates[0] ?? asUtc, candidates[1] ?? asUtc);
}

/** The first minute at which the zone's offset is no longer that of `before`. */
function changeBetween(timeZone: string, before: number, after: number): number {
  const offset = zoneOffsetMs(timeZone, before);
  let low = before;
  let high = after;
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / MINUTE_MS / 2) * MINUTE_MS;
    if (zoneOffsetMs(timeZone, middle) === offset) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return high;
}
