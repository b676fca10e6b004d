import { runDueWork } from "@consentform/service";
import { canonicalJson, digest } from "../../src/consent/values/canonical-json";
import type { SeenService } from "../../src/service/scanner/seen-service";
import { observeServices, type ServiceObservation } from "../../src/service/trackers/observe-services";
import { banner } from "../support/banners";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let site: string;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());
  const newSite = async (settings: Record<string, unknown> = {}): Promise<string> =>
    (await under.call("createSite", { body: { name: "Shop", settings } })).body.id;
  beforeEach(async () => {
    site = await newSite();
  });

  const least = { key: "chat", name: "Chat", company: "Chat Inc.", category: "functional" };
  const full = {
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    hosts: ["stats.example.net", "*.stats.example.net"],
    scripts: ["https://stats.example.net/tag.js*"],
    storage: [
      { pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Tells visitors apart." } },
    ],
    legal_basis: "consent",
    blocking: "manual",
    purposes: { de: "Zählt.", en: "Counts." },
    privacy_url: "https://example.net/privacy",
    countries: ["IE", "US"],
    iab_vendor_id: 2 ** 40,
    google_atp_id: 7,
  };
  const create = (body: unknown, more: Record<string, unknown> = {}) =>
    under.call("createService", { path: { id: site }, body, ...more });
  const patch = (id: string, body: unknown, more: Record<string, unknown> = {}) =>
    under.call("updateService", { path: { id }, body, ...more });
  const list = async (query: Record<string, unknown> = {}, id = site) =>
    (await under.call("listServices", { path: { id }, query })).body;
  const keysOf = ({ data }: { data: { key: string }[] }) => data.map(({ key }) => key);
  const faults = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
    answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);

  const observe = async (seen: readonly SeenService[], at = under.service.runtime.now(), siteId = site) => {
    const { workspace_id } = (await under.call("getSite", { path: { id: site } })).body;
    const observation: ServiceObservation = {
      workspaceId: workspace_id,
      siteId,
      scanId: "scn_1",
      environment: "production",
      at,
      seen,
      attributed: (service) => service,
    };
    return under.service.store.transaction((tx) => observeServices(tx, under.service.runtime, observation));
  };
  const seen = (more: Partial<SeenService> = {}): SeenService => ({
    key: "ads",
    source: "catalogue",
    name: "Ads",
    company: "Ads Inc.",
    category: "marketing",
    hosts: ["ads.example"],
    ...more,
  });

  describe("recording by hand", () => {
    test("fills defaults in, also in storage entries, and points at the list", async () => {
      const answer = await create(least);
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/sites/${site}/services?id=${answer.body.id}`);
      expect(answer.headers.get("etag")).toBe(answer.body.etag);
      expect(answer.body).toMatchObject({
        ...least,
        site_id: site,
        hosts: [],
        scripts: [],
        storage: [],
        legal_basis: null,
        blocking: "auto",
        purposes: {},
        privacy_url: null,
        countries: [],
        iab_vendor_id: null,
        google_atp_id: null,
        status: "live",
        source: "manual",
        external_key: null,
        first_seen_at: null,
        last_seen_at: null,
      });
      const { body } = await create({ ...full, external_key: `${site}.stats` });
      expect(body).toMatchObject({
        ...full,
        external_key: `${site}.stats`,
        storage: [{ ...full.storage[0], domain: null }],
      });
      expect(keysOf(await list())).toEqual(["stats", "chat"]);
    });

    test("a duplicate key and external key name the service that has them", async () => {
      const keyed = { ...full, external_key: `${site}.stats` };
      const { body: made } = await create(keyed);
      expect((await create({ ...least, key: "stats" })).body).toMatchObject({
        status: 409,
        reason: "key-taken",
        field: "key",
        conflicting_id: made.id,
      });
      expect((await create(keyed)).body).toMatchObject({ reason: "external-key-taken", conflicting_id: made.id });
      const other = await newSite();
      const bound = await under.token({ siteId: other });
      const hidden = await create(
        { ...least, external_key: keyed.external_key },
        { path: { id: other }, token: bound },
      );
      expect(hidden.body).toMatchObject({ reason: "external-key-taken", conflicting_id: null });
      await under.call("deleteService", { path: { id: made.id } });
      expect((await create(keyed)).status).toBe(201);
    });

    test("a replay answers the same service", async () => {
      const headers = { "idempotency-key": '"service"' };
      const first = await create(least, { headers });
      const second = await create(least, { headers });
      expect([second.status, second.body]).toEqual([201, first.body]);
      expect(second.headers.get("idempotency-replayed")).toBe("true");
    });

    test.each([
      [{ key: "Chat" }, "/key pattern"],
      [{ key: undefined }, "/key required"],
      [{ hosts: ["https://chat.example/"] }, "/hosts/0 pattern"],
      [{ privacy_url: "javascript:alert(1)" }, "/privacy_url pattern"],
      [{ privacy_url: 'https://a.example/"><script>' }, "/privacy_url format"],
      [{ storage: [{ kind: "cookie", party: "first", duration: "P1M" }] }, "/storage/0/name required"],
      [{ storage: [{ name: "a", kind: "cookie", party: "first", duration: "a year" }] }, "/storage/0/duration pattern"],
      [{ source: "scan" }, "/source read-only"],
      [{ colour: 1 }, "/colour unknown-key"],
    ])("%j is refused", async (more, fault) => {
      const answer = await create({ ...least, ...more });
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(faults(answer)).toContain(fault);
    });
  });

  describe("changing by hand", () => {
    test("merges languages, replaces lists, resets with null, and writes the event", async () => {
      const { body: made } = await create(full);
      const answer = await patch(made.id, {
        purposes: { fr: "Compte.", de: null },
        hosts: ["a.example"],
        storage: null,
        legal_basis: null,
        status: "ignored",
      });
      expect(answer.body).toMatchObject({
        purposes: { fr: "Compte.", en: "Counts." },
        hosts: ["a.example"],
        storage: [],
        legal_basis: null,
        status: "ignored",
        key: "stats",
      });
      expect(answer.body.etag).not.toBe(made.etag);
      expect((await under.events("service.updated")).at(-1)).toMatchObject({
        object_id: made.id,
        data: { key: "stats", status: "ignored", previous: { status: "live" } },
      });
    });

    test("an equal write returns the service without an event, regardless of If-Match", async () => {
      const { body: made } = await create(full);
      const before = (await under.events()).length;
      const same = { storage: full.storage, purposes: { en: "Counts." } };
      const answer = await patch(made.id, same, { headers: { "if-match": '"old"' } });
      expect([answer.status, answer.body]).toEqual([200, made]);
      expect((await under.events()).length).toBe(before);
    });

    test("If-Match protects update and deletion", async () => {
      const { body: made } = await create(least);
      const headers = { "if-match": '"old"' };
      const refused = await patch(made.id, { name: "Other" }, { headers });
      expect([refused.status, refused.slug, refused.body.current_etag]).toEqual([
        412,
        "precondition-failed",
        made.etag,
      ]);
      expect((await under.call("deleteService", { path: { id: made.id }, headers })).status).toBe(412);
      expect((await patch(made.id, { name: "Other" }, { headers: { "if-match": made.etag } })).status).toBe(200);
    });

    test.each([
      [{ name: null }, "/name type"],
      [{ key: "other" }, "/key read-only"],
      [{ category: "unclassified!" }, "/category pattern"],
    ])("%j is refused", async (change, fault) => {
      const { body: made } = await create(least);
      const answer = await patch(made.id, change);
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(faults(answer)).toContain(fault);
    });

    test("60 patches at the same time lose nothing", async () => {
      const { body: made } = await create(least);
      const languages = Array.from({ length: 60 }, (_, i) => `de-x${String(i).padStart(3, "0")}`);
      const answers = await Promise.all(languages.map((tag) => patch(made.id, { purposes: { [tag]: "Chat." } })));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const [stored] = (await list({ id: made.id })).data;
      expect(Object.keys(stored.purposes).sort()).toEqual(languages);
    });
  });

  test("deletion is final, and a second one is not-found", async () => {
    const { body: made } = await create(least);
    expect((await under.call("deleteService", { path: { id: made.id } })).status).toBe(204);
    expect((await under.call("deleteService", { path: { id: made.id } })).slug).toBe("not-found");
    expect((await list()).data).toEqual([]);
  });

  test("lists page without loss and filter by everything the contract names", async () => {
    for (const key of ["a", "b", "c", "d", "e"]) await create({ ...least, key, external_key: `${site}.${key}` });
    const { body: b } = await create({ ...least, key: "b2", category: "unclassified", status: "needs_review" });
    const seenKeys: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const body: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor === "" ? {} : { cursor }) });
      seenKeys.push(...keysOf(body));
      cursor = body.next_cursor;
    }
    expect(seenKeys).toEqual(["b2", "e", "d", "c", "b", "a"]);
    expect(keysOf(await list({ key: "c" }))).toEqual(["c"]);
    expect(keysOf(await list({ external_key: `${site}.d` }))).toEqual(["d"]);
    expect(keysOf(await list({ status: ["needs_review", "ignored"] }))).toEqual(["b2"]);
    expect(keysOf(await list({ category: "unclassified" }))).toEqual(["b2"]);
    expect(keysOf(await list({ id: [b.id, "svc_nobody"] }))).toEqual(["b2"]);
    expect((await list({}, await newSite())).data).toEqual([]);
  });

  test("another workspace and a token bound to another site find nothing", async () => {
    const { body: made } = await create(least);
    for (const token of [await under.token({ workspace: "other" }), await under.token({ siteId: await newSite() })]) {
      expect((await under.call("listServices", { path: { id: site }, token })).slug).toBe("not-found");
      expect((await patch(made.id, { name: "x" }, { token })).slug).toBe("not-found");
      expect((await under.call("deleteService", { path: { id: made.id }, token })).slug).toBe("not-found");
    }
  });

  describe("seen by scans", () => {
    test("a new tracker needs review and is reported", async () => {
      const ids = await observe([seen(), seen({ hosts: ["cdn.ads.example"], category: "analytics" })]);
      const [service] = (await list()).data;
      expect(service).toMatchObject({
        id: ids.get("ads"),
        key: "ads",
        status: "needs_review",
        source: "catalogue",
        category: "marketing",
        hosts: ["ads.example", "cdn.ads.example"],
        updated_by: { type: "system", id: null },
      });
      expect(service.first_seen_at).toBe(service.last_seen_at);
      expect((await under.events("service.discovered")).at(-1)).toMatchObject({
        data: { key: "ads", status: "needs_review", previous: null },
      });
    });

    test("keeps the caller's values; unset ones follow the scan until the review", async () => {
      const ids = await observe([seen()]);
      const id = String(ids.get("ads"));
      await patch(id, { name: "Our ads", category: "marketing" });
      await observe([seen({ name: "Ads 2", category: "analytics", company: "Ads Group", hosts: ["b.ads.example"] })]);
      const [between] = (await list()).data;
      expect(between).toMatchObject({
        name: "Our ads",
        category: "marketing",
        company: "Ads Group",
        hosts: ["ads.example", "b.ads.example"],
      });
      await patch(id, { status: "live" });
      const [reviewed] = (await list()).data;
      under.advance(1000);
      await observe([seen({ company: "Somebody else", hosts: ["c.ads.example"] })]);
      const [after] = (await list()).data;
      expect(after).toEqual({ ...reviewed, last_seen_at: after.last_seen_at });
      expect(after.last_seen_at > reviewed.last_seen_at).toBe(true);
    });

    test("a service recorded by hand is only marked as seen", async () => {
      const { body: made } = await create({ ...least, status: "needs_review" });
      const before = (await under.events()).length;
      await observe([seen({ key: "chat" })]);
      const [after] = (await list()).data;
      expect(after).toEqual({ ...made, first_seen_at: after.last_seen_at, last_seen_at: after.last_seen_at });
      expect((await under.events()).length).toBe(before);
    });

    test("nothing is ever suggested to be necessary, and hostile names fit the contract", async () => {
      const hostile = seen({
        name: `<script>\u0000\ud800${"x".repeat(300)}`,
        company: "",
        category: "necessary",
        hosts: ["good.example", "bad host/\u0000"],
        scripts: ["", "x".repeat(3000), "https://a.example/\ud800"],
        storage: [
          { name: "n".repeat(4096), kind: "cookie", party: "third", duration: "P1D" },
          { name: "\u0000id", kind: "cookie", party: "third", duration: "Thu, 01 Jan" },
        ],
      });
      await observe([hostile]);
      const [service] = (await list()).data;
      expect(service).toMatchObject({
        category: "unclassified",
        company: service.name,
        hosts: ["good.example"],
        scripts: ["https://a.example/\ufffd"],
        storage: [{ name: "\ufffdid", duration: "session", domain: null, purpose: {} }],
      });
      expect(service.name).toHaveLength(120);
    });

    test("records a deleted service again, and a deleted site keeps nothing", async () => {
      const first = await observe([seen()]);
      await under.call("deleteService", { path: { id: String(first.get("ads")) } });
      const second = await observe([seen()]);
      expect(second.get("ads")).not.toBe(first.get("ads"));
      expect((await observe([seen()], new Date(), "site_gone")).size).toBe(0);
    });
  });

  describe("alerts", () => {
    const alert = async () => {
      await runDueWork(under.service);
      const { body } = await under.call("listAlerts", { query: { site_id: site } });
      return body.data.map(({ kind, severity, subject, state, occurrences }: TestAnswer["body"]) => [
        ...[kind, severity, subject.id, state, occurrences],
      ]);
    };
    const reported = (state: string, occurrences: number) => [["scan.new_tracker", "info", site, state, occurrences]];

    test("report a discovered tracker until every one is reviewed or gone", async () => {
      const ids = await observe([seen(), seen({ key: "chat" })]);
      expect(await alert()).toEqual(reported("open", 1));
      await patch(String(ids.get("ads")), { status: "live" });
      expect(await alert()).toEqual(reported("open", 1));
      await under.call("deleteService", { path: { id: String(ids.get("chat")) } });
      expect(await alert()).toEqual(reported("resolved", 1));
      const again = await observe([seen({ key: "late" })]);
      expect(await alert()).toEqual(reported("open", 2));
      await patch(String(again.get("late")), { name: "Late" });
      expect(await alert()).toEqual(reported("open", 2));
      await patch(String(again.get("late")), { status: "ignored" });
      expect(await alert()).toEqual(reported("resolved", 2));
    });

    test("do not open for a tracker reviewed before the first notification", async () => {
      const ids = await observe([seen()]);
      await patch(String(ids.get("ads")), { status: "live" });
      expect(await alert()).toEqual([]);
    });
  });

  describe("publishing", () => {
    test("freezes the live services by key, and a change of them alone makes a version", async () => {
      site = await newSite({ promotion_gate: { mode: "off" } });
      const id = site;
      await under.call("putConfigDraft", { path: { id }, body: { document: banner("Services") } });
      await create({ ...full, legal_basis: null });
      await create(least);
      await create({ ...least, key: "ignored", status: "ignored" });
      await observe([seen()]);
      const { body: version } = await under.call("publishVersion", { path: { id }, body: {} });
      expect(version.services.map(({ key }: { key: string }) => key)).toEqual(["chat", "stats"]);
      expect(version.services_digest).toBe(digest(version.services));
      expect(Object.keys(version.services[0])).not.toContain("status");
      expect(version.warnings.map(({ code }: { code: string }) => code)).toContain("services-need-review");
      expect((await under.call("publishVersion", { path: { id }, body: {} })).status).toBe(200);
      const [chat] = (await list({ key: "chat" })).data;
      await patch(chat.id, { name: "Chat 2" });
      const again = await under.call("publishVersion", { path: { id }, body: {} });
      expect([again.status, again.body.services[0].name]).toEqual([201, "Chat 2"]);
      const config = await (await under.get(`/s/${id}/preview/config.json`)).text();
      expect(config).toContain(canonicalJson(again.body.services));
    });

    test("a service of a category that the document lacks is found by the rules", async () => {
      await under.call("putConfigDraft", { path: { id: site }, body: { document: banner("Unknown") } });
      await create({ ...least, category: "nowhere" });
      const answer = await under.call("publishVersion", { path: { id: site }, body: {} });
      expect(answer.slug).toBe("draft-invalid");
      expect(answer.body.errors.map(({ code }: { code: string }) => code)).toEqual(["service-category-unknown"]);
    });
  });
});
