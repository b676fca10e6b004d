import { createFloodLimits } from "../../../../src/service/consents/flood-limits";
import { defaultSettings } from "../../../../src/service/runtime/settings";

const smallLimits = {
  perMinute: 3,
  perDay: 5,
  perNetworkAndDay: 8,
  siteFactor: 5,
  siteFloor: 20,
  perBlockWhenFlooded: 3,
  lockPatienceMs: 250,
};

function made({ busiest = 0, limits = smallLimits, most = 200_000 } = {}) {
  const flooded: string[] = [];
  let nowMs = Date.parse("2026-11-21T10:00:00.000Z");
  const parts = {
    limits,
    now: () => new Date(nowMs),
    busiestDay: async () => busiest,
    onFlood: (siteId: string) => void flooded.push(siteId),
  };
  const floods = createFloodLimits(parts, most);
  /** How many of the calls are admitted. */
  const admitted = (calls: readonly (() => void)[]): number => {
    let count = 0;
    for (const call of calls) {
      try {
        call();
        count += 1;
      } catch (error) {
        expect(error).toMatchObject({
          slug: "rate-limited",
          headers: { "Retry-After": expect.stringMatching(/^\d+$/) },
        });
      }
    }
    return count;
  };
  const times = (count: number, call: (index: number) => void) =>
    admitted(Array.from({ length: count }, (_, index) => () => call(index)));
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { floods, flooded, times, advance };
}

test("limits an address by the minute and the day, and a /64 as one address", () => {
  const { floods, times, advance } = made();
  expect(times(9, () => floods.countVisitor("192.0.2.1"))).toBe(3);
  expect(times(9, (index) => floods.countVisitor(`2001:db8:0:1::${index + 1}`))).toBe(3);
  expect(times(1, () => floods.countVisitor("::ffff:192.0.2.1"))).toBe(0);
  advance(60_000);
  expect(times(9, () => floods.countVisitor("192.0.2.1"))).toBe(2);
  advance(60_000);
  expect(times(9, () => floods.countVisitor("192.0.2.1"))).toBe(0);
  advance(86_400_000);
  expect(times(9, () => floods.countVisitor("192.0.2.1"))).toBe(3);
});

test("limits a /24 and a /48 by the day, and nothing beyond them", () => {
  const { floods, times } = made();
  expect(times(20, (index) => floods.countVisitor(`192.0.2.${index}`))).toBe(8);
  expect(times(20, (index) => floods.countVisitor(`2001:db8:1:${index}::1`))).toBe(8);
  expect(times(20, (index) => floods.countVisitor(`192.0.${index + 3}.1`))).toBe(20);
});

test("refuses only addresses that repeat while a site is flooded, and reports it once", async () => {
  const { floods, flooded, times, advance } = made({ busiest: 8 });
  const flood = (index: number) => floods.countSite("site", `198.51.100.${index % 2}`);
  expect(times(21, flood)).toBe(21);
  await new Promise(setImmediate);
  // Five times the busiest day is 40.
  expect(times(40, flood)).toBe(19);
  expect(times(30, (index) => floods.countSite("site", `203.0.113.${index}`))).toBe(30);
  expect(times(3, flood)).toBe(0);
  expect(flooded).toEqual(["site"]);
  expect(times(10, (index) => floods.countSite("other", `198.51.100.${index % 2}`))).toBe(10);
  advance(86_400_000);
  expect(times(10, flood)).toBe(10);
});

test("an address that goes on sending stays limited through a flood of others", () => {
  const { floods, times } = made({ most: 100, limits: { ...smallLimits, perNetworkAndDay: 1_000 } });
  const send = () => times(9, () => floods.countVisitor("192.0.2.1"));
  expect(send()).toBe(3);
  // More addresses than are remembered.
  for (let other = 0; other < 1_000; other += 1) {
    floods.countVisitor(`10.0.${other >> 8}.${other & 255}`);
    if (other % 10 === 0) expect(send()).toBe(0);
  }
  expect(send()).toBe(0);
});

describe("by default", () => {
  const defaults = { limits: defaultSettings.intake };

  test("an address sends 120 choices a minute and 5,000 a day", () => {
    const { floods, times, advance } = made(defaults);
    const minutes = Array.from({ length: 43 }, () => {
      advance(60_000);
      return times(130, () => floods.countVisitor("192.0.2.1"));
    });
    expect(minutes).toEqual([...Array.from({ length: 41 }, () => 120), 5_000 - 41 * 120, 0]);
  });

  test.each([
    ["/24", (index: number) => `192.0.2.${index % 250}`, "192.0.3.1"],
    ["/48", (index: number) => `2001:db8:1:${(index % 250).toString(16)}::1`, "2001:db8:2::1"],
  ])("a %s sends 20,000 choices a day", (_network, address, other) => {
    const { floods, times, advance } = made(defaults);
    expect(times(20_000, (index) => floods.countVisitor(address(index)))).toBe(20_000);
    advance(60_000);
    expect(times(250, (index) => floods.countVisitor(address(index)))).toBe(0);
    expect(times(1, () => floods.countVisitor(other))).toBe(1);
  });

  test.each([
    ["50,000 choices a day", 0, 50_000],
    ["5 times its busiest day", 12_000, 60_000],
  ])("a site is flooded beyond %s", async (_limit, busiest, most) => {
    const { floods, flooded, times } = made({ ...defaults, busiest });
    const send = (count: number) => times(count, () => floods.countSite("site", "192.0.2.1"));
    send(50_001);
    await new Promise(setImmediate);
    expect([send(most - 50_001), flooded]).toEqual([most - 50_001 < 0 ? 0 : most - 50_001, []]);
    expect([send(1), flooded]).toEqual([0, ["site"]]);
    expect(times(5, () => floods.countSite("site", "198.51.100.1"))).toBe(3);
  });
});
