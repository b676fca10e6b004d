import { setImmediate as nextTurn } from "node:timers/promises";
import type { Client } from "../../../../../src/provider/client";
import { createReadBatch } from "../../../../../src/provider/lifecycle/session/read-batch";
import { until } from "../../../../support/until";

const PARTS = ["domains", "scan_schedule", "services", "suppressions", "install_checks"] as const;

/** Every kind that hangs from a site, by the part it is read from. */
const KINDS = [undefined, "domains", "domains", undefined, undefined, undefined, ...PARTS.slice(1)] as const;

interface Query {
  id?: string[];
  limit: number;
  cursor?: string;
  include?: string[];
}

/**
 * A workspace with `total` sites, newest first, that counts what it is asked. With parts, a page has at most
 * `mostWithParts`. `pause` is awaited before each response.
 */
function workspace(total: number, mostWithParts = 200, pause = async () => {}) {
  const sites = Array.from({ length: total }, (_, index) => `site_${total - 1 - index}`);
  const queries: Query[] = [];
  let held: Promise<void> = Promise.resolve();
  const call = async (_list: string, { query }: { query: Query }) => {
    queries.push(query);
    await held;
    await pause();
    const asEntry = (id: string) => ({
      id,
      ...Object.fromEntries(PARTS.map((part) => [part, query.include?.includes(part) ? [] : null])),
    });
    if (query.limit > 200 || (query.id?.length ?? 0) > 100) throw new Error("too many for one page");
    const named = new Set(query.id);
    const matching = query.id === undefined ? sites : sites.filter((id) => named.has(id));
    const [asked, start] = (query.cursor ?? `${query.include}|0`).split("|");
    if (asked !== String(query.include)) throw new Error("a cursor of another question");
    const end = Number(start) + Math.min(query.limit, query.include === undefined ? 200 : mostWithParts);
    const next_cursor = end < matching.length ? `${query.include}|${end}` : null;
    return { data: { data: matching.slice(Number(start), end).map(asEntry), next_cursor } };
  };
  // Only `callAny` is used, and only for lists.
  const batch = createReadBatch(async () => ({ callAny: call }) as unknown as Client);
  /** Holds answers back until it is released. */
  const hold = () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  return { queries, batch, hold };
}

/** Reads as an engine does: `parallel` at a time, each next one when one is done. */
async function readAll(
  ids: string[],
  parallel: number,
  find: (id: string) => Promise<Readonly<Record<string, unknown>> | null>,
): Promise<void> {
  const left = [...ids];
  const wrong: unknown[] = [];
  const worker = async () => {
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const found = await find(id);
      if (found?.id !== id) wrong.push({ id, found });
    }
  };
  await Promise.all(Array.from({ length: parallel }, worker));
  expect(wrong).toEqual([]);
}

/**
 * Lets a random number of turns of the event loop pass, up to `most`: an engine's pace. The generator is the one of
 * Park and Miller, so that each run has the same.
 */
function pace(seed: number): (most: number) => Promise<void> {
  let state = seed;
  return async (most) => {
    state = (state * 48_271) % 2_147_483_647;
    for (let turn = state % (most + 1); turn > 0; turn -= 1) await nextTurn();
  };
}

const ids = (count: number, step = 1) => Array.from({ length: count }, (_, index) => `site_${index * step}`);

test("reads that wait at the same time are one request", async () => {
  const { queries, batch } = workspace(50);
  await readAll(ids(8), 8, (id) => batch.find("listSites", id));
  expect(queries).toEqual([{ limit: 100, id: ids(8) }]);
});

test("more than a hundred are split", async () => {
  const { queries, batch } = workspace(300);
  await readAll(ids(300), 300, (id) => batch.find("listSites", id));
  for (const { id } of queries) expect(id?.length ?? 0).toBeLessThanOrEqual(100);
});

test.each([1, 8])(
  "a stack of the whole workspace takes a hundredth of the requests, %i at a time",
  async (parallel) => {
    const { queries, batch } = workspace(4000);
    await readAll(ids(4000), parallel, (id) => batch.find("listSites", id));
    expect(queries.length).toBeLessThanOrEqual(41);
  },
);

test.each([1, 2, 8, 64])(
  "a stack with 1 %% of the workspace takes at most one request each, %i at a time",
  async (parallel) => {
    const { queries, batch } = workspace(4000);
    await readAll(ids(40, 100), parallel, (id) => batch.find("listSites", id));
    expect(queries.length).toBeLessThanOrEqual(40);
  },
);

test.each([1, 2, 8])("pages in vain at most double the requests, %i at a time", async (parallel) => {
  const { queries, batch } = workspace(20_000);
  for (const kind of KINDS) await readAll(ids(20, 7), parallel, (id) => batch.find("listSites", id, kind));
  const byId = queries.filter(({ id }) => id !== undefined).length;
  expect(queries.length).toBeLessThanOrEqual(2 * byId + 1);
});

test("a program of two objects fetches no page", async () => {
  const { queries, batch } = workspace(4000);
  for (const kind of KINDS) await readAll(ids(2), 1, (id) => batch.find("listSites", id, kind));
  expect(queries.filter(({ id }) => id === undefined)).toEqual([]);
});

