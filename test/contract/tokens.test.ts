import { runDueWork } from "@consentform/service";
import type { Scope } from "../../src/consent/contract";
import { endOverlaps } from "../../src/service/tokens/end-overlaps";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

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

const create = (body: object, token?: string) =>
  workspace.send({
    method: "POST",
    path: "/tokens",
    body: { name: "t", scopes: ["sites:read"], ...body },
    ...(token ? { token } : {}),
  });
const revoke = (id: string, query = "", token?: string) =>
  workspace.send({ method: "DELETE", path: `/tokens/${id}${query}`, ...(token ? { token } : {}) });
const read = (id: string) => workspace.send({ path: `/tokens/${id}` });
const inMs = (ms: number) => new Date(service.service.runtime.now().getTime() + ms).toISOString();

test("returns a documented secret once and stores only its hash", async () => {
  const { body } = await create({});
  expect(body.secret).toMatch(/^cst_[0-9A-Za-z]{49}$/);
  expect(body.hint).toBe(body.secret.slice(0, 8));
  expect((await read(body.id)).body.secret).toBeNull();
  expect((await workspace.send({ path: "/me", token: body.secret })).body.token.id).toBe(body.id);
  const stored = JSON.stringify(await service.service.store.db.selectFrom("tokens").selectAll().execute());
  expect(stored).not.toContain(body.secret.slice(8));
});

test.each([
  ["both bindings", async () => ({ site_id: await workspace.makeSite(), environment: "preview" }), "/environment"],
  ["both expiries", async () => ({ expires_at: inMs(dayMs), expires_in_days: 1 }), "/expires_in_days"],
  ["a time that has passed", async () => ({ expires_at: inMs(-1000) }), "/expires_at"],
  ["a site of another workspace", async () => ({ site_id: await (await service.workspace()).makeSite() }), "/site_id"],
  ["an unknown scope", async () => ({ scopes: ["sites:delete"] }), "/scopes/0"],
  ["a scope twice", async () => ({ scopes: ["sites:read", "sites:read"] }), "/scopes"],
])("%s is refused at its pointer", async (_what, fields, pointer) => {
  const answer = await create(await fields());
  expect(answer.slug).toBe("validation-failed");
  expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toContain(pointer);
});

describe("a token is never wider than its maker", () => {
  const makerScopes: Scope[] = ["sites:read", "sites:write"];

  test("a token cannot grant scopes that it does not have", async () => {
    const maker = await workspace.makeToken({ scopes: makerScopes });
    const answer = await create({ scopes: ["sites:read", "logs:export"] }, maker);
    expect(answer.slug).toBe("token-escalation");
    expect(answer.body).toMatchObject({ excess_scopes: ["logs:export"], field: "scopes" });
  });

  test.each([
    ["later", () => inMs(2 * dayMs)],
    ["never", () => null],
  ])("in its expiry: %s", async (_what, expiresAt) => {
    const maker = await workspace.makeToken({ scopes: makerScopes, expires_at: inMs(dayMs) });
    const answer = await create({ expires_at: expiresAt() }, maker);
    expect(answer.body).toMatchObject({ status: 403, field: "expires_at" });
  });

  test("expires with its maker unless requested otherwise", async () => {
    const expiresAt = inMs(dayMs);
    const maker = await workspace.makeToken({ scopes: makerScopes, expires_at: expiresAt });
    expect((await create({}, maker)).body.expires_at).toBe(expiresAt);
  });

  test("bound tokens make no tokens", async () => {
    const bound = await workspace.makeToken({ scopes: makerScopes, environment: "preview" });
    const answer = await create({}, bound);
    expect(answer.slug).toBe("token-binding-mismatch");
    expect(answer.body.binding).toEqual({ site_id: null, environment: "preview" });
  });
});

test("reports a duplicate key before an escalation, and frees it when the token ends", async () => {
  const first = await create({ external_key: "k" });
  const maker = await workspace.makeToken({ scopes: ["sites:read", "sites:write"] });
  const taken = await create({ external_key: "k", scopes: ["logs:read"] }, maker);
  expect(taken.body).toMatchObject({ reason: "external-key-taken", conflicting_id: first.body.id });
  await revoke(first.body.id, "?after=1");
  expect((await create({ external_key: "k" })).status).toBe(201);
});

