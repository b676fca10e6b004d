import * as fc from "fast-check";
import { createRequestBudget, type RequestBudget } from "../../../../src/provider/client/request-budget";

const MINUTE = { quota: 600, windowMs: 60_000, maxRequestsPerMinute: null };

/** Sends one request at `sentAtMs` whose answer says `left` and `endsInMs`. */
function exchange(
  budget: RequestBudget,
  sentAtMs: number,
  left: number,
  endsInMs: number,
  receivedAtMs = sentAtMs,
): void {
  budget.sent(sentAtMs);
  budget.settled({ left, endsInMs }, receivedAtMs);
}

describe("the request budget", () => {
  test("believes the service, and sets requests under way aside", () => {
    const budget = createRequestBudget(MINUTE);
    expect(budget.available(0)).toBe(600);
    exchange(budget, 0, 10, 30_000);
    expect(budget.available(0)).toBe(10);
    budget.sent(0);
    budget.sent(0);
    expect(budget.available(0)).toBe(8);
    budget.settled({ left: 8, endsInMs: 30_000 }, 0);
    expect(budget.available(0)).toBe(7);
    expect(budget.endsAtMs(0)).toBe(30_000);
  });

  test("is full again when the window is over", () => {
    const budget = createRequestBudget(MINUTE);
    exchange(budget, 0, 0, 30_000);
    expect(budget.available(29_999)).toBe(0);
    expect(budget.available(30_000)).toBe(600);
    expect(budget.endsAtMs(30_000)).toBeNull();
  });

  test("narrows the end of the window, which the header rounds to seconds", () => {
    const budget = createRequestBudget(MINUTE);
    exchange(budget, 0, 500, 60_000, 900);
    expect(budget.endsAtMs(900)).toBe(60_900);
    exchange(budget, 1000, 400, 59_000, 1050);
    expect(budget.endsAtMs(1050)).toBe(60_050);
    exchange(budget, 1400, 300, 59_000, 1700);
    expect(budget.endsAtMs(1700)).toBe(60_050);
  });

  test("an answer that comes late does not bring budget back", () => {
    const budget = createRequestBudget(MINUTE);
    budget.sent(0);
    budget.sent(0);
    budget.settled({ left: 100, endsInMs: 60_000 }, 10);
    budget.settled({ left: 101, endsInMs: 60_000 }, 20);
    expect(budget.available(20)).toBe(100);
  });

  test("an answer of the former window says nothing about the new one", () => {
    const budget = createRequestBudget(MINUTE);
    exchange(budget, 0, 50, 60_000);
    budget.sent(59_000);
    exchange(budget, 60_001, 599, 60_000);
    budget.settled({ left: 0, endsInMs: 1000 }, 60_002);
    expect(budget.available(60_002)).toBe(599);
  });

  test("another client's new window is noticed", () => {
    const budget = createRequestBudget(MINUTE);
    exchange(budget, 0, 0, 60_000);
    exchange(budget, 61_000, 300, 40_000);
    expect(budget.available(61_000)).toBe(300);
    expect(budget.endsAtMs(61_000)).toBe(101_000);
  });

  test("without headers, counts its own requests from the first response", () => {
    const budget = createRequestBudget({ quota: 2, windowMs: 60_000, maxRequestsPerMinute: null });
    budget.sent(0);
    budget.sent(10);
    expect(budget.available(10)).toBe(0);
    budget.settled({}, 400);
    budget.settled({}, 500);
    expect(budget.available(500)).toBe(0);
    expect(budget.endsAtMs(500)).toBe(60_400);
    expect(budget.available(60_400)).toBe(2);
  });

  test("a pause beyond two windows is cut, so that the refusal is shown", () => {
    const budget = createRequestBudget(MINUTE);
    exchange(budget, 0, 0, 3_600_000);
    expect(budget.endsAtMs(0)).toBe(120_000);
  });

  test("the caller's cap is scaled to the service's window", () => {
    const budget = createRequestBudget({ quota: 600, windowMs: 60_000, maxRequestsPerMinute: 120 });
    expect(budget.quota()).toBe(120);
    budget.sent(0);
    budget.settled({ quota: 50, windowMs: 10_000, left: 49, endsInMs: 10_000 }, 0);
    expect(budget.quota()).toBe(20);
    expect(budget.available(0)).toBe(19);
  });

  test("alone on a token it is never refused, however slow and mixed up the answers are", () => {
    const scenario = fc.record({
      quota: fc.integer({ min: 1, max: 20 }),
      windowS: fc.integer({ min: 2, max: 60 }),
      steps: fc.array(
        fc.record({ waitMs: fc.integer({ min: 0, max: 3000 }), answerMs: fc.integer({ min: 0, max: 900 }) }),
        {
          minLength: 1,
          maxLength: 120,
        },
      ),
    });
    void fc.assert(
      fc.property(scenario, ({ quota, windowS, steps }) => {
        expect(refusalsOf(quota, windowS, steps)).toBe(0);
      }),
    );
  });
});

/** One client that sends whenever it may, against the fixed window of contract 4.2, in virtual time. */
function refusalsOf(quota: number, windowS: number, steps: { waitMs: number; answerMs: number }[]): number {
  const budget = createRequestBudget({ quota, windowMs: windowS * 1000, maxRequestsPerMinute: null });
  const underWay: { atMs: number; left: number; endsInMs: number }[] = [];
  let window = { endsAtMs: 0, used: 0 };
  let nowMs = 0;
  let refused = 0;
  const settleUntil = (untilMs: number) => {
    underWay.sort((one, other) => one.atMs - other.atMs);
    while (underWay[0] !== undefined && underWay[0].atMs <= untilMs) {
      const { atMs, ...report } = underWay[0];
      underWay.shift();
      budget.settled(report, atMs);
    }
    nowMs = untilMs;
  };
  for (const { waitMs, answerMs } of steps) {
    settleUntil(nowMs + waitMs);
    while (budget.available(nowMs) <= 0) {
      const wakes = [underWay[0]?.atMs, budget.endsAtMs(nowMs) ?? undefined].filter((atMs) => atMs !== undefined);
      settleUntil(Math.max(nowMs, Math.min(...wakes)));
    }
    budget.sent(nowMs);
    if (nowMs >= window.endsAtMs) {
      window = { endsAtMs: nowMs + windowS * 1000, used: 0 };
    }
    refused += window.used >= quota ? 1 : 0;
    window.used += 1;
    const endsInMs = Math.ceil((window.endsAtMs - nowMs) / 1000) * 1000;
    underWay.push({ atMs: nowMs + answerMs, left: Math.max(0, quota - window.used), endsInMs });
  }
  return refused;
}
