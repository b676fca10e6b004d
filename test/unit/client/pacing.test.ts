import { createClient, systemClock } from "../../../src/client";
import { budgetUse, type QuotaServer, startQuotaServer } from "./quota-server";
import { hangUp, json } from "./scripted-server";
import { countingClock, fastClock } from "./test-clocks";

/** A minute of the limit takes 1.5 s. */
const SPEED = 40;
const LIMIT = { quota: 600, windowS: 60 };

let server: QuotaServer;
afterEach(() => server.close());

function calls(client: ReturnType<typeof createClient>, count: number): Promise<unknown>[] {
  return Array.from({ length: count }, () => client.call("listSites"));
}

describe("pacing", () => {
  test("uses at least 97 % of the budget, exactly to its last request, and never meets a 429 alone", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ ...LIMIT, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    await Promise.all(calls(client, 1300));
    expect(server.refusals()).toBe(0);
    expect(server.admittedAtMs).toHaveLength(1300);
    expect(budgetUse(server.admittedAtMs, 600, 60)).toBeGreaterThanOrEqual(0.97);
  }, 20_000);

  test("two clients share one token: no 429 surfaces and at least 97 % of the budget is used", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ ...LIMIT, clock });
    const [one, other] = [1, 2].map(() => createClient({ endpoint: server.endpoint, token: "cst_x", clock }));
    if (one === undefined || other === undefined) {
      throw new Error("two clients");
    }
    const results = await Promise.allSettled([...calls(one, 800), ...calls(other, 700)]);
    expect(results.filter((result) => result.status === "rejected")).toEqual([]);
    // At this speed an attempt may time out and be sent twice, so there can be a few more.
    expect(server.admittedAtMs.length).toBeGreaterThanOrEqual(1500);
    expect(budgetUse(server.admittedAtMs, 600, 60)).toBeGreaterThanOrEqual(0.97);
    // Refused requests cost nothing of the budget, but they are sent and answered: only the last few under way may be.
    expect(server.refusals()).toBeLessThan(150);
  }, 20_000);

  test("adapts to another quota after the first answer", async () => {
    const clock = fastClock(20);
    server = await startQuotaServer({ quota: 20, windowS: 10, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock });
    await client.call("listSites");
    await Promise.all(calls(client, 50));
    expect(server.refusals()).toBe(0);
    expect(server.admittedAtMs).toHaveLength(51);
  });

  test("keeps to the caller's own cap", async () => {
    const clock = fastClock(100);
    server = await startQuotaServer({ ...LIMIT, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock, maxRequestsPerMinute: 30 });
    await Promise.all(calls(client, 70));
    const [start] = server.admittedAtMs;
    const inFirstMinute = server.admittedAtMs.filter((atMs) => atMs < Number(start) + 59_000);
    expect(inFirstMinute).toHaveLength(30);
  });

  test("lets writes go before reads and reads before polls", async () => {
    const clock = fastClock(10);
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
    expect(budgetUse(server.admittedAtMs, 60, 60)).toBeGreaterThanOrEqual(0.9);
  }, 20_000);

  test("a waiting call ends when its caller aborts it, and leaves no timer behind", async () => {
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
    const waiting = client.call("listSites", { signal: abort.signal });
    setTimeout(() => abort.abort(), 20);
    await expect(waiting).rejects.toMatchObject({ name: "TransportError", reason: "aborted" });
    expect(server.admittedAtMs).toHaveLength(1);
    expect(lines).toEqual([
      expect.stringMatching(/^The token's budget of 1 requests per 60 s is used up; going on in (59|60) s\.$/),
    ]);
    expect(clock.sleeping()).toBe(0);
  });

  test("time spent waiting for the budget does not count against the call's deadline", async () => {
    const clock = fastClock(SPEED);
    server = await startQuotaServer({ quota: 1, windowS: 60, clock });
    const client = createClient({ endpoint: server.endpoint, token: "cst_x", clock, deadlineMs: 10_000 });
    await client.call("listSites");
    await expect(client.call("listSites")).resolves.toMatchObject({ status: 200 });
  });
});
