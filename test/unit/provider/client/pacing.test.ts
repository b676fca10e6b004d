import { createClient, systemClock, withStop } from "../../../../src/provider/client";
import { budgetUse, type QuotaServer, quotaService, startQuotaServer } from "./quota-server";
import { hangUp, json } from "./scripted-server";
import { countingClock, fastClock, virtualClock } from "./test-clocks";

/** The limit as given: 600 requests a minute. */
const LIMIT = { quota: 600, windowS: 60 };

function calls(client: ReturnType<typeof createClient>, count: number): Promise<unknown>[] {
  return Array.from({ length: count }, () => client.call("listSites"));
}

/** Latencies from 20 to 200 ms in a fixed order, the same in every run. */
function latencies(): () => number {
  let step = 0;
  return () => {
    step += 1;
    return 20 + ((step * 7919) % 181);
  };
}

describe("the token's budget, in virtual time", () => {
  test("a single client uses at least 97 % of it, to the last request, without a 429", async () => {
    const clock = virtualClock();
    const service = quotaService({ ...LIMIT, clock }, latencies());
    const client = createClient({ endpoint: "https://consent.example", token: "cst_x", clock, fetch: service.fetch });
    await clock.run(Promise.all(calls(client, 3100)));
    expect(service.refusals()).toBe(0);
    expect(service.admittedAtMs).toHaveLength(3100);
    expect(budgetUse(service.admittedAtMs, 600, 60)).toBeGreaterThanOrEqual(0.97);
  }, 120_000);

  test.each([
    { what: "two that start together", delaysS: [0, 0], mostRefused: 8 },
    { what: "three that start together", delaysS: [0, 0, 0], mostRefused: 16 },
    { what: "eight that start together", delaysS: [0, 0, 0, 0, 0, 0, 0, 0], mostRefused: 60 },
    { what: "one that starts when another has used the window up", delaysS: [0, 20], mostRefused: 8 },
  ])(
    "$what use at least 97 % of it; few requests are refused, and no line mentions it",
    async (scenario) => {
      const clock = virtualClock();
      const service = quotaService({ ...LIMIT, clock }, latencies());
      const lines: string[] = [];
      const work = scenario.delaysS.map(async (seconds, _index, { length }) => {
        await clock.sleep(seconds * 1000);
        const client = createClient({
          endpoint: "https://consent.example",
          token: "cst_x",
          clock,
          fetch: service.fetch,
          notify: (line) => lines.push(line),
        });
        return Promise.allSettled(calls(client, Math.ceil(3100 / length)));
      });
      const results = (await clock.run(Promise.all(work))).flat();
      expect(results.filter((result) => result.status === "rejected")).toEqual([]);
      expect(budgetUse(service.admittedAtMs, 600, 60)).toBeGreaterThanOrEqual(0.97);
      expect(service.refusals()).toBeLessThanOrEqual(scenario.mostRefused);
      // One line for each client and window, about the budget.
      expect(lines.filter((line) => !/^The token's budget of 600 requests per 60 s is used up/.test(line))).toEqual([]);
      expect(lines.length).toBeLessThanOrEqual(6 * scenario.delaysS.length);
    },
    120_000,
  );

  test("a window that another client filled is announced, not the refusal that shows it", async () => {
    const clock = virtualClock();
    const service = quotaService({ ...LIMIT, clock }, latencies());
    const lines: string[] = [];
    const options = { endpoint: "https://consent.example", token: "cst_x", clock, fetch: service.fetch };
    const [busy, late] = [createClient(options), createClient({ ...options, notify: (line) => lines.push(line) })];
    await clock.run(Promise.all(calls(busy, 600)));
    await clock.run(late.call("listSites"));
    expect(service.refusals()).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^The token's budget of 600 requests .* continuing in \d\d s\.$/)]);
  });
});

test("continues when the window ends between two readings of the clock", async () => {
  const steady = virtualClock();
  let looks = 0;
  const clock = {
    // Each reading takes a little time itself.
    now: () => steady.now() + 0.05 * ++looks,
    sleep: (ms: number, signal?: AbortSignal) => steady.sleep(Math.max(0, ms - 0.3), signal),
  };
  const service = quotaService({ quota: 2, windowS: 2, clock }, () => 1);
  const client = createClient({ endpoint: "https://consent.example", token: "cst_x", clock, fetch: service.fetch });
  await steady.run(Promise.all(calls(client, 200)));
  expect(service.admittedAtMs).toHaveLength(200);
});

/** A minute of the limit takes 6 s; faster, the client's own deadlines would pass on a busy machine. */
const SPEED = 10;

let server: QuotaServer;

describe("pacing over HTTP", () => {
  afterEach(() => server.close());

  test("two clients on one token succeed without exceeding any window's quota", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ quota: 200, windowS: 60, clock });
    const make = () => createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    const [one, other] = [make(), make()];
    const results = await Promise.allSettled([...calls(one, 150), ...calls(other, 150)]);
    expect(results.filter((result) => result.status === "rejected")).toEqual([]);
    expect(server.admittedAtMs.length).toBeGreaterThanOrEqual(300);
    expect(server.refusals()).toBeLessThanOrEqual(32);
  }, 120_000);

  test("adapts to another quota after the first answer", async () => {
    const clock = fastClock(5);
    server = await startQuotaServer({ quota: 20, windowS: 10, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    await client.call("listSites");
    await Promise.all(calls(client, 50));
    expect(server.refusals()).toBe(0);
    expect(server.admittedAtMs).toHaveLength(51);
  });

  test("keeps to the caller's own cap", async () => {
    const clock = fastClock(30);
    server = await startQuotaServer({ ...LIMIT, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock, maxRequestsPerMinute: 30 });
    await Promise.all(calls(client, 70));
    const [start] = server.admittedAtMs;
    const inFirstMinute = server.admittedAtMs.filter((atMs) => atMs < Number(start) + 59_000);
    expect(inFirstMinute).toHaveLength(30);
  });

  test("lets writes go before reads and reads before polls", async () => {
    // A second of the machine's a window: what has waited for three goes before everything.
    const clock = fastClock(2);
    server = await startQuotaServer({ quota: 2, windowS: 2, clock }, () =>
      json(200, { id: "x", data: [], next_cursor: null }),
    );
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    await client.call("listSites");
    await client.call("listSites");
    await Promise.all([
      client.call("getDomain", { path: { id: "polled" }, lane: "poll" }),
      client.call("getDomain", { path: { id: "read-1" } }),
      client.call("getDomain", { path: { id: "read-2" } }),
      client.call("updateSite", { path: { id: "written-1" }, body: { name: "a" } }),
      client.call("updateSite", { path: { id: "written-2" }, body: { name: "b" } }),
    ]);
    // Two a window; the order of arrival within a window is the network's.
    const kinds = server.admittedPaths.slice(2).map((path) => path.replace(/^.*\/|-\d$/g, ""));
    expect(kinds).toEqual(["written", "written", "read", "read", "polled"]);
  });

  test("lost answers do not make it forget the budget", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ quota: 60, windowS: 60, clock }, (index) =>
      index % 5 === 4 ? hangUp : json(200, { data: [], next_cursor: null }),
    );
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock, random: () => 0.5 });
    const results = await Promise.allSettled(calls(client, 100));
    expect(results.filter((result) => result.status === "rejected")).toEqual([]);
    expect(server.refusals()).toBeLessThanOrEqual(32);
  }, 120_000);

  test.each(["signal", "stop"] as const)("a waiting call ends with its %s, and leaves no timer behind", async (end) => {
    const clock = countingClock(systemClock);
    server = await startQuotaServer({ quota: 1, windowS: 60, clock });
    const lines: string[] = [];
    const client = createClient({
      endpoint: server.endpoint,
      token: "cst_x",
      clock,
      notify: (line) => lines.push(line),
    });
    await client.call("listSites");
    const abort = new AbortController();
    const waiting = client.call("listSites", { [end]: abort.signal });
    setTimeout(() => abort.abort(), 20);
    await expect(waiting).rejects.toMatchObject({ name: "TransportError", reason: "aborted" });
    expect(server.admittedAtMs).toHaveLength(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The token's budget of 1 requests per 60 s is used up; continuing in (59|60) s\.$/),
    ]);
    expect(clock.sleeping()).toBe(0);
  });

  test("a stopped call is sent within the budget, and never waits for more", async () => {
    server = await startQuotaServer({ quota: 1, windowS: 60, clock: systemClock });
    const client = withStop(createClient({ endpoint: server.endpoint, token: "cst_x" }), AbortSignal.abort());
    await expect(client.call("listSites")).resolves.toMatchObject({ status: 200 });
    await expect(client.call("listSites")).rejects.toMatchObject({ name: "TransportError", reason: "aborted" });
    await expect(client.list("listSites")[Symbol.asyncIterator]().next()).rejects.toMatchObject({ reason: "aborted" });
    expect(server.admittedAtMs).toHaveLength(1);
  });

  test("time spent waiting for the budget does not count against the call's deadline", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ quota: 1, windowS: 60, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock, deadlineMs: 10_000 });
    await client.call("listSites");
    await expect(client.call("listSites")).resolves.toMatchObject({ status: 200 });
  });
});
