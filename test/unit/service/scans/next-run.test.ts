import fc from "fast-check";
import { isTimeZone } from "../../../../src/consent/values/time-zone";
import { momentOf, wallClockAt } from "../../../../src/service/runtime/time-zone";
import { nextRun, type RunTimes } from "../../../../src/service/scans/next-run";

const daily: RunTimes = { enabled: true, frequency: "daily", weekday: 1, month_day: 1, hour: 3 };

/** The next runs, each after the one before, as ISO strings without milliseconds. */
function runs(times: RunTimes, timeZone: string, from: string, count: number): string[] {
  const found: string[] = [];
  let after = new Date(from);
  for (let index = 0; index < count; index += 1) {
    const run = nextRun(times, timeZone, after);
    if (run === null) {
      throw new Error("the schedule is off");
    }
    found.push(run.toISOString().replace(":00.000Z", "Z"));
    after = run;
  }
  return found;
}

test("a schedule that is off has no next run", () => {
  expect(nextRun({ ...daily, enabled: false }, "UTC", new Date("2026-11-21T00:00:00Z"))).toBeNull();
});

test("daily runs keep the local hour over both changes of the year", () => {
  expect(runs(daily, "Europe/Berlin", "2026-03-27T12:00:00Z", 3)).toEqual([
    "2026-03-28T02:00Z",
    "2026-03-29T01:00Z",
    "2026-03-30T01:00Z",
  ]);
  expect(runs(daily, "Europe/Berlin", "2026-10-24T00:00:00Z", 3)).toEqual([
    "2026-10-24T01:00Z",
    "2026-10-25T02:00Z",
    "2026-10-26T02:00Z",
  ]);
});

test("a local hour that is skipped runs at the next minute that exists", () => {
  expect(runs({ ...daily, hour: 2 }, "Europe/Berlin", "2026-03-28T12:00:00Z", 2)).toEqual([
    "2026-03-29T01:00Z",
    "2026-03-30T00:00Z",
  ]);
  // Lord Howe skips half an hour, 02:00 to 02:30, at 2026-10-03T15:30Z.
  expect(runs({ ...daily, hour: 2 }, "Australia/Lord_Howe", "2026-10-03T00:00:00Z", 2)).toEqual([
    "2026-10-03T15:30Z",
    "2026-10-04T15:00Z",
  ]);
});

test("midnight that is skipped runs at one o'clock of that day", () => {
  // Cairo skips 00:00 to 01:00 on the last Friday of April.
  expect(runs({ ...daily, hour: 0 }, "Africa/Cairo", "2026-04-23T12:00:00Z", 2)).toEqual([
    "2026-04-23T22:00Z",
    "2026-04-24T21:00Z",
  ]);
});

test("a local hour that occurs twice runs once, the first time", () => {
  expect(runs({ ...daily, hour: 2 }, "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual([
    "2026-10-25T00:00Z",
    "2026-10-26T01:00Z",
  ]);
  // Asked between the two occurrences: it has run already.
  expect(runs({ ...daily, hour: 2 }, "Europe/Berlin", "2026-10-25T00:30:00Z", 1)).toEqual(["2026-10-26T01:00Z"]);
});

test("a day that a zone skipped runs when the next day begins", () => {
  // Samoa went from 29 to 31 December 2011; the 30th did not exist.
  expect(runs({ ...daily, hour: 5 }, "Pacific/Apia", "2011-12-29T20:00:00Z", 2)).toEqual([
    "2011-12-30T10:00Z",
    "2011-12-30T15:00Z",
  ]);
});

test("weekly and monthly runs choose the local day", () => {
  const weekly: RunTimes = { ...daily, frequency: "weekly", weekday: 7, hour: 1 };
  expect(runs(weekly, "Pacific/Auckland", "2026-11-21T00:00:00Z", 2)).toEqual([
    "2026-11-21T12:00Z",
    "2026-11-28T12:00Z",
  ]);
  const monthly: RunTimes = { ...daily, frequency: "monthly", month_day: 28, hour: 0 };
  expect(runs(monthly, "America/Los_Angeles", "2026-11-28T08:00:00Z", 3)).toEqual([
    "2026-12-28T08:00Z",
    "2027-01-28T08:00Z",
    "2027-02-28T08:00Z",
  ]);
});

test("a run at the very moment of asking lies in the past", () => {
  expect(runs(daily, "UTC", "2026-11-21T03:00:00Z", 1)).toEqual(["2026-11-22T03:00Z"]);
  expect(runs(daily, "UTC", "2026-11-21T02:59:59.999Z", 1)).toEqual(["2026-11-21T03:00Z"]);
});

test("any next run is later, at its hour or after a gap, and stable when repeated", () => {
  const zones = [
    "UTC",
    "Europe/Berlin",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "Africa/Casablanca",
    "Asia/Kolkata",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom<RunTimes["frequency"]>("daily", "weekly", "monthly"),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
      fc.integer({ min: 0, max: 99 }),
      (zone, frequency, weekday, month_day, hour, at, percent) => {
        const times: RunTimes = { enabled: true, frequency, weekday, month_day, hour };
        const run = nextRun(times, zone, new Date(at));
        const moment = run?.getTime() ?? 0;
        expect(moment).toBeGreaterThan(at);
        const shown = wallClockAt(zone, moment);
        const lateMinutes = (shown.hour - hour) * 60 + shown.minute;
        expect([0, 30, 60]).toContain(lateMinutes);
        const between = at + Math.floor(((moment - 1 - at) * percent) / 100);
        expect(nextRun(times, zone, new Date(between))).toEqual(run);
      },
    ),
    { numRuns: 300 },
  );
});

test("time zones are IANA names", () => {
  expect(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Asia/Calcutta"].every(isTimeZone)).toBe(true);
  expect(["", "Mars/Olympus", "+01:00", "Europe/Berlin ", "../etc"].some(isTimeZone)).toBe(false);
});

test("momentOf is the inverse of wallClockAt where clocks run evenly", () => {
  const at = Date.UTC(2026, 6, 1, 10, 30);
  expect(momentOf("Asia/Kathmandu", wallClockAt("Asia/Kathmandu", at))).toBe(at);
});
