import { sql } from "kysely";
import { publishedSite } from "../support/consents";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";

let service: InProcessService;
let workspace: TestWorkspace;

beforeAll(async () => {
  service = await startInProcessService();
}, 60_000);
afterAll(() => service.close());
beforeEach(async () => {
  workspace = await service.workspace();
});
afterEach(() => expect(service.takeErrors()).toEqual([]));

describe("createSite", () => {
  test("a workspace has 10,000 sites at most", async () => {
    const id = await workspace.makeSite({ external_key: "the-first" });
    await sql`
      insert into sites
      select (jsonb_populate_record(sites, jsonb_build_object('id', id || number, 'external_key', null))).*
      from sites, generate_series(1, 9998) number where id = ${id}`.execute(service.service.store.db);
    const create = (fields = {}) =>
      workspace.send({ method: "POST", path: "/sites", body: { name: "Shop", ...fields } });
    expect((await create()).status).toBe(201);
    const refused = await create();
    expect([refused.status, refused.slug]).toEqual([403, "plan-limit-reached"]);
    expect(refused.body).toMatchObject({ resource: "sites", limit: 10_000, used: 10_000 });
    // One's own object is found before any limit (contract 2, rule i).
    expect((await create({ external_key: "the-first" })).body).toMatchObject({
      status: 409,
      reason: "external-key-taken",
      conflicting_id: id,
    });
  });

  test("fills in every default and makes the starter draft and two empty stages", async () => {
    const { status, body, headers } = await workspace.send({ method: "POST", path: "/sites", body: { name: "Shop" } });
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/v1/sites/${body.id}`);
    expect(headers.get("etag")).toBe(body.etag);
    expect(body).toMatchObject({
      workspace_id: workspace.workspaceId,
      name: "Shop",
      retention: 1095,
      external_key: null,
      settings: {
        default_language: "en",
        timezone: "UTC",
        promotion_gate: {
          mode: "warn",
          fail_on: "error",
          max_scan_age_hours: 168,
          require_verified_domain: true,
          require_install_check: false,
        },
        allow_direct_production: false,
        record_ip: "none",
        labels: {},
      },
      stages: { draft: { revision: 0, etag: '"r0"', managed_by: null }, preview: null, production: null },
      updated_by: { type: "token", id: workspace.tokenId },
    });
  });

  test("writes the starter draft in the site's default language", async () => {
    const id = await workspace.makeSite({ settings: { default_language: "de" } });
    const { body } = await workspace.send({ path: `/sites/${id}/config/draft` });
    expect(body.document.languages).toMatchObject({ default: "de", available: ["de"] });
  });

  test.each([
    ["an unknown member", { name: "Shop", colour: "red" }, "/colour", "unknown-key"],
    ["a read-only member", { name: "Shop", id: "site_1" }, "/id", "read-only"],
    ["no name", {}, "/name", "required"],
    ["a name that is too long", { name: "x".repeat(121) }, "/name", "maxLength"],
    ["a retention below 30 days", { name: "Shop", retention: 29 }, "/retention", "minimum"],
    ["a fraction of a day", { name: "Shop", retention: 30.5 }, "/retention", "type"],
    ["an unknown setting", { name: "Shop", settings: { color: 1 } }, "/settings/color", "unknown-key"],
    ["a prototype key", '{"name":"Shop","settings":{"__proto__":{"x":1}}}', "/settings/__proto__", "unknown-key"],
    [
      "a time zone that does not exist",
      { name: "Shop", settings: { timezone: "Mars/Olympus" } },
      "/settings/timezone",
      "unknown-time-zone",
    ],
    [
      "21 labels",
      { name: "Shop", settings: { labels: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`l${n}`, "x"])) } },
      "/settings/labels",
      "maxProperties",
    ],
  ])("refuses %s at its pointer and makes nothing", async (_what, body, pointer, code) => {
    const answer = await workspace.send({ method: "POST", path: "/sites", body });
    expect(answer.slug).toBe("validation-failed");
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    expect((await workspace.send({ path: "/sites" })).body.data).toEqual([]);
  });

  test("answers the id that has the external key", async () => {
    const id = await workspace.makeSite({ external_key: "shop" });
    const answer = await workspace.send({
      method: "POST",
      path: "/sites",
      body: { name: "Other", external_key: "shop" },
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ reason: "external-key-taken", field: "external_key", conflicting_id: id });
  });

  test("allows an external key in another workspace, and again after a delete", async () => {
    const id = await workspace.makeSite({ external_key: "shop" });
    const other = await service.workspace();
    await other.makeSite({ external_key: "shop" });
    await workspace.send({ method: "DELETE", path: `/sites/${id}` });
    expect(await workspace.makeSite({ external_key: "shop" })).not.toBe(id);
  });

  test("makes one site of two concurrent creates with one external key", async () => {
    const create = () => workspace.send({ method: "POST", path: "/sites", body: { name: "Shop", external_key: "k" } });
    const statuses = (await Promise.all([create(), create(), create()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
  });
});

describe("updateSite", () => {
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    workspace.send({ method: "PATCH", path: `/sites/${id}`, body, headers });

  test("merges settings, removes a label with null and resets members with null", async () => {
    const id = await workspace.makeSite({
      retention: 400,
      settings: { labels: { team: "shop", tier: "gold" }, promotion_gate: { mode: "block", max_scan_age_hours: 5 } },
    });
    const { body } = await patch(id, {
      retention: null,
      settings: { labels: { team: null, area: "eu" }, promotion_gate: { mode: null } },
    });
    expect(body.retention).toBe(1095);
    expect(body.settings.labels).toEqual({ tier: "gold", area: "eu" });
    expect(body.settings.promotion_gate).toMatchObject({ mode: "warn", max_scan_age_hours: 5 });
  });

  test("resets all settings with null", async () => {
    const id = await workspace.makeSite({ settings: { record_ip: "hashed", labels: { a: "b" } } });
    const { body } = await patch(id, { settings: null });
    expect(body.settings).toMatchObject({ record_ip: "none", labels: {} });
  });

  test("refuses a patch whose result has too many labels, although the patch has few", async () => {
    const labels = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`l${n}`, "x"]));
    const id = await workspace.makeSite({ settings: { labels } });
    const answer = await patch(id, { settings: { labels: { more: "x" } } });
    expect(answer.slug).toBe("validation-failed");
    expect(answer.body.errors[0].pointer).toBe("/settings/labels");
  });

  test.each([
    ["null for the required name", { name: null }, "/name", "type"],
    ["a read-only member", { script_url: "https://x.example" }, "/script_url", "read-only"],
    ["the external key, which never changes", { external_key: "k" }, "/external_key", "read-only"],
  ])("refuses %s", async (_what, body, pointer, code) => {
    const answer = await patch(await workspace.makeSite(), body);
    expect(answer.slug).toBe("validation-failed");
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  test("changes neither etag nor updated_at, and sends no event, when nothing changes", async () => {
    const id = await workspace.makeSite({ settings: { labels: { a: "b" } } });
    const before = (await workspace.send({ path: `/sites/${id}` })).body;
    service.advance(60_000);
    const after = await patch(id, { name: "Shop", settings: { labels: { a: "b" } } });
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before);
    const events = await service.service.store.db
      .selectFrom("events")
      .select("kind")
      .where("object_id", "=", id)
      .execute();
    expect(events).toEqual([{ kind: "site.created" }]);
  });

  test("names the changed fields in its event", async () => {
    const id = await workspace.makeSite();
    await patch(id, { retention: 2000, settings: { record_ip: "truncated" } });
    const event = await service.service.store.db
      .selectFrom("events")
      .select(["data", "actor"])
      .where("object_id", "=", id)
      .where("kind", "=", "site.updated")
      .executeTakeFirstOrThrow();
    expect(event).toEqual({
      data: { fields: ["retention", "settings"] },
      actor: { type: "token", id: workspace.tokenId },
    });
  });

  test.each([
    [{ name: "New", settings: { labels: null } }, ["name"]],
    [{ settings: { labels: { team: "web" }, timezone: null }, name: "New" }, ["name", "settings"]],
    [{ retention: null, settings: null, name: "New" }, ["name"]],
    [{ name: "New", settings: { record_ip: null, labels: {} } }, ["name"]],
  ])("names no field in its event that stays as it is: %j", async (fields, changed) => {
    const id = await workspace.makeSite();
    expect((await patch(id, fields)).status).toBe(200);
    const event = await service.service.store.db
      .selectFrom("events")
      .select("data")
      .where("object_id", "=", id)
      .where("kind", "=", "site.updated")
      .executeTakeFirstOrThrow();
    expect(event.data).toEqual({ fields: changed });
  });

  test("refuses a stale If-Match, and lets it pass when the state is as asked already", async () => {
    const id = await workspace.makeSite();
    const stale = (await workspace.send({ path: `/sites/${id}` })).body.etag;
    const changed = await patch(id, { name: "Changed" }, { "if-match": stale });
    expect(changed.status).toBe(200);
    const refused = await patch(id, { name: "Mine" }, { "if-match": stale });
    expect(refused.slug).toBe("precondition-failed");
    expect(refused.body.current_etag).toBe(changed.body.etag);
    const same = await patch(id, { name: "Changed" }, { "if-match": stale });
    expect(same.status).toBe(200);
    expect(same.headers.get("etag")).toBe(changed.body.etag);
  });

  test.each(["*", '"other", CURRENT', "CURRENT"])("lets If-Match %s pass", async (header) => {
    const id = await workspace.makeSite();
    const { etag } = (await workspace.send({ path: `/sites/${id}` })).body;
    expect((await patch(id, { name: "New" }, { "if-match": header.replace("CURRENT", etag) })).status).toBe(200);
  });

  test("never matches a weak tag and refuses a malformed one", async () => {
    const id = await workspace.makeSite();
    const { etag } = (await workspace.send({ path: `/sites/${id}` })).body;
    expect((await patch(id, { name: "New" }, { "if-match": `W/${etag}` })).slug).toBe("precondition-failed");
    expect((await patch(id, { name: "New" }, { "if-match": etag.slice(1, -1) })).slug).toBe("invalid-parameter");
  });

  test("loses none of 100 parallel patches", async () => {
    const id = await workspace.makeSite();
    const keys = Array.from({ length: 100 }, (_, n) => `l${n}`);
    // A site holds 20 labels, so each round of 20 is removed again by the next one: what counts is that no merge is
    // lost.
    for (let round = 0; round < 5; round += 1) {
      const mine = keys.slice(round * 20, round * 20 + 20);
      const answers = await Promise.all(mine.map((key) => patch(id, { settings: { labels: { [key]: "x" } } })));
      expect(answers.map(({ status }) => status)).toEqual(mine.map(() => 200));
      const { body } = await workspace.send({ path: `/sites/${id}` });
      expect(Object.keys(body.settings.labels).sort()).toEqual([...mine].sort());
      await patch(id, { settings: { labels: null } });
    }
  });

  test("lowers the retention after seven days, and cancels that when it is raised again", async () => {
    const id = await workspace.makeSite({ retention: 500 });
    const lowered = await patch(id, { retention: 100 });
    const effectiveAt = Date.parse(lowered.body.retention_effective_at);
    const inDays = (effectiveAt - Date.parse(lowered.body.updated_at)) / 86_400_000;
    expect(inDays).toBe(7);
    const raised = await patch(id, { retention: 600 });
    expect(raised.body.retention_effective_at).toBeNull();
    await patch(id, { retention: 100 });
    service.advance(8 * 86_400_000);
    expect((await workspace.send({ path: `/sites/${id}` })).body.retention_effective_at).toBeNull();
  });
});

describe("listSites", () => {
  test("filters by id, name, labels and external key", async () => {
    const a = await workspace.makeSite({
      name: "A",
      external_key: "a",
      settings: { labels: { team: "x", tier: "1" } },
    });
    const b = await workspace.makeSite({ name: "B", settings: { labels: { team: "x" } } });
    const ids = async (query: string) =>
      (await workspace.send({ path: `/sites?${query}` })).body.data.map((site: { id: string }) => site.id);
    expect(await ids(`id=${a}&id=site_unknown`)).toEqual([a]);
    expect(await ids("name=B")).toEqual([b]);
    expect(await ids("label=team:x")).toEqual([b, a]);
    expect(await ids("label=team:x&label=tier:1")).toEqual([a]);
    // A site has one value for a key, so it never has two, whichever comes last.
    expect(await ids("label=team:y&label=team:x")).toEqual([]);
    expect(await ids("label=team:x&label=team:y")).toEqual([]);
    expect(await ids("external_key=a")).toEqual([a]);
    expect(await ids("template_id=tpl_unknown")).toEqual([]);
  });

  test("adds domains and schedule when asked, else null", async () => {
    const id = await workspace.makeSite();
    await workspace.send({ method: "POST", path: `/sites/${id}/domains`, body: { host: "shop.example.com" } });
    const plain = (await workspace.send({ path: "/sites" })).body.data[0];
    expect([plain.domains, plain.scan_schedule]).toEqual([null, null]);
    const full = (await workspace.send({ path: "/sites?include=domains&include=scan_schedule" })).body.data[0];
    expect(full.domains).toEqual([expect.objectContaining({ host: "shop.example.com", site_id: id })]);
    expect(full.scan_schedule).toMatchObject({ site_id: id, frequency: "weekly" });
  });

  test("shows stages and template only with banner:read, the schedule with scans:read", async () => {
    const id = await workspace.makeSite();
    const token = await workspace.makeToken({ scopes: ["sites:read"] });
    const { body } = await workspace.send({ path: `/sites/${id}`, token });
    expect([body.stages, body.template]).toEqual([null, null]);
    const refused = await workspace.send({ path: "/sites?include=scan_schedule", token });
    expect(refused.slug).toBe("insufficient-scope");
    expect(refused.body.required_scope).toBe("scans:read");
  });

  test("shows a site-bound token its own site only", async () => {
    const mine = await workspace.makeSite();
    await workspace.makeSite();
    const token = await workspace.makeToken({ site_id: mine });
    const { body } = await workspace.send({ path: "/sites", token });
    expect(body.data.map((site: { id: string }) => site.id)).toEqual([mine]);
  });
});

describe("deleteSite", () => {
  test("ends everything of the site: its parts, its host claims, its bound tokens", async () => {
    const id = await workspace.makeSite();
    const token = await workspace.makeToken({ site_id: id });
    const domain = await workspace.send({
      method: "POST",
      path: `/sites/${id}/domains`,
      body: { host: "a.example.com" },
    });
    expect((await workspace.send({ method: "DELETE", path: `/sites/${id}` })).status).toBe(204);
    for (const path of [
      `/sites/${id}`,
      `/sites/${id}/config/draft`,
      `/sites/${id}/scan-schedule`,
      `/domains/${domain.body.id}`,
    ]) {
      expect((await workspace.send({ path })).slug).toBe("not-found");
    }
    expect((await workspace.send({ path: "/me", token })).slug).toBe("token-revoked");
    expect((await workspace.send({ method: "DELETE", path: `/sites/${id}` })).slug).toBe("not-found");
    const again = await workspace.makeSite();
    const attached = await workspace.send({
      method: "POST",
      path: `/sites/${again}/domains`,
      body: { host: "a.example.com" },
    });
    expect(attached.status).toBe(201);
  });

  test("is refused while visitors fetch the banner, unless forced", async () => {
    const id = await workspace.makeSite();
    const now = service.service.runtime.now();
    await service.service.store.db
      .updateTable("sites")
      .set({ production_last_fetched_at: now })
      .where("id", "=", id)
      .execute();
    const refused = await workspace.send({ method: "DELETE", path: `/sites/${id}` });
    expect(refused.body).toMatchObject({ status: 409, reason: "site-in-use" });
    expect((await workspace.send({ method: "DELETE", path: `/sites/${id}?force=true` })).status).toBe(204);
  });

  test("with never_live, is refused once production has served the site", async () => {
    const path = (id: string) => ({ method: "DELETE", path: `/sites/${id}?never_live=true` }) as const;
    const [fresh, live] = [await workspace.makeSite(), await publishedSite(service, { token: workspace.token })];
    expect((await workspace.send(path(fresh))).status).toBe(204);
    expect((await workspace.send(path(live))).body).toMatchObject({ status: 409, reason: "site-live" });
    expect((await workspace.send({ path: `/sites/${live}` })).status).toBe(200);
    expect((await workspace.send({ method: "DELETE", path: `/sites/${live}` })).status).toBe(204);
  });

  test("honours If-Match", async () => {
    const id = await workspace.makeSite();
    const answer = await workspace.send({ method: "DELETE", path: `/sites/${id}`, headers: { "if-match": '"old"' } });
    expect(answer.slug).toBe("precondition-failed");
    expect((await workspace.send({ path: `/sites/${id}` })).status).toBe(200);
  });
});
