import { setTimeout as sleep } from "node:timers/promises";
import { createWriteBehind } from "../../../../src/service/versions/write-behind";
import { until } from "../../../support/until";

const RETRY_MS = 60;

/** A keeper, and what its database does. */
function keeping(most?: number) {
  const database = { kept: [] as string[], attempts: 0, isAway: false, isSilent: false };
  const keeper = createWriteBehind<string>(
    async (bundle) => {
      database.attempts += 1;
      if (database.isSilent) await new Promise(() => {});
      if (database.isAway) throw new Error("away");
      database.kept.push(bundle);
    },
    { timeoutMs: 20, retryMs: RETRY_MS, ...(most === undefined ? {} : { most }) },
  );
  return { database, keeper };
}

test("keeps a bundle before the visitor's answer", async () => {
  const { database, keeper } = keeping();
  await keeper.add("a", "bundle a");
  expect([database.kept, keeper.waiting("a")]).toEqual([["bundle a"], undefined]);
});

test("keeps a bundle later when the database is back, without a visitor", async () => {
  const { database, keeper } = keeping();
  database.isAway = true;
  await keeper.add("a", "bundle a");
  await keeper.add("b", "bundle b");
  expect([database.kept, keeper.waiting("a"), keeper.waiting("b")]).toEqual([[], "bundle a", "bundle b"]);
  await sleep(2.5 * RETRY_MS);
  database.isAway = false;
  await until(async () => database.kept.length === 2);
  expect([database.kept, keeper.waiting("a")]).toEqual([["bundle a", "bundle b"], undefined]);
});

test("holds up one visitor only while the database does not answer", async () => {
  const { database, keeper } = keeping();
  database.isSilent = true;
  await keeper.add("a", "bundle a");
  await Promise.all(["b", "c", "d"].map((key) => keeper.add(key, key)));
  // Those after the first were not even tried.
  expect(database.attempts).toBe(1);
});

test("keeps what came during a silence as soon as the database answers", async () => {
  const kept: string[] = [];
  let answer = (): void => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const keeper = createWriteBehind<string>(
    async (bundle) => {
      await silence;
      kept.push(bundle);
    },
    // No retry within the test.
    { timeoutMs: 20, retryMs: 600_000 },
  );
  for (const key of ["a", "b", "c"]) await keeper.add(key, key);
  answer();
  await until(async () => kept.length === 3);
  expect([kept, keeper.waiting("c")]).toEqual([["a", "b", "c"], undefined]);
  await keeper.close();
});

test("tries once more when the service is closed", async () => {
  const { database, keeper } = keeping();
  database.isAway = true;
  await keeper.add("a", "bundle a");
  database.isAway = false;
  await keeper.close();
  expect(database.kept).toEqual(["bundle a"]);
});

test("forgets the bundle that waits longest when too many wait", async () => {
  const { database, keeper } = keeping(2);
  database.isAway = true;
  for (const key of ["a", "b", "c"]) await keeper.add(key, key);
  expect(["a", "b", "c"].map(keeper.waiting)).toEqual([undefined, "b", "c"]);
  database.isAway = false;
  await keeper.close();
});
