import { createEgress } from "../../src/service/egress/egress";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

const hourMs = 3_600_000;
const chosen = `whsec_${Buffer.from("a secret that the caller chose!!").toString("base64")}`;

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    const addresses: Record<string, string[]> = { "hooks.example": ["93.184.215.14"], "inside.example": ["10.1.1.1"] };
    under = await start({ egress: createEgress({ resolveHost: async (host) => addresses[host] ?? [] }) });
  });
  afterAll(() => under.close());

  const endpoint = (more: Record<string, unknown> = {}) => ({
    url: "https://hooks.example/in",
    event_kinds: ["version.published"],
    ...more,
  });
  let workspaces = 0;
  /** A token of a separate workspace, so that tests do not fill each other's plan. */
  const workspace = (more: Parameters<InProcessService["token"]>[0] = {}) =>
    under.token({ workspace: `w${++workspaces}`, ...more });
  let token: string;
  beforeEach(async () => {
    token = await workspace();
  });

  const create = (body: unknown, headers: Record<string, string> = {}, by = token) =>
    under.call("createWebhookEndpoint", { body, headers, token: by });
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}, by = token) =>
    under.call("updateWebhookEndpoint", { path: { id }, body, headers, token: by });
  const read = (id: string) => under.call("getWebhookEndpoint", { path: { id }, token });
  const faults = (answer: { body: { errors: { pointer: string; code: string }[] } }) =>
    answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`);

  describe("creating", () => {
    test("returns the generated secret once and stores it sealed", async () => {
      const answer = await create(endpoint({ description: "orders", external_key: "hook-1" }));
      expect(answer.status).toBe(201);
      expect(answer.headers.get("location")).toBe(`/v1/webhooks/${answer.body.id}`);
      expect(answer.body).toMatchObject({
        url: "https://hooks.example/in",
        description: "orders",
        event_kinds: ["version.published"],
        site_ids: null,
        enabled: true,
        external_key: "hook-1",
        last_rotation_id: null,
        status: "active",
        disabled_reason: null,
        consecutive_failures: 0,
        last_success_at: null,
        keys: [{ ends_at: null }],
      });
      const { secret } = answer.body;
      expect(Buffer.from(secret.replace("whsec_", ""), "base64")).toHaveLength(32);
      expect((await read(answer.body.id)).body).toEqual({ ...answer.body, secret: null });
      const rows = await under.service.store.db.selectFrom("webhook_keys").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(secret.slice(10, 30));
    });

    test("a secret that the caller chose is never echoed", async () => {
      const answer = await create(endpoint({ secret: chosen }));
      expect([answer.status, answer.body.secret]).toEqual([201, null]);
    });

    test("a replay carries secret null, and the secret is in no stored answer", async () => {
      const headers = { "idempotency-key": '"hook"' };
      const first = await create(endpoint(), headers);
      const second = await create(endpoint(), headers);
      expect([second.status, second.body.id, second.body.secret]).toEqual([201, first.body.id, null]);
      expect(second.headers.get("idempotency-replayed")).toBe("true");
      const rows = await under.service.store.db.selectFrom("idempotency_keys").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(first.body.secret);
      expect((await create(endpoint({ description: "x" }), headers)).slug).toBe("idempotency-key-reused");
    });

    test.each([
      [{ secret: `whsec_${Buffer.alloc(65).toString("base64")}` }, "/secret pattern"],
      [{ secret: `whsec_${"A".repeat(33)}` }, "/secret format"],
      [{ secret: `whsec_${Buffer.alloc(23).toString("base64")}` }, "/secret pattern"],
      [{ secret: "short" }, "/secret pattern"],
      [{ event_kinds: [] }, "/event_kinds minItems"],
      [{ event_kinds: ["scan.*", "scan.*"] }, "/event_kinds duplicate"],
      [{ event_kinds: ["site.painted"] }, "/event_kinds unknown-event-kind"],
      [{ event_kinds: ["sites.*"] }, "/event_kinds unknown-event-kind"],
      [{ event_kinds: ["*.created"] }, "/event_kinds/0 pattern"],
      [{ site_ids: ["site_nobody"] }, "/site_ids/0 unknown-site"],
      [{ url: "https://user:pass@hooks.example/" }, "/url pattern"],
      [{ url: "https://hooks.example/#part" }, "/url pattern"],
      [{ url: "https://inside.example/" }, "/url address-refused"],
      [{ url: "https://[fe80::1]/" }, "/url address-refused"],
      [{ url: "https://hooks.example:444/" }, "/url url-not-allowed"],
      [{ url: "http://hooks.example/" }, "/url pattern"],
      [{ url: "http://127.0.0.1/" }, "/url address-refused"],
      [{ rotation: { id: "1" } }, "/rotation unknown-key"],
      [{ keys: [] }, "/keys read-only"],
      [{ colour: 1 }, "/colour unknown-key"],
    ])("%j is refused", async (more, fault) => {
      const answer = await create(endpoint(more));
      expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
      expect(faults(answer)).toContain(fault);
    });

    test("event kinds need their group's scope; wildcards cover what the maker may read", async () => {
      const limited = await workspace({ scopes: ["sites:read", "sites:write"] });
      const kinds = (event_kinds: string[]) => create(endpoint({ event_kinds }), {}, limited);
      expect(faults(await kinds(["version.published"]))).toEqual(["/event_kinds scope-missing"]);
      expect(faults(await kinds(["export.*", "site.created"]))).toEqual(["/event_kinds scope-missing"]);
      expect((await kinds(["*"])).body.event_kinds).toEqual(["*"]);
      const writer = await workspace({ scopes: ["sites:write"] });
      expect((await create(endpoint({ event_kinds: ["*"] }), {}, writer)).status).toBe(201);
      expect(faults(await create(endpoint({ event_kinds: ["site.*"] }), {}, writer))).toEqual([
        "/event_kinds scope-missing",
      ]);
      expect((await kinds(["site.*", "token.created", "webhook.test"])).status).toBe(201);
    });

    test("reports a duplicate external key with its id, even if the rest is invalid", async () => {
      const { body } = await create(endpoint({ external_key: "k" }));
      const again = await create(endpoint({ external_key: "k", site_ids: ["site_gone"] }));
      expect(again.body).toMatchObject({
        reason: "external-key-taken",
        field: "external_key",
        conflicting_id: body.id,
      });
    });

    test("fifty are the limit of a workspace, also for creates at the same time", async () => {
      await Promise.all(Array.from({ length: 48 }, () => create(endpoint())));
      const answers = await Promise.all(Array.from({ length: 4 }, () => create(endpoint())));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
      expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
        resource: "webhooks",
        limit: 50,
        used: 50,
      });
    });
  });

  describe("rotating", () => {
    const rotate = (id: string, rotation: Record<string, unknown>, headers: Record<string, string> = {}) =>
      patch(id, { rotation }, headers);

    test("returns the new secret once; the old one signs until its grace period ends", async () => {
      const { body: made } = await create(endpoint());
      const first = await rotate(made.id, { id: "r1", grace_hours: 2 });
      expect(first.body.secret).toMatch(/^whsec_/);
      expect(first.body.secret).not.toBe(made.secret);
      expect(first.body).toMatchObject({ last_rotation_id: "r1" });
      const [newest, former] = first.body.keys;
      expect(newest.ends_at).toBeNull();
      expect(Date.parse(former.ends_at) - Date.parse(newest.created_at)).toBe(2 * hourMs);
      const again = await rotate(made.id, { id: "r1", grace_hours: 2 });
      expect([again.status, again.body.secret, again.body.etag, again.body.updated_at]).toEqual([
        200,
        null,
        first.body.etag,
        first.body.updated_at,
      ]);
      under.advance(2 * hourMs);
      expect((await read(made.id)).body.keys).toEqual([newest]);
    });

    test("at most three secrets sign; the oldest keeps its end, and grace 0 makes room", async () => {
      const { body: made } = await create(endpoint());
      await rotate(made.id, { id: "1", grace_hours: 48 });
      const second = await rotate(made.id, { id: "2" });
      expect(second.body.keys).toHaveLength(3);
      const fourth = await rotate(made.id, { id: "3" });
      expect([fourth.status, fourth.body.reason]).toEqual([409, "too-many-secrets"]);
      expect((await read(made.id)).body.last_rotation_id).toBe("2");
      const third = await rotate(made.id, { id: "3", grace_hours: 0 });
      expect(third.body.keys).toHaveLength(3);
      expect(third.body.keys[2].ends_at).toBe(second.body.keys[2].ends_at);
    });

    test("a rotation to a chosen secret does not echo it, and validates it", async () => {
      const { body: made } = await create(endpoint());
      expect((await rotate(made.id, { id: "own", secret: chosen })).body).toMatchObject({
        secret: null,
        last_rotation_id: "own",
      });
      const wrong = await rotate(made.id, { id: "bad", secret: `whsec_${"A".repeat(33)}` });
      expect(faults(wrong)).toEqual(["/rotation/secret format"]);
      expect(faults(await rotate(made.id, { grace_hours: 1 }))).toEqual(["/rotation/id required"]);
      expect(faults(await rotate(made.id, { id: "x", grace_hours: 169 }))).toEqual(["/rotation/grace_hours maximum"]);
    });

    test("applies one of two concurrent rotations that expect the same ETag", async () => {
      const { body: made } = await create(endpoint());
      const headers = { "if-match": made.etag };
      const answers = await Promise.all(["a", "b"].map((id) => rotate(made.id, { id }, headers)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    });
  });

  describe("changing", () => {
    test("merges, resets with null, and bumps nothing for nothing", async () => {
      const { body: made } = await create(endpoint({ description: "old", enabled: false }));
      expect(made).toMatchObject({ status: "disabled", disabled_reason: "paused" });
      const changed = await patch(made.id, { description: null, enabled: null, event_kinds: ["scan.*"] });
      expect(changed.body).toMatchObject({ description: "", enabled: true, event_kinds: ["scan.*"], status: "active" });
      const same = await patch(made.id, { description: "" }, { "if-match": made.etag });
      expect([same.status, same.body.etag, same.body.updated_at]).toEqual([
        200,
        changed.body.etag,
        changed.body.updated_at,
      ]);
      const stale = await patch(made.id, { description: "new" }, { "if-match": made.etag });
      expect([stale.status, stale.body.current_etag]).toEqual([412, changed.body.etag]);
      expect(faults(await patch(made.id, { url: null }))[0]).toContain("/url");
      expect(faults(await patch(made.id, { secret: chosen }))).toEqual(["/secret read-only"]);
      expect(faults(await patch(made.id, { url: "https://inside.example/" }))).toEqual(["/url address-refused"]);
    });

    test.each([
      { description: null },
      { site_ids: null },
      { enabled: null },
      { event_kinds: ["version.published"] },
      { enabled: true, site_ids: null, description: "", url: "https://hooks.example/in" },
    ])("an empty change by %j is not a change, with any ETag", async (nothing) => {
      const { body: made } = await create(endpoint());
      const same = await patch(made.id, nothing, { "if-match": '"stale"' });
      expect([same.status, same.body]).toEqual([200, { ...made, secret: null }]);
    });

    test("a new kind needs the maker's and the caller's scope, a present one does not", async () => {
      const name = `w${workspaces}`;
      const { body: made } = await create(endpoint({ event_kinds: ["version.published"] }));
      const limited = await under.token({ workspace: name, scopes: ["sites:read", "sites:write"] });
      const add = (event_kinds: string[]) => patch(made.id, { event_kinds }, {}, limited);
      expect((await add(["version.published", "site.created"])).status).toBe(200);
      expect(faults(await add(["version.published", "scan.*"]))).toEqual(["/event_kinds scope-missing"]);
      const { body: theirs } = await create(endpoint({ event_kinds: ["site.created"] }), {}, limited);
      expect(faults(await patch(theirs.id, { event_kinds: ["scan.*"] }))).toEqual(["/event_kinds scope-missing"]);
    });

    test.each([
      ["switching it off and on", [{ enabled: false }, { enabled: true }]],
      ["a new address", [{ url: "https://hooks.example/other" }]],
    ])("%s revives an endpoint that was given up", async (_what, patches) => {
      const { body: made } = await create(endpoint());
      await under.service.store.db
        .updateTable("webhook_endpoints")
        .set({ disabled_reason: "gone", consecutive_failures: 9 })
        .where("id", "=", made.id)
        .execute();
      expect((await read(made.id)).body).toMatchObject({ status: "disabled", disabled_reason: "gone", enabled: true });
      for (const body of patches) await patch(made.id, body);
      expect((await read(made.id)).body).toMatchObject({
        status: "active",
        disabled_reason: null,
        consecutive_failures: 0,
      });
    });

    test("deleting honours If-Match and takes the keys along", async () => {
      const { body: made } = await create(endpoint());
      const remove = (headers = {}) => under.call("deleteWebhookEndpoint", { path: { id: made.id }, headers, token });
      expect((await remove({ "if-match": '"other"' })).slug).toBe("precondition-failed");
      expect((await remove({ "if-match": made.etag })).status).toBe(204);
      expect((await remove()).slug).toBe("not-found");
      const keys = await under.service.store.db
        .selectFrom("webhook_keys")
        .where("endpoint_id", "=", made.id)
        .selectAll()
        .execute();
      expect(keys).toEqual([]);
    });
  });

  test("lists filter, page, omit secrets, and hide what others may not see", async () => {
    const name = `w${workspaces}`;
    const { body: site } = await under.call("createSite", { body: { name: "Bound" }, token });
    const ids: string[] = [];
    for (const more of [{}, { external_key: "mine" }, { site_ids: [site.id] }]) {
      ids.unshift((await create(endpoint(more))).body.id);
    }
    const list = async (query: Record<string, unknown>, by = token) =>
      (await under.call("listWebhookEndpoints", { query, token: by })).body.data;
    const listIds = async (query: Record<string, unknown>, by = token) =>
      (await list(query, by)).map(({ id }: { id: string }) => id);
    expect(await listIds({})).toEqual(ids);
    expect((await list({})).every(({ secret }: { secret: unknown }) => secret === null)).toBe(true);
    expect(await listIds({ external_key: "mine" })).toEqual([ids[1]]);
    expect(await listIds({ id: [ids[0], ids[2]] })).toEqual([ids[0], ids[2]]);
    const { body: page } = await under.call("listWebhookEndpoints", { query: { limit: 2 }, token });
    expect(await listIds({ limit: 2, cursor: page.next_cursor })).toEqual([ids[2]]);
    const bound = await under.token({ workspace: name, siteId: site.id });
    expect(await listIds({}, bound)).toEqual([ids[0]]);
    const hidden = { path: { id: ids[1] ?? "" } };
    expect((await under.call("getWebhookEndpoint", { ...hidden, token: bound })).slug).toBe("not-found");
    expect((await under.call("getWebhookEndpoint", { ...hidden, token: await workspace() })).slug).toBe("not-found");
    expect((await patch(ids[0] ?? "", { enabled: false }, {}, bound)).slug).toBe("token-binding-mismatch");
    const preview = await under.token({ workspace: name, environment: "preview" });
    expect((await create(endpoint(), {}, preview)).slug).toBe("token-binding-mismatch");
    expect(await listIds({}, preview)).toEqual(ids);
  });
});