test("a workspace holds 100 active tokens", async () => {
  for (let count = 1; count < 100; count += 1) await create({});
  const answer = await create({});
  expect(answer.slug).toBe("plan-limit-reached");
  expect(answer.body).toMatchObject({ resource: "tokens", limit: 100, used: 100 });
});

describe("revocation", () => {
  test("takes effect on the next request and is idempotent", async () => {
    const { body } = await create({});
    expect((await revoke(body.id)).status).toBe(204);
    const answer = await workspace.send({ path: "/me", token: body.secret });
    expect(answer.slug).toBe("token-revoked");
    expect(answer.headers.get("www-authenticate")).toContain("Bearer");
    expect((await revoke(body.id)).status).toBe(204);
    expect((await read(body.id)).body.status).toBe("revoked");
  });

  test("with an overlap, the token works until its end, which may only come earlier", async () => {
    const { body } = await create({});
    await revoke(body.id, "?after=10");
    const retiring = (await read(body.id)).body;
    expect(retiring.status).toBe("retiring");
    await revoke(body.id, "?after=20");
    expect((await read(body.id)).body.retires_at).toBe(retiring.retires_at);
    await revoke(body.id, "?after=5");
    expect(Date.parse((await read(body.id)).body.retires_at)).toBeLessThan(Date.parse(retiring.retires_at));
    expect((await workspace.send({ path: "/me", token: body.secret })).status).toBe(200);
    service.advance(5 * hourMs);
    expect((await workspace.send({ path: "/me", token: body.secret })).slug).toBe("token-revoked");
    expect((await read(body.id)).body.status).toBe("revoked");
  });

  test("with descendants=true revokes all descendants", async () => {
    const scopes: Scope[] = ["sites:read", "sites:write"];
    const parent = (await create({ scopes })).body;
    const child = (await create({ scopes }, parent.secret)).body;
    const grandchild = (await create({}, child.secret)).body;
    await revoke(parent.id, "?descendants=true");
    for (const { secret } of [parent, child, grandchild]) {
      expect((await workspace.send({ path: "/me", token: secret })).slug).toBe("token-revoked");
    }
  });

  test("with descendants=true revokes tokens created while it runs", async () => {
    const scopes: Scope[] = ["sites:read", "sites:write"];
    const parent = (await create({ scopes })).body;
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => create({ scopes }, parent.secret)),
      revoke(parent.id, "?descendants=true"),
      ...Array.from({ length: 10 }, () => create({ scopes }, parent.secret)),
    ]);
    for (const { secret } of answers.flatMap(({ body }) => (body?.secret === undefined ? [] : [body]))) {
      expect((await workspace.send({ path: "/me", token: secret })).slug).toBe("token-revoked");
    }
  });

  test("is allowed for the token itself, even if bound, and within the caller's scopes", async () => {
    const bound = (await create({ environment: "preview", scopes: ["sites:write"] })).body;
    expect((await revoke(bound.id, "", bound.secret)).status).toBe(204);
    const maker = await workspace.makeToken({ scopes: ["sites:read", "sites:write"] });
    const wider = (await create({ scopes: ["logs:read"] })).body;
    const refused = await revoke(wider.id, "", maker);
    expect(refused.slug).toBe("token-escalation");
    expect(refused.body).toMatchObject({ excess_scopes: ["logs:read"], field: null });
    const other = (await create({ scopes: ["sites:read"] })).body;
    expect((await revoke(other.id, "", maker)).status).toBe(204);
  });

  describe("with an overlap", () => {
    const revocationsOf = async (id: string) =>
      service.service.store.db
        .selectFrom("events")
        .select(["actor", "site_id", "data"])
        .where("kind", "=", "token.revoked")
        .where("object_id", "=", id)
        .execute();
    const work = () => runDueWork(service.service);

    test("is reported once, when the overlap ends", async () => {
      const { body } = await create({ scopes: ["sites:read", "banner:read"], environment: "preview" });
      await revoke(body.id, "?after=10");
      const { retires_at } = (await read(body.id)).body;
      service.advance(10 * hourMs - 60_000);
      await work();
      expect(await revocationsOf(body.id)).toEqual([]);
      service.advance(60_000);
      await work();
      const reported = {
        actor: { type: "system", id: null },
        site_id: null,
        data: {
          scopes: ["sites:read", "banner:read"],
          bound_site_id: null,
          bound_environment: "preview",
          expires_at: null,
        },
      };
      expect(await revocationsOf(body.id)).toEqual([reported]);
      expect((await read(body.id)).body).toMatchObject({ status: "revoked", retires_at, revoked_at: retires_at });
      await revoke(body.id);
      service.advance(dayMs);
      await work();
      expect(await revocationsOf(body.id)).toEqual([reported]);
    });

    test("with descendants=true is reported for each token when its own overlap ends", async () => {
      const scopes: Scope[] = ["sites:read", "sites:write"];
      const parent = (await create({ scopes })).body;
      const child = (await create({ scopes }, parent.secret)).body;
      const other = (await create({}, child.secret)).body;
      await revoke(other.id, "?after=1");
      await revoke(parent.id, "?after=5&descendants=true");
      const reported = async () =>
        Promise.all([parent, child, other].map(async ({ id }) => (await revocationsOf(id)).length));
      service.advance(hourMs);
      await work();
      expect(await reported()).toEqual([0, 0, 1]);
      service.advance(4 * hourMs);
      await work();
      expect(await reported()).toEqual([1, 1, 1]);
    });

    test("reports an early revocation at once, and its end no more", async () => {
      const { body } = await create({});
      await revoke(body.id, "?after=10");
      await revoke(body.id);
      expect(await revocationsOf(body.id)).toMatchObject([{ actor: { type: "token", id: workspace.tokenId } }]);
      service.advance(10 * hourMs);
      await work();
      expect(await revocationsOf(body.id)).toHaveLength(1);
    });

    test("a site's deletion reports retiring tokens, or the end of those past the overlap", async () => {
      const siteId = await workspace.makeSite();
      const [first, second] = [await create({ site_id: siteId }), await create({ site_id: siteId })];
      await revoke(first.body.id, "?after=1");
      await revoke(second.body.id, "?after=10");
      service.advance(hourMs);
      expect((await workspace.send({ method: "DELETE", path: `/sites/${siteId}` })).status).toBe(204);
      service.advance(10 * hourMs);
      await work();
      expect(await revocationsOf(first.body.id)).toMatchObject([{ actor: { type: "system" }, site_id: siteId }]);
      expect(await revocationsOf(second.body.id)).toMatchObject([
        { actor: { id: workspace.tokenId }, site_id: siteId },
      ]);
    });

    test("reports nothing about a token that expires earlier", async () => {
      const { body } = await create({ expires_in_days: 1 });
      await revoke(body.id, "?after=30");
      service.advance(2 * dayMs);
      await work();
      await revoke(body.id);
      expect((await read(body.id)).body.status).toBe("expired");
      expect(await revocationsOf(body.id)).toEqual([]);
    });

    test("however many look for ended overlaps, while others revoke the same tokens", async () => {
      const ids: string[] = [];
      for (let count = 0; count < 20; count += 1) ids.push((await create({})).body.id);
      for (const id of ids) await revoke(id, "?after=1");
      service.advance(hourMs - 50);
      const until = Date.now() + 300;
      const looking = Array.from({ length: 3 }, async () => {
        while (Date.now() < until) await endOverlaps(service.service);
      });
      await Promise.all([...looking, ...ids.slice(0, 10).map((id) => revoke(id))]);
      await work();
      for (const id of ids) expect(await revocationsOf(id)).toHaveLength(1);
    });
  });

  test("notifies subscribers without the secret", async () => {
    const { body } = await create({});
    await revoke(body.id);
    const events = await service.service.store.db
      .selectFrom("events")
      .select(["kind", "data"])
      .where("object_id", "=", body.id)
      .orderBy("created_at")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual(["token.created", "token.revoked"]);
    expect(JSON.stringify(events)).not.toContain(body.secret);
  });
});

