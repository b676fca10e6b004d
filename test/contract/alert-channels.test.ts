import { createEgress } from "../../src/service/egress/egress";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

const secretUrl = "https://hooks.slack.example/services/T0/B0/planted-secret-wXyZ";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  let made = 0;
  beforeAll(async () => {
    const addresses: Record<string, string[]> = {
      "hooks.slack.example": ["93.184.215.14"],
      "inside.example": ["10.1.1.1"],
    };
    under = await start({ egress: createEgress({ resolveHost: async (host) => addresses[host] ?? [] }) });
  });
  afterAll(() => under.close());

  const name = () => `Channel ${++made}`;
  const email = (more: Record<string, unknown> = {}) => ({
    name: name(),
    kind: "email",
    addresses: ["a@shop.example"],
    ...more,
  });
  const slack = (more: Record<string, unknown> = {}) => ({ name: name(), kind: "slack", url: secretUrl, ...more });
  const create = (body: unknown, headers: Record<string, string> = {}, token?: string) =>
    under.call("createAlertChannel", { body, headers, ...(token === undefined ? {} : { token }) });
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    under.call("updateAlertChannel", { path: { id }, body, headers });
  const read = (id: string) => under.call("getAlertChannel", { path: { id } });
  const pointers = (answer: { body: { errors: { pointer: string }[] } }) =>
    answer.body.errors.map(({ pointer }) => pointer);

  test("an e-mail channel starts with unconfirmed addresses in their order", async () => {
    const answer = await create(email({ addresses: ["b@shop.example", "a@shop.example"], external_key: "mail-1" }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get("location")).toBe(`/v1/alert-channels/${answer.body.id}`);
    expect(answer.headers.get("etag")).toBe(answer.body.etag);
    expect(answer.body).toMatchObject({
      kind: "email",
      addresses: ["b@shop.example", "a@shop.example"],
      min_severity: "warning",
      enabled: true,
      alert_kinds: null,
      site_ids: null,
      external_key: "mail-1",
      url_hint: null,
      status: "unconfirmed",
      last_sent_at: null,
      last_error: null,
      updated_by: { type: "token" },
      confirmations: ["b@shop.example", "a@shop.example"].map((address) => ({
        address,
        status: "unconfirmed",
        confirmed_at: null,
      })),
    });
    expect((await read(answer.body.id)).body).toEqual(answer.body);
  });

  test("never returns a Slack address and stores it sealed", async () => {
    const { body } = await create(slack());
    expect(body).toMatchObject({
      addresses: null,
      confirmations: null,
      status: "active",
      url_hint: "hooks.slack.example…wXyZ",
    });
    const answers = [body, (await read(body.id)).body, (await under.call("listAlertChannels")).body];
    expect(JSON.stringify(answers)).not.toContain("planted-secret");
    expect(body).not.toHaveProperty("url");
    const rows = await under.service.store.db.selectFrom("alert_channels").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("planted-secret");
  });

  test.each([
    ["e-mail without addresses", { kind: "email", addresses: null }, "/addresses"],
    ["e-mail with a url", { kind: "email", addresses: ["a@b.example"], url: secretUrl }, "/url"],
    ["Slack without a url", { kind: "slack" }, "/url"],
    ["Slack with addresses", { kind: "slack", url: secretUrl, addresses: ["a@b.example"] }, "/addresses"],
    ["no addresses", { kind: "email", addresses: [] }, "/addresses"],
    ["an address twice", { kind: "email", addresses: ["a@b.example", "a@b.example"] }, "/addresses"],
    ["no address", { kind: "email", addresses: ["nobody"] }, "/addresses/0"],
    ["another kind", { kind: "sms" }, "/kind"],
    [
      "an unknown alert kind",
      { kind: "email", addresses: ["a@b.example"], alert_kinds: ["site.burning"] },
      "/alert_kinds/0",
    ],
    ["a site of nobody", { kind: "email", addresses: ["a@b.example"], site_ids: ["site_nobody"] }, "/site_ids/0"],
    ["an unknown member", { kind: "email", addresses: ["a@b.example"], colour: 1 }, "/colour"],
    ["a read-only member", { kind: "email", addresses: ["a@b.example"], status: "active" }, "/status"],
  ])("%s is validation-failed", async (_what, body, pointer) => {
    const answer = await create({ name: name(), ...body });
    expect([answer.status, answer.slug]).toEqual([422, "validation-failed"]);
    expect(pointers(answer)).toContain(pointer);
  });

  test.each([
    ["https://inside.example/hook", "address-refused"],
    ["https://169.254.169.254/", "address-refused"],
    ["https://[::1]/", "address-refused"],
    ["https://localhost/", "address-refused"],
    ["https://hooks.slack.example:8443/", "url-not-allowed"],
    ["http://hooks.slack.example/", "pattern"],
  ])("the receiver %s is %s, on create and on change", async (url, code) => {
    const answer = await create(slack({ url }));
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer: "/url", code })]);
    const { body } = await create(slack());
    const changed = await patch(body.id, { url });
    expect(changed.body.errors).toEqual([expect.objectContaining({ pointer: "/url", code })]);
    await under.call("deleteAlertChannel", { path: { id: body.id } });
  });

  test("a receiver whose name does not resolve yet is accepted", async () => {
    expect((await create(slack({ url: "https://not-yet.example/hook" }))).status).toBe(201);
  });

  test("reports a duplicate external key before a duplicate name, with the id", async () => {
    const { body } = await create(email({ external_key: "twice" }));
    const key = await create(email({ name: body.name, external_key: "twice" }));
    expect(key.body).toMatchObject({ reason: "external-key-taken", field: "external_key", conflicting_id: body.id });
    const same = await create(email({ name: body.name }));
    expect([same.status, same.slug]).toEqual([409, "conflict"]);
    expect(same.body).toMatchObject({ reason: "name-taken", field: "name", conflicting_id: body.id });
    const other = await create(email());
    expect((await patch(other.body.id, { name: body.name })).body.reason).toBe("name-taken");
    const stranger = await under.token({ workspace: "stranger" });
    expect((await create(email({ name: body.name, external_key: "twice" }), {}, stranger)).status).toBe(201);
  });

  test("replays with the same key, and creates at the same time make one", async () => {
    const body = email();
    const headers = { "idempotency-key": '"channel-1"' };
    const answers = await Promise.all([create(body, headers), create(body, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await create(email(), headers)).slug).toBe("idempotency-key-reused");
    const race = email({ external_key: "race" });
    const raced = await Promise.all([create(race), create(race), create(race)]);
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test("a patch keeps confirmations of remaining addresses; null resets to the default", async () => {
    const { body } = await create(
      email({ addresses: ["old@shop.example", "gone@shop.example"], min_severity: "info" }),
    );
    await under.service.store.db
      .updateTable("alert_channel_addresses")
      .set({ confirmed_at: new Date("2026-01-01T00:00:00.000Z") })
      .where("channel_id", "=", body.id)
      .execute();
    expect((await read(body.id)).body.status).toBe("active");
    const changed = await patch(body.id, { addresses: ["new@shop.example", "old@shop.example"], min_severity: null });
    expect(changed.body).toMatchObject({ min_severity: "warning", status: "active" });
    expect(
      changed.body.confirmations.map((entry: { address: string; status: string }) => [entry.address, entry.status]),
    ).toEqual([
      ["new@shop.example", "unconfirmed"],
      ["old@shop.example", "confirmed"],
    ]);
    expect((await patch(body.id, { enabled: false })).body.status).toBe("disabled");
    expect(pointers(await patch(body.id, { addresses: null }))).toEqual(["/addresses"]);
    expect(pointers(await patch(body.id, { url: secretUrl }))).toEqual(["/url"]);
    expect(pointers(await patch(body.id, { kind: "slack" }))).toEqual(["/kind"]);
  });

  test("the ETag covers the secret address; If-Match is honoured by PATCH and DELETE", async () => {
    const { body } = await create(slack());
    const changed = await patch(body.id, { url: `${secretUrl}2` }, { "if-match": body.etag });
    expect(changed.body.etag).not.toBe(body.etag);
    const stale = await patch(body.id, { enabled: false }, { "if-match": body.etag });
    expect([stale.status, stale.body.current_etag]).toEqual([412, changed.body.etag]);
    const same = await patch(body.id, { url: `${secretUrl}2` }, { "if-match": body.etag });
    expect([same.status, same.body.updated_at]).toEqual([200, changed.body.updated_at]);
    const remove = (etag: string) =>
      under.call("deleteAlertChannel", { path: { id: body.id }, headers: { "if-match": etag } });
    expect((await remove(body.etag)).slug).toBe("precondition-failed");
    expect((await remove(changed.body.etag)).status).toBe(204);
    expect((await remove(changed.body.etag)).slug).toBe("not-found");
  });

  test("ids of deleted sites stay and are shown, new ones must exist", async () => {
    const { body: site } = await under.call("createSite", { body: { name: "Short-lived" } });
    const { body } = await create(email({ site_ids: [site.id] }));
    await under.call("deleteSite", { path: { id: site.id } });
    expect((await read(body.id)).body.site_ids).toEqual([site.id]);
    expect((await patch(body.id, { enabled: false })).status).toBe(200);
    expect(pointers(await patch(body.id, { site_ids: [site.id, "site_other"] }))).toEqual(["/site_ids/1"]);
  });

  test("lists filter by id, kind and key, page, and hide what a bound token may not see", async () => {
    const workspace = await under.token({ workspace: "lists" });
    const mine = (body: unknown) => create(body, {}, workspace);
    const { body: site } = await under.call("createSite", { body: { name: "Bound" }, token: workspace });
    const ids: string[] = [];
    for (const body of [email(), slack({ external_key: "s" }), email({ site_ids: [site.id] })]) {
      ids.unshift((await mine(body)).body.id);
    }
    const list = async (query: Record<string, unknown>, token = workspace) => {
      const { body } = await under.call("listAlertChannels", { query, token });
      return body.data.map((channel: { id: string }) => channel.id);
    };
    expect(await list({})).toEqual(ids);
    expect(await list({ kind: "email" })).toEqual([ids[0], ids[2]]);
    expect(await list({ external_key: "s" })).toEqual([ids[1]]);
    expect(await list({ id: [ids[2], ids[0], "ach_none"] })).toEqual([ids[0], ids[2]]);
    const { body: page } = await under.call("listAlertChannels", { query: { limit: 2 }, token: workspace });
    expect(await list({ limit: 2, cursor: page.next_cursor })).toEqual([ids[2]]);
    const bound = await under.token({ workspace: "lists", siteId: site.id });
    expect(await list({}, bound)).toEqual([ids[0]]);
    expect((await under.call("getAlertChannel", { path: { id: ids[1] ?? "" }, token: bound })).slug).toBe("not-found");
    expect((await create(email(), {}, bound)).slug).toBe("token-binding-mismatch");
    const stranger = await under.token({ workspace: "stranger" });
    expect((await under.call("getAlertChannel", { path: { id: ids[1] ?? "" }, token: stranger })).slug).toBe(
      "not-found",
    );
  });

  test("fifty are the limit of a workspace", async () => {
    const workspace = await under.token({ workspace: "full" });
    for (let index = 0; index < 50; index += 1) await create(email(), {}, workspace);
    const answer = await create(email(), {}, workspace);
    expect([answer.status, answer.slug]).toEqual([403, "plan-limit-reached"]);
    expect(answer.body).toMatchObject({ resource: "alert_channels", limit: 50, used: 50 });
  });
});
