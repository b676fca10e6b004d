import { negativeCache } from "../../../../src/service/versions/negative-cache";

test("remembers for 10 seconds, by the service's clock, what is missing", () => {
  let ms = Date.UTC(2026, 0, 1);
  const missing = negativeCache({ now: () => new Date(ms) });
  expect(missing.has("a")).toBe(false);
  missing.set("a", true);
  ms += 9999;
  expect([missing.has("a"), missing.has("b")]).toEqual([true, false]);
  missing.set("a", true);
  ms += 9999;
  expect(missing.has("a")).toBe(true);
  ms += 2;
  expect(missing.has("a")).toBe(false);
});

test("never has more than 10,000 keys", () => {
  const missing = negativeCache({ now: () => new Date(Date.UTC(2026, 0, 1)) });
  for (let key = 0; key <= 10_000; key += 1) missing.set(String(key), true);
  expect([missing.size, missing.has("0"), missing.has("10000")]).toEqual([10_000, false, true]);
});