test("an expired token is refused with its time, and readable for 30 days", async () => {
  const { body } = await create({ expires_in_days: 1 });
  service.advance(dayMs);
  const answer = await workspace.send({ path: "/me", token: body.secret });
  expect(answer.slug).toBe("token-expired");
  expect(answer.body.expired_at).toBe(body.expires_at);
  expect((await read(body.id)).body.status).toBe("expired");
  service.advance(29 * dayMs + hourMs * 23);
  expect((await read(body.id)).status).toBe(200);
  service.advance(hourMs);
  expect((await read(body.id)).slug).toBe("not-found");
});

test("distinguishes an ended token from an unknown one, even after a long time", async () => {
  const expired = await create({ expires_in_days: 1 });
  const revoked = await create({});
  await revoke(revoked.body.id);
  service.advance(400 * dayMs);
  await runDueWork(service.service);
  const answerTo = async (token: string) => (await workspace.send({ path: "/me", token })).slug;
  expect(await answerTo(expired.body.secret)).toBe("token-expired");
  expect(await answerTo(revoked.body.secret)).toBe("token-revoked");
  expect(await answerTo(`${revoked.body.secret}0`)).toBe("unauthenticated");
});

describe("the list", () => {
  const ids = async (query: string, token?: string) => {
    const answer = await workspace.send({ path: `/tokens${query}`, ...(token ? { token } : {}) });
    return answer.body.data.map(({ id }: { id: string }) => id);
  };

  test("has active and retiring tokens unless asked otherwise", async () => {
    const active = (await create({})).body.id;
    const retiring = (await create({})).body.id;
    const revoked = (await create({})).body.id;
    await revoke(retiring, "?after=1");
    await revoke(revoked);
    expect(await ids("")).toEqual([retiring, active, workspace.tokenId]);
    expect(await ids("?status=revoked")).toEqual([revoked]);
    expect(await ids("?status=active&status=revoked")).toEqual([revoked, active, workspace.tokenId]);
  });

  test("filters by maker, external key and id", async () => {
    const maker = await workspace.makeToken({ scopes: ["sites:read", "sites:write"] });
    const made = (await create({ external_key: "k" }, maker)).body;
    expect(await ids(`?created_by=${made.created_by.id}`)).toEqual([made.id]);
    expect(await ids("?external_key=k")).toEqual([made.id]);
    expect(await ids(`?id=${made.id}&id=tok_unknown`)).toEqual([made.id]);
  });

  test("shows a site-bound token itself and those with its binding", async () => {
    const site = await workspace.makeSite();
    const mine = (await create({ site_id: site })).body;
    const sibling = (await create({ site_id: site })).body;
    await create({ site_id: await workspace.makeSite() });
    expect(await ids("", mine.secret)).toEqual([sibling.id, mine.id]);
    expect((await workspace.send({ path: `/tokens/${workspace.tokenId}`, token: mine.secret })).slug).toBe("not-found");
  });
});

test("a replayed create carries no secret, from the first replay on", async () => {
  const request = {
    method: "POST",
    path: "/tokens",
    body: { name: "t", scopes: ["sites:read"] },
    headers: { "idempotency-key": '"k-1"' },
  };
  const first = await workspace.send(request);
  const second = await workspace.send(request);
  expect(second.status).toBe(201);
  expect(second.headers.get("idempotency-replayed")).toBe("true");
  expect(second.body).toEqual({ ...first.body, secret: null });
  const stored = JSON.stringify(await service.service.store.db.selectFrom("idempotency_keys").selectAll().execute());
  expect(stored).not.toContain(first.body.secret);
  expect(stored).not.toContain("k-1");
});

test("reports the day of the last use", async () => {
  const { body } = await create({});
  expect(body.last_used_at).toBeNull();
  const today = () => `${service.service.runtime.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
  const before = today();
  await workspace.send({ path: "/me", token: body.secret });
  // Midnight may come meanwhile.
  expect([before, today()]).toContain((await read(body.id)).body.last_used_at);
});
