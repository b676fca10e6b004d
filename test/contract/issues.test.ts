import { createHash } from "node:crypto";
import { runDueWork } from "../../src/service/background/start-jobs";
import { type IssueObservation, type ObservedFinding, observeIssues } from "../../src/service/issues/observe-issues";
import { claimPendingEvents, markFannedOut } from "../../src/service/store/outbox";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

const dayMs = 24 * 3600 * 1000;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let site: string;
  let workspaceId: string;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());
  const newSite = async (settings: Record<string, unknown> = {}): Promise<string> => {
    const { body } = await under.call("createSite", { body: { name: "Shop", settings } });
    workspaceId = body.workspace_id;
    return body.id;
  };
  beforeEach(async () => {
    site = await newSite();
  });

  const fingerprintOf = (name: string) => createHash("sha256").update(name).digest("hex");
  const home = { page: "https://shop.example/", profile: "gdpr", consent_state: "none" };
  const finding = (name: string, more: Partial<ObservedFinding> = {}): ObservedFinding => ({
    ...home,
    rule_id: "pre-consent-storage",
    severity: "error",
    fingerprint: fingerprintOf(name),
    service_id: null,
    subject: { kind: "cookie", name, domain: "shop.example" },
    ...more,
  });
  let scans = 0;
  /** A scan that found these, a minute after the one before. */
  const scan = (findings: readonly ObservedFinding[], more: Partial<IssueObservation> = {}) => {
    under.advance(60_000);
    const scanId = `scn_${++scans}`;
    const { runtime, store } = under.service;
    return store.transaction((tx) =>
      observeIssues(tx, runtime, {
        workspaceId,
        siteId: site,
        environment: "preview",
        scanId,
        engine: "static",
        isCompleted: true,
        at: runtime.now(),
        visits: [home],
        findings,
        ...more,
      }),
    );
  };
  const list = async (query: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    (await under.call("listIssues", { path: { id: site }, query, ...more })).body;
  const only = async () => {
    const { data } = await list();
    expect(data).toHaveLength(1);
    return data[0];
  };
  const because = { reason: "accepted_risk", comment: "We know it and it is harmless." };
  const suppress = (id: string, body: Record<string, unknown> = because, more: Record<string, unknown> = {}) =>
    under.call("suppressIssue", { path: { id }, body, ...more });
  const unsuppress = (id: string, more: Record<string, unknown> = {}) =>
    under.call("unsuppressIssue", { path: { id }, ...more });
  const inDays = (days: number) => new Date(under.service.runtime.now().getTime() + days * dayMs).toISOString();
  const reported = async (from: number) =>
    (await under.events())
      .slice(from)
      .map(({ kind, data }) => [kind, (data.previous as { status: string } | null)?.status]);
  const eventCount = async () => (await under.events()).length;

  /** State and occurrences of the alerts by issue, after everything that is due. */
  const alerts = async (): Promise<Map<string, [string, number]>> => {
    await runDueWork(under.service);
    const { body } = await under.call("listAlerts", { query: { site_id: site, kind: "issue.opened" } });
    return new Map(
      body.data.map(({ subject, state, occurrences }: TestAnswer["body"]) => [subject.id, [state, occurrences]]),
    );
  };

  describe("alerts", () => {
    test("open only for errors, end with the issue, and open again with it", async () => {
      await scan([finding("_error"), finding("_warning", { severity: "warning" })]);
      const { data } = await list({ severity: "error" });
      const { id } = data[0];
      expect(await alerts()).toEqual(new Map([[id, ["open", 1]]]));
      await scan([]);
      expect(await alerts()).toEqual(new Map([[id, ["resolved", 1]]]));
      await scan([finding("_error")]);
      expect(await alerts()).toEqual(new Map([[id, ["open", 2]]]));
    });

    test("open again when someone ends the suppression of an active error", async () => {
      await scan([finding("_error")]);
      const { id } = await only();
      expect(await alerts()).toEqual(new Map([[id, ["open", 1]]]));
      await suppress(id);
      expect(await alerts()).toEqual(new Map([[id, ["resolved", 1]]]));
      await unsuppress(id);
      expect(await alerts()).toEqual(new Map([[id, ["open", 2]]]));
      await unsuppress(id);
      expect(await alerts()).toEqual(new Map([[id, ["open", 2]]]));
      // Taken back before any notification: the alert is the same as before.
      await suppress(id);
      await unsuppress(id);
      expect(await alerts()).toEqual(new Map([[id, ["open", 2]]]));
    });

    test("do not open for an issue suppressed before the first notification", async () => {
      await scan([finding("_error")]);
      await suppress((await only()).id);
      expect(await alerts()).toEqual(new Map());
    });

    test("stay over when the suppression of a resolved issue ends", async () => {
      await scan([finding("_error")]);
      const { id } = await only();
      await alerts();
      await suppress(id);
      await scan([]);
      await unsuppress(id);
      expect(await alerts()).toEqual(new Map([[id, ["resolved", 1]]]));
    });
  });

  describe("seen by scans", () => {
    test("open, stay, resolve and come back as the same issue", async () => {
      const before = await eventCount();
      const ids = await scan([finding("_a"), finding("_a", { page: "https://shop.example/other" })]);
      const opened = await only();
      expect(opened).toMatchObject({
        id: ids.get(fingerprintOf("_a")),
        status: "open",
        rule_id: "pre-consent-storage",
        severity: "error",
        title: "Something was stored before consent.",
        page: "https://shop.example/other",
        suppression: null,
        subject: { kind: "cookie", name: "_a", domain: "shop.example" },
        service_id: null,
        last_scan_id: `scn_${scans}`,
        last_confirmed_scan_id: `scn_${scans}`,
      });
      await scan([finding("_a")]);
      const seenAgain = await only();
      expect(seenAgain).toMatchObject({ id: opened.id, first_seen_at: opened.first_seen_at, page: home.page });
      expect(seenAgain.last_seen_at > opened.last_seen_at).toBe(true);
      await scan([]);
      expect(await only()).toMatchObject({
        status: "resolved",
        last_scan_id: `scn_${scans}`,
        last_confirmed_scan_id: `scn_${scans - 1}`,
      });
      await scan([]);
      await scan([finding("_a")]);
      expect(await only()).toMatchObject({ id: opened.id, status: "open", first_seen_at: opened.first_seen_at });
      expect(await reported(before)).toEqual([
        ["issue.opened", undefined],
        ["issue.resolved", "open"],
        ["issue.opened", "resolved"],
      ]);
    });

    test.each<[string, Partial<ObservedFinding>, Partial<IssueObservation>, string]>([
      ["another page", {}, { visits: [{ ...home, page: "https://shop.example/b" }] }, "open"],
      ["another profile", {}, { visits: [{ ...home, profile: "us_ca" }] }, "open"],
      ["another consent state", {}, { visits: [{ ...home, consent_state: "reject" }] }, "open"],
      ["a scan that timed out", {}, { isCompleted: false }, "open"],
      ["a scan that found more than is kept", {}, { isWhole: false }, "open"],
      ["another environment", {}, { environment: "production" }, "open"],
      ["the same visit by the browser", {}, { engine: "browser" }, "resolved"],
      ["the same visit among others", {}, { visits: [{ ...home, page: "https://shop.example/b" }, home] }, "resolved"],
    ])("%s: %#", async (_what, seen, later, status) => {
      await scan([finding("_a", seen)]);
      await scan([], later);
      expect((await list({ environment: "preview" })).data.map((issue: { status: string }) => issue.status)).toEqual([
        status,
      ]);
    });

    test("the static engine does not resolve findings of the browser", async () => {
      await scan([finding("_a")], { engine: "browser" });
      await scan([]);
      expect((await only()).status).toBe("open");
    });

    test("a scan that timed out opens issues and confirms none", async () => {
      await scan([finding("_a")], { isCompleted: false });
      expect(await only()).toMatchObject({ status: "open", last_scan_id: null, last_confirmed_scan_id: null });
    });

    test("environments are apart, and a site that is gone takes nothing", async () => {
      await scan([finding("_a")]);
      await scan([finding("_a")], { environment: "production" });
      expect((await list()).data).toHaveLength(2);
      expect((await scan([finding("_a")], { siteId: "site_gone" })).size).toBe(0);
    });

    test("ten thousand findings are recorded at once, and hostile names can be stored", async () => {
      const many = Array.from({ length: 10_000 }, (_, i) =>
        finding(`_${i}`, { subject: { kind: "cookie", name: `\u0000\ud800${i}`, domain: null } }),
      );
      expect((await scan(many)).size).toBe(10_000);
      await scan([]);
      const { data } = await list({ status: "resolved", limit: 1 });
      expect(data[0].subject.name).toMatch(/^\ufffd\ufffd\d+$/);
      // Later tests would spend minutes on passing twenty thousand events on.
      await under.service.store.transaction(async (tx) => {
        const waiting = await claimPendingEvents(tx, 30_000);
        expect(waiting.length).toBeGreaterThanOrEqual(20_000);
        await markFannedOut(
          tx,
          waiting.map(({ id }) => id),
          under.service.runtime.now(),
        );
      });
    });
  });

  describe("suppressing", () => {
    test("lasts 90 days and then lifts automatically, with its event", async () => {
      await scan([finding("_a")]);
      const { id } = await only();
      const answer = await suppress(id);
      expect(answer.body).toMatchObject({ id, status: "suppressed", suppression: because });
      const expiry = answer.body.suppression.expires_at;
      expect(Math.abs(Date.parse(expiry) - Date.parse(inDays(90)))).toBeLessThan(5000);
      expect((await under.events("issue.suppressed")).at(-1)).toMatchObject({
        object_id: id,
        data: { environment: "preview", rule_id: "pre-consent-storage", reason: "accepted_risk", expires_at: expiry },
      });
      under.advance(90 * dayMs + 5000);
      expect(await only()).toMatchObject({ status: "open", suppression: null });
      await runDueWork(under.service);
      await runDueWork(under.service);
      const ended = (await under.events("issue.suppression_expired")).filter(({ object_id }) => object_id === id);
      expect(ended).toMatchObject([
        { actor: { type: "system", id: null }, data: { reason: "accepted_risk", expires_at: expiry } },
      ]);
    });

    test("an error whose suppression ended alerts again unless re-accepted or gone", async () => {
      await scan([finding("_back"), finding("_anew"), finding("_gone")]);
      expect([...(await alerts()).values()]).toEqual(Array(3).fill(["open", 1]));
      const { data } = await list();
      const ids: string[] = ["_back", "_anew", "_gone"].map(
        (name) => data.find(({ subject }: TestAnswer["body"]) => subject.name === name).id,
      );
      for (const id of ids) await suppress(id, { ...because, expires_at: inDays(10) });
      expect(await alerts()).toEqual(new Map(ids.map((id) => [id, ["resolved", 1]])));
      under.advance(11 * dayMs);
      await suppress(String(ids[1]));
      await scan([finding("_back"), finding("_anew")]);
      const [back, anew, gone] = ids;
      expect(await alerts()).toEqual(
        new Map([
          [back, ["open", 2]],
          [anew, ["resolved", 1]],
          [gone, ["resolved", 1]],
        ]),
      );
    });

    test("an equal suppression is not a write; without an end, the stored one stays", async () => {
      await scan([finding("_a")]);
      const { id } = await only();
      const first = await suppress(id, { ...because, expires_at: inDays(10) });
      const before = await eventCount();
      under.advance(1000);
      expect((await suppress(id)).body).toEqual(first.body);
      expect(await eventCount()).toBe(before);
      const changed = await suppress(id, { ...because, comment: "Another comment, long enough." });
      expect(changed.body.suppression).toMatchObject({
        comment: "Another comment, long enough.",
        expires_at: first.body.suppression.expires_at,
      });
      expect(await eventCount()).toBe(before + 1);
    });

    test("a resolved issue can be suppressed; it holds when the issue comes back", async () => {
      await scan([finding("_a")]);
      await scan([]);
      const { id } = await only();
      expect((await suppress(id)).body).toMatchObject({ status: "resolved", suppression: because });
      const before = await eventCount();
      await scan([finding("_a")]);
      expect(await only()).toMatchObject({ status: "suppressed" });
      expect(await eventCount()).toBe(before);
      await scan([]);
      expect(await reported(before)).toEqual([["issue.resolved", "suppressed"]]);
    });

    test("only some reasons allow a permanent suppression", async () => {
      await scan([finding("_a")]);
      const { id } = await only();
      const forGood = { reason: "false_positive", comment: "It is our consent cookie.", expires_at: null };
      expect((await suppress(id, forGood)).body.suppression.expires_at).toBeNull();
      under.advance(500 * dayMs);
      expect((await only()).status).toBe("suppressed");
      const kept = await suppress(id, because);
      expect(kept.body.errors).toMatchObject([{ pointer: "/expires_at", code: "required" }]);
      expect((await suppress(id, { ...because, expires_at: inDays(1) })).status).toBe(200);
    });

    test.each<[string, () => Record<string, unknown>]>([
      ["/expires_at required", () => ({ ...because, expires_at: null })],
      ["/expires_at past", () => ({ ...because, expires_at: inDays(-1) })],
      ["/expires_at too-far", () => ({ ...because, expires_at: inDays(366) })],
      ["/expires_at pattern", () => ({ ...because, expires_at: "tomorrow" })],
      ["/comment minLength", () => ({ ...because, comment: "too short" })],
      ["/reason enum", () => ({ ...because, reason: "because" })],
      ["/reason required", () => ({ comment: because.comment })],
      ["/colour unknown-key", () => ({ ...because, colour: 1 })],
    ])("is refused: %s", async (fault, body) => {
      await scan([finding("_a")]);
      const { id } = await only();
      const answer = await suppress(id, body());
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      const faults = answer.body.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`);
      expect(faults).toContain(fault);
      expect((await only()).suppression).toBeNull();
    });

    test("ends by hand, and there is nothing to end twice", async () => {
      await scan([finding("_a")]);
      const { id } = await only();
      await suppress(id);
      const answer = await unsuppress(id);
      expect([answer.status, answer.body.status, answer.body.suppression]).toEqual([200, "open", null]);
      expect((await unsuppress(id)).body).toEqual(answer.body);
    });

    test("reports the end of a suppression before the next one begins", async () => {
      await scan([finding("_a")]);
      const { id } = await only();
      await suppress(id, { ...because, expires_at: inDays(1) });
      under.advance(2 * dayMs);
      const before = await eventCount();
      const answer = await suppress(id);
      expect(answer.body.suppression.expires_at > inDays(80)).toBe(true);
      expect((await reported(before)).map(([kind]) => kind)).toEqual(["issue.suppression_expired", "issue.suppressed"]);
    });
  });

  test("lists page by the first sighting and filter by everything the contract names", async () => {
    for (const name of ["_a", "_b", "_c", "_d", "_e"]) await scan([finding(name)], { visits: [] });
    const warning = finding("_w", { rule_id: "undeclared-service", severity: "warning" });
    await scan([warning], { environment: "production" });
    const { data } = await list();
    const names = data.map((issue: { subject: { name: string } }) => issue.subject.name);
    expect(names).toEqual(["_w", "_e", "_d", "_c", "_b", "_a"]);
    const walked: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const body: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor === "" ? {} : { cursor }) });
      walked.push(...body.data.map((issue: { subject: { name: string } }) => issue.subject.name));
      cursor = body.next_cursor;
    }
    expect(walked).toEqual(names);
    const count = async (query: Record<string, unknown>) => (await list(query)).data.length;
    expect(await count({ fingerprint: fingerprintOf("_c") })).toBe(1);
    expect(await count({ severity: "warning" })).toBe(1);
    expect(await count({ rule_id: ["undeclared-service", "banner-absent"] })).toBe(1);
    expect(await count({ environment: "preview" })).toBe(5);
    expect(await count({ id: [data[0].id, data[1].id, "iss_nobody"] })).toBe(2);
    await suppress(data[1].id);
    expect(await count({ status: "suppressed" })).toBe(1);
    expect(await count({ status: "open" })).toBe(5);
    expect(await count({ status: ["open", "suppressed"] })).toBe(6);
    expect(await count({ status: "resolved" })).toBe(0);
  });

  test("bindings: another workspace, another site, another environment", async () => {
    await scan([finding("_a")]);
    await scan([finding("_a")], { environment: "production" });
    const { data } = await list({ environment: "preview" });
    const { id } = data[0];
    for (const token of [await under.token({ workspace: "other" }), await under.token({ siteId: await newSite() })]) {
      expect((await under.call("listIssues", { path: { id: site }, token })).slug).toBe("not-found");
      expect((await suppress(id, because, { token })).slug).toBe("not-found");
      expect((await unsuppress(id, { token })).slug).toBe("not-found");
    }
    const production = await under.token({ environment: "production" });
    expect((await list({}, { token: production })).data).toMatchObject([{ environment: "production" }]);
    const other = await under.call("listIssues", {
      path: { id: site },
      query: { environment: "preview" },
      token: production,
    });
    expect(other.slug).toBe("token-binding-mismatch");
    expect((await suppress(id, because, { token: production })).slug).toBe("token-binding-mismatch");
    expect((await unsuppress(id, { token: production })).slug).toBe("token-binding-mismatch");
  });

  test("the promotion gate sees open issues of preview, and no suppressed ones", async () => {
    const gate = { mode: "block", fail_on: "warning", require_verified_domain: false };
    site = await newSite({ promotion_gate: gate });
    await under.call("putConfigDraft", { path: { id: site }, body: { document: banner("Gate") } });
    await under.call("publishVersion", { path: { id: site }, body: {} });
    await scan([finding("_a"), finding("_n", { rule_id: "insecure-cookie", severity: "note" })]);
    const promote = () => under.call("promoteVersion", { path: { id: site, number: 1 } });
    const [issue] = (await list({ severity: "error" })).data;
    const blocked = await promote();
    expect(blocked.body.gate).toMatchObject({ reasons: ["scan-missing", "open-issues"], issue_ids: [issue.id] });
    await suppress(issue.id);
    expect((await promote()).body.gate).toMatchObject({ reasons: ["scan-missing"], issue_ids: [] });
    under.advance(91 * dayMs);
    expect((await promote()).body.gate.issue_ids).toEqual([issue.id]);
  });

  test("a deleted service leaves its issues, and a deleted site takes them along", async () => {
    const service = { key: "ads", name: "Ads", company: "Ads Inc.", category: "marketing" };
    const { body: made } = await under.call("createService", { path: { id: site }, body: service });
    await scan([finding("_a", { service_id: made.id })]);
    expect((await only()).service_id).toBe(made.id);
    await under.call("deleteService", { path: { id: made.id } });
    const issue = await only();
    expect(issue.service_id).toBeNull();
    await under.call("deleteSite", { path: { id: site } });
    expect((await suppress(issue.id)).slug).toBe("not-found");
  });
});
