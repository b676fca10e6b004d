import { runDueWork } from "@consentform/service";
import type { EventKind } from "../../src/consent/contract";
import { emit } from "../../src/service/events/emit";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

const dayMs = 24 * 3_600_000;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let token: string;
  let workspaceId: string;
  let site: string;
  let workspaces = 0;

  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());
  beforeEach(async () => {
    token = await under.token({ workspace: `w${++workspaces}` });
    const { body } = await under.call("createSite", { body: { name: "Shop" }, token });
    site = body.id;
    workspaceId = body.workspace_id;
  });

  const run = () => runDueWork(under.service);
  /** Writes an event as the part of the service that causes it does. */
  async function happen(kind: EventKind, type: string, id: string, data: Record<string, unknown> = {}): Promise<void> {
    const { store, runtime } = under.service;
    const actor = { type: "system", id: null } as const;
    const event = { workspaceId, kind, object: { type, id }, siteId: site, actor, data, at: runtime.now() };
    await store.transaction((tx) => emit(tx, runtime, event));
    await run();
  }
  const list = (query: Record<string, unknown> = {}, by = token) => under.call("listAlerts", { query, token: by });
  const alerts = async (query: Record<string, unknown> = {}): Promise<TestAnswer["body"][]> =>
    (await list(query)).body.data;
  const patch = (id: string, body: unknown, by = token) => under.call("updateAlert", { path: { id }, body, token: by });
  async function alert(): Promise<string> {
    await happen("scan.failed", "scan", "scn_1");
    return (await alerts())[0].id;
  }

  test("an event of the contract's table opens one alert and notifies subscribers", async () => {
    await happen("scan.failed", "scan", "scn_1");
    await happen("scan.failed", "scan", "scn_2");
    const found = await alerts();
    expect(found).toEqual([
      {
        id: expect.stringMatching(/^alr_/),
        workspace_id: workspaceId,
        kind: "scan.failed",
        severity: "warning",
        state: "open",
        read_at: null,
        site_id: site,
        subject: { type: "site", id: site },
        title: "A scan failed.",
        detail: expect.any(String),
        occurrences: 1,
        first_at: expect.any(String),
        last_at: expect.any(String),
      },
    ]);
    expect(Date.parse(found[0].last_at)).toBeGreaterThan(Date.parse(found[0].first_at));
    const raised = (await under.events("alert.raised")).filter(({ object_id }) => object_id === found[0].id);
    expect(raised.map(({ data }) => data)).toEqual([{ kind: "scan.failed", severity: "warning", occurrences: 1 }]);
  });

  // Of issues and services, which are looked at again: their own files. From what really causes them, with their ends:
  // models/alerts.test.ts.
  test.each<[EventKind, string, Record<string, unknown>, string, string, string]>([
    ["domain.failed", "domain", {}, "domain.failed", "critical", "domain"],
    ["version.promotion_blocked", "version", {}, "version.promotion_blocked", "warning", "site"],
  ])("%s of a %s %j opens %s (%s) about its %s", async (event, type, data, kind, severity, subject) => {
    await happen(event, type, "object_1", data);
    expect(await alerts()).toMatchObject([
      { kind, severity, subject: { type: subject, id: subject === "site" ? site : "object_1" } },
    ]);
  });

  test.each<[EventKind, EventKind, string]>([
    ["scan.failed", "scan.completed", "scan"],
    ["domain.failed", "domain.verified", "domain"],
    ["version.promotion_blocked", "version.promoted", "version"],
    ["version.promotion_blocked", "version.published", "version"],
  ])("%s is over with %s, and opens the same alert again when it comes back", async (cause, end, type) => {
    const data = { environment: "production" };
    await happen(cause, type, "object_1", data);
    const [opened] = await alerts();
    await patch(opened.id, { read: true });
    await happen(end, type, "object_1", data);
    expect(await alerts()).toMatchObject([{ id: opened.id, state: "resolved", occurrences: 1 }]);
    await happen(cause, type, "object_1", data);
    expect(await alerts()).toMatchObject([
      { id: opened.id, state: "open", occurrences: 2, read_at: null, first_at: opened.first_at },
    ]);
  });

  test("a version that is published to preview leaves the one that was blocked", async () => {
    await happen("version.promotion_blocked", "version", "object_1");
    await happen("version.published", "version", "object_2", { environment: "preview" });
    expect(await alerts()).toMatchObject([{ kind: "version.promotion_blocked", state: "open" }]);
  });

  test("deletes a site's alerts with it, and late events about it open none", async () => {
    await alert();
    await under.call("deleteSite", { path: { id: site }, token });
    await happen("scan.failed", "scan", "scn_1", { failure_code: "site-deleted" });
    expect(await alerts()).toEqual([]);
  });

  describe("changing", () => {
    test("open becomes acknowledged, then resolved; an equal state changes nothing", async () => {
      const id = await alert();
      expect((await patch(id, { state: "acknowledged", read: true })).body).toMatchObject({
        id,
        state: "acknowledged",
        read_at: expect.any(String),
      });
      expect((await patch(id, { state: "acknowledged" })).status).toBe(200);
      expect((await patch(id, { state: "resolved" })).body.state).toBe("resolved");
      expect((await patch(id, { state: "resolved" })).status).toBe(200);
      const refused = await patch(id, { state: "acknowledged", read: false });
      expect([refused.status, refused.slug, refused.body.reason]).toEqual([409, "conflict", "alert-state"]);
      expect((await alerts())[0].read_at).not.toBeNull();
      const again = await patch(id, { read: false });
      expect([again.status, again.body.read_at]).toEqual([200, null]);
    });

    test("read again keeps the first time; an empty change is legal", async () => {
      const id = await alert();
      const first = await patch(id, { read: true });
      under.advance(1000);
      expect((await patch(id, { read: true })).body).toEqual(first.body);
      expect((await patch(id, {})).body).toEqual(first.body);
    });

    test.each([
      [{ state: "open" }, "/state"],
      [{ state: null }, "/state"],
      [{ read: "yes" }, "/read"],
      [{ kind: "scan.failed" }, "/kind"],
      [{ colour: 1 }, "/colour"],
    ])("%j is refused", async (body, pointer) => {
      const answer = await patch(await alert(), body);
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
    });

    test("100 changes at once leave one state, and no answer but 200 and 409", async () => {
      const id = await alert();
      const states = Array.from({ length: 100 }, (_, number) => (number % 2 === 0 ? "acknowledged" : "resolved"));
      const answers = await Promise.all(states.map((state) => patch(id, { state })));
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await alerts())[0].state).toBe("resolved");
    });
  });

  describe("listing", () => {
    test("is paged by first occurrence, newest first, with inserts in between", async () => {
      for (const number of [1, 2, 3, 4, 5]) {
        await happen("domain.failed", "domain", `dom_${number}`);
        under.advance(1);
      }
      const first = await list({ limit: 2 });
      await happen("domain.failed", "domain", "dom_6");
      const rest = await list({ limit: 200, cursor: first.body.next_cursor });
      const subjects = [...first.body.data, ...rest.body.data].map(({ subject }) => subject.id);
      expect(subjects).toEqual(["dom_5", "dom_4", "dom_3", "dom_2", "dom_1"]);
      expect((await list({ limit: 2, cursor: first.body.next_cursor, state: "open" })).slug).toBe("invalid-cursor");
    });

    test("filters by state, severity, site and kind", async () => {
      await happen("domain.failed", "domain", "dom_1");
      await happen("scan.failed", "scan", "scn_1");
      const [scan] = await alerts({ kind: "scan.failed" });
      await patch(scan.id, { state: "resolved" });
      const kinds = async (query: Record<string, unknown>) => (await alerts(query)).map(({ kind }) => kind);
      expect(await kinds({ state: "resolved" })).toEqual(["scan.failed"]);
      expect(await kinds({ state: ["open", "acknowledged"] })).toEqual(["domain.failed"]);
      expect(await kinds({ severity: ["critical", "info"] })).toEqual(["domain.failed"]);
      expect(await kinds({ site_id: site })).toHaveLength(2);
      expect(await kinds({ site_id: "site_nobody" })).toEqual([]);
      expect((await list({ state: "shut" })).slug).toBe("invalid-parameter");
      expect((await list({ colour: "red" })).slug).toBe("invalid-parameter");
    });

    test("only their workspace, and tokens bound to their site, can read and change them", async () => {
      const id = await alert();
      const foreign = await under.token({ workspace: "foreign" });
      expect((await list({}, foreign)).body.data).toEqual([]);
      expect((await patch(id, { read: true }, foreign)).status).toBe(404);
      const other = await under.call("createSite", { body: { name: "Blog" }, token });
      const bound = (siteId: string) => under.token({ workspace: `w${workspaces}`, siteId });
      expect((await list({}, await bound(site))).body.data).toHaveLength(1);
      expect((await patch(id, { read: true }, await bound(site))).status).toBe(200);
      expect((await list({}, await bound(other.body.id))).body.data).toEqual([]);
      expect((await patch(id, { read: true }, await bound(other.body.id))).status).toBe(404);
      for (const absent of ["alr_nobody", "%00", "a".repeat(65)]) {
        expect((await patch(absent, { read: true })).status).toBe(404);
      }
      const reader = await under.token({ workspace: `w${workspaces}`, scopes: ["sites:read"] });
      expect((await patch(id, { read: true }, reader)).slug).toBe("insufficient-scope");
    });
  });

  // Found by models/alerts.test.ts: the event waited for the next time that anything was due.
  test("due work includes its effects: an unproven domain is an alert at once", async () => {
    const { body } = await under.call("createDomain", { path: { id: site }, body: { host: "late.example" }, token });
    await run();
    under.advance(73 * 3_600_000);
    await run();
    expect(await alerts()).toMatchObject([{ kind: "domain.failed", subject: { type: "domain", id: body.id } }]);
  });

  test("alerts are kept for 90 days after they are resolved", async () => {
    const id = await alert();
    under.advance(200 * dayMs);
    await run();
    expect(await alerts()).toHaveLength(1);
    await patch(id, { state: "resolved" });
    under.advance(90 * dayMs + 1000);
    await run();
    expect(await alerts()).toEqual([]);
  });

  test("notifies of a token 14 and 3 days before its expiry, once each", async () => {
    const expires_at = new Date(under.service.runtime.now().getTime() + 20 * dayMs).toISOString();
    const made = await under.call("createToken", { body: { name: "ci", scopes: ["sites:read"], expires_at }, token });
    const short = new Date(under.service.runtime.now().getTime() + 2 * dayMs).toISOString();
    await under.call("createToken", { body: { name: "short", scopes: ["sites:read"], expires_at: short }, token });
    const about = async () =>
      (await under.events("token.expiring")).filter(({ object_id }) => object_id === made.body.id).length;
    const counts: number[] = [];
    for (const days of [1, 6, 1, 8, 1, 1]) {
      under.advance(days * dayMs);
      await run();
      counts.push(await about());
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
    expect(await alerts()).toMatchObject([
      { kind: "token.expiring", subject: { type: "token", id: made.body.id }, occurrences: 2, state: "open" },
    ]);
    await under.call("revokeToken", { path: { id: made.body.id }, token });
    await run();
    expect(await alerts()).toMatchObject([{ state: "resolved" }]);
  });

  describe("a token that expires soon", () => {
    /** A token with 20 days to live, of which 7 have passed, so that its alert is open. */
    async function expiring(): Promise<{ tokenId: string; alertId: string }> {
      const body = { name: "ci", scopes: ["sites:read"], expires_in_days: 20 };
      const tokenId = (await under.call("createToken", { body, token })).body.id;
      under.advance(7 * dayMs);
      await run();
      const [alerted] = await alerts();
      expect(alerted).toMatchObject({ state: "open", subject: { type: "token", id: tokenId } });
      return { tokenId, alertId: alerted.id };
    }
    const states = async () => (await alerts()).map(({ state }) => state);

    test("resolves when the token expires, acknowledged or not, and not before", async () => {
      const { alertId } = await expiring();
      await patch(alertId, { state: "acknowledged" });
      under.advance(13 * dayMs - 60_000);
      await run();
      expect(await states()).toEqual(["acknowledged"]);
      under.advance(60_000);
      await run();
      expect(await states()).toEqual(["resolved"]);
      under.advance(90 * dayMs + 1000);
      await run();
      expect(await alerts()).toEqual([]);
    });

    test("resolves when the token retires, and stays resolved after the overlap", async () => {
      const { tokenId } = await expiring();
      const path = { id: tokenId };
      await under.call("revokeToken", { path, query: { after: 24 }, token });
      await run();
      expect(await states()).toEqual(["resolved"]);
      under.advance(2 * dayMs);
      await run();
      expect(await states()).toEqual(["resolved"]);
    });

    test("about another token stays", async () => {
      const { tokenId } = await expiring();
      const body = { name: "ended", scopes: ["sites:read"], expires_in_days: 1 };
      await under.call("createToken", { body, token });
      under.advance(2 * dayMs);
      await run();
      expect(await alerts({ state: "open" })).toMatchObject([{ subject: { id: tokenId } }]);
    });
  });
});