test("an absent object is null, and asked for again the next time", async () => {
  const { queries, batch } = workspace(3);
  expect(await batch.find("listSites", "site_9")).toBeNull();
  expect(await batch.find("listSites", "site_9")).toBeNull();
  expect(queries).toHaveLength(2);
});

test("an entry is remembered until our own write drops it", async () => {
  const { queries, batch } = workspace(3);
  await batch.find("listSites", "site_1");
  await batch.find("listSites", "site_1");
  expect(queries).toHaveLength(1);
  batch.forget("site_1");
  await batch.find("listSites", "site_1");
  expect(queries).toHaveLength(2);
});

test("fetches an entry again, with all parts of its scopes, if it lacks the part", async () => {
  const { queries, batch } = workspace(3);
  await batch.find("listSites", "site_1");
  expect(await batch.find("listSites", "site_1", "domains")).toMatchObject({ id: "site_1", domains: [] });
  await batch.find("listSites", "site_2", "scan_schedule");
  expect(await batch.find("listSites", "site_2", "install_checks")).toMatchObject({ install_checks: [] });
  expect(queries.map(({ include }) => [...(include ?? [])].sort())).toEqual([[], ["domains"], [...PARTS].sort()]);
});

test("a request for a part gets no response to an earlier request without it", async () => {
  const { queries, batch, hold } = workspace(3);
  const release = hold();
  const plain = batch.find("listSites", "site_1");
  await until(() => queries.length === 1);
  const full = batch.find("listSites", "site_1", "domains");
  release();
  expect(await plain).toMatchObject({ id: "site_1", domains: null });
  expect(await full).toMatchObject({ id: "site_1", domains: [] });
});

test("an object that a page ended before is asked for again, and is not absent", async () => {
  const { queries, batch } = workspace(100, 20);
  const found = await Promise.all(ids(100).map((id) => batch.find("listSites", id, "domains")));
  expect(found.map((entry) => entry?.id)).toEqual(ids(100));
  expect(queries.length).toBeLessThanOrEqual(10);
  expect(await batch.find("listSites", "site_none", "domains")).toBeNull();
});

describe.each([
  ["kind by kind", (count: number) => KINDS.flatMap((kind) => ids(count).map((id) => [id, kind] as const))],
  ["site by site", (count: number) => ids(count).flatMap((id) => KINDS.map((kind) => [id, kind] as const))],
  [
    "kind by kind, the newest site first",
    (count: number) => KINDS.flatMap((kind) => ids(count).map((id) => [id, kind] as const)).reverse(),
  ],
])("500 sites with every kind, %s", (_, order) => {
  // Turns of the event loop, at most: before each read of the engine, and before each response.
  const cases = [
    ...[1, 4, 16, 64].map((parallel) => ({ parallel, thinks: 0, answers: 0 })),
    ...[1, 8].map((parallel) => ({ parallel, thinks: 8, answers: 2 })),
    { parallel: 8, thinks: 2, answers: 20 },
  ];
  test.each(cases)(
    "take at most 12 requests, $parallel at a time, turns: $thinks and $answers",
    async ({ parallel, thinks, answers }) => {
      const pause = pace(parallel);
      const { queries, batch } = workspace(500, 200, () => pause(answers));
      const left = order(500);
      // One expectation for all: one for each takes longer than its read.
      const wrong: unknown[] = [];
      const worker = async () => {
        for (let next = left.shift(); next !== undefined; next = left.shift()) {
          const [id, part] = next;
          await pause(thinks);
          const found = await batch.find("listSites", id, part);
          if (found?.id !== id || (part !== undefined && JSON.stringify(found[part]) !== "[]"))
            wrong.push({ id, part, found });
        }
      };
      await Promise.all(Array.from({ length: parallel }, worker));
      expect(wrong).toEqual([]);
      expect(queries.length).toBeLessThanOrEqual(12);
    },
  );
});

test("more requests during a page start again: a cursor belongs to one request", async () => {
  const { queries, batch, hold } = workspace(1000);
  await Promise.all(ids(5).map((id) => batch.find("listSites", id)));
  const release = hold();
  const first = batch.find("listSites", "site_5");
  await until(() => queries.length === 2);
  const second = batch.find("listSites", "site_6", "domains");
  release();
  expect(await first).toMatchObject({ id: "site_5" });
  expect(await second).toMatchObject({ domains: [] });
  expect(await batch.find("listSites", "site_7", "domains")).toMatchObject({ domains: [] });
  const pages = queries.filter(({ id }) => id === undefined);
  expect(pages.find(({ include }) => include?.includes("domains"))?.cursor).toBeUndefined();
});

test("a failure reaches every waiting request and is not remembered", async () => {
  let isDown = true;
  const batch = createReadBatch(async () => {
    if (isDown) throw new Error("no connection");
    return { callAny: async () => ({ data: { data: [{ id: "site_1" }], next_cursor: null } }) } as unknown as Client;
  });
  const both = await Promise.allSettled([batch.find("listSites", "site_1"), batch.find("listSites", "site_2")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await batch.find("listSites", "site_1")).toEqual({ id: "site_1" });
});
