import { setTimeout as sleep } from "node:timers/promises";
import { readThroughCache } from "../../../../src/service/consents/read-through-cache";

/** A cache, and how often it asked. */
function counted(limits: Parameters<typeof readThroughCache>[0]) {
  const cache = readThroughCache<string | null>(limits);
  const asked: string[] = [];
  const get = (key: string, answer: string | null = key) =>
    cache(key, async () => {
      asked.push(key);
      await sleep(5);
      return answer;
    });
  return { cache, get, asked };
}

test("asks once for all who want a value, and again when it has expired: null sooner", async () => {
  const { get, asked } = counted({ lifeMs: 60_000, absentMs: 20, most: 10 });
  expect(await Promise.all([get("a"), get("a"), get("b", null), get("b", null)])).toEqual(["a", "a", null, null]);
  expect(asked).toEqual(["a", "b"]);
  await sleep(60);
  expect(await Promise.all([get("a"), get("b", null)])).toEqual(["a", null]);
  expect(asked).toEqual(["a", "b", "b"]);
});

test("a failure reaches all who wait for it, and is not kept", async () => {
  const { cache, get } = counted({ lifeMs: 60_000, most: 10 });
  const fail = () => cache("a", () => Promise.reject(new Error("away")));
  expect(await Promise.allSettled([fail(), fail()])).toMatchObject([
    { reason: { message: "away" } },
    { reason: { message: "away" } },
  ]);
  expect(await get("a")).toBe("a");
});

test("more values than it keeps reach all who wait for them", async () => {
  const { get, asked } = counted({ lifeMs: 60_000, most: 2 });
  const keys = ["a", "b", "c", "d", "e"];
  expect(await Promise.all(keys.map((key) => get(key)))).toEqual(keys);
  asked.length = 0;
  await Promise.all(keys.map((key) => get(key)));
  expect(asked.length).toBeGreaterThanOrEqual(3);
});
