import { type Operation, operations, scopes } from "../../src/consent/contract";
import { manageUsers } from "../../src/service/operator/manage-users";
import { removeUser } from "../../src/service/store/users";
import { hashOfCode, hashOfSignIn } from "../../src/service/users/one-time-code";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import type { PathRequest, TestAnswer } from "../support/service-requests";
import { signedInCookie } from "../support/signed-in";

/** Operations of tokens with the session of a signed-in user instead. */

const origin = "http://127.0.0.1:4071";
const minuteMs = 60_000;

let inhabited: InhabitedService;
let site: InhabitedSite;
/** Name of the workspace in which the site is. */
let workspaceName: string;
let cookie: string;

beforeAll(async () => {
  // Its tests count requests in a minute, which a busy machine does not send in one.
  inhabited = await startInhabitedService({ stillAtMs: Date.now() });
  site = await inhabited.inhabit();
  workspaceName = (await inhabited.workspace.send({ path: "/me" })).body.workspace.name;
}, 60_000);
afterAll(() => inhabited.close());
beforeEach(async () => {
  cookie = await signedInCookie(inhabited.service.service, workspaceName, "alice");
});
afterEach(() => expect(inhabited.service.takeErrors()).toEqual([]));

function send({ headers, ...request }: PathRequest, of = cookie): Promise<TestAnswer> {
  return inhabited.service.send({ ...request, headers: { cookie: of, origin, ...headers } });
}

const ofTokens = Object.values(operations).filter(({ auth }) => auth === "token" || auth === "any-token");
const named = (list: readonly Operation[]): [string, Operation][] => list.map((operation) => [operation.id, operation]);

/** A request that is refused for its body or its state at the latest, so that it changes nothing. */
function harmless(operation: Operation): PathRequest {
  return {
    method: operation.method,
    path: site.pathOf(operation),
    ...(operation.isBodyRequired ? { body: {} } : {}),
    ...(operation.honoursIfMatch ? { headers: { "if-match": '"another"' } } : {}),
  };
}

describe("each operation of tokens", () => {
  test.each(named(ofTokens.filter(({ id }) => id !== "deleteDomain")))("%s", async (_id, operation) => {
    const request = harmless(operation);
    const elsewhere = await signedInCookie(inhabited.service.service, "another workspace", "mallory");
    const [own, beside, foreign] = [
      await send(request),
      await send({ ...request, token: inhabited.workspace.token }),
      await send(request, elsewhere),
    ];
    const isClosed = operation.scope === "logs:export";
    if (isClosed) expect([own.status, own.body.required_scope]).toEqual([403, "logs:export"]);
    else expect([400, 401, 403, 404, 429, 500]).not.toContain(own.status);
    expect([beside.slug, beside.body.parameter]).toEqual(["invalid-parameter", "Authorization"]);
    if (operation.path.includes("{") && !isClosed) expect(foreign.slug).toBe("not-found");
    if (operation.isList && !operation.path.includes("{")) expect(foreign.body.data ?? []).toEqual([]);
  });

  test.each(named(ofTokens.filter(({ method }) => method !== "GET")))(
    "%s refuses a request from another site",
    async (_id, operation) => {
      const request = harmless(operation);
      const fromElsewhere: Record<string, string>[] = [
        { origin: "https://evil.example" },
        { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        { origin: "null", "sec-fetch-site": "same-site" },
        { origin: "" },
      ];
      for (const headers of fromElsewhere) {
        const { slug } = await send({ ...request, headers: { ...request.headers, ...headers } });
        expect(slug).toBe("cross-origin-refused");
      }
    },
  );
});

test("a session describes its user and workspace", async () => {
  const { status, body, headers } = await send({ path: "/me" });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: null,
    user: {
      id: expect.stringMatching(/^usr_/),
      name: "alice",
      role: "owner",
      scopes: scopes.filter((scope) => scope !== "logs:export"),
      signed_in_at: expect.any(String),
      expires_at: new Date(Date.parse(body.user.signed_in_at) + 12 * 60 * minuteMs).toISOString(),
    },
    workspace: { id: inhabited.workspace.workspaceId, name: workspaceName },
    masking: true,
    rate_limit: { limit: 600, window_s: 60 },
  });
  expect(headers.get("ratelimit-policy")).toBe('"session";q=600;w=60');
});

test("a change by a session names its user, and its idempotency key replays", async () => {
  const { body: me } = await send({ path: "/me" });
  const request = { method: "POST", path: "/sites", body: { name: "By hand" }, headers: { "idempotency-key": "k1" } };
  const [made, again] = [await send(request), await send(request)];
  expect([made.status, made.body.updated_by]).toEqual([201, { type: "user", id: me.user.id }]);
  expect([again.body.id, again.headers.get("idempotency-replayed")]).toEqual([made.body.id, "true"]);
});

describe("tokens that a user creates", () => {
  const create = (fields: object) =>
    send({ method: "POST", path: "/tokens", body: { name: "by hand", scopes: ["sites:read"], ...fields } });

  test("have logs:export only within 10 minutes of a confirmed link", async () => {
    const fresh = await create({ scopes });
    expect([fresh.status, fresh.body.scopes]).toEqual([201, scopes]);
    const days = (body: { created_at: string; expires_at: string | null }) =>
      (Date.parse(body.expires_at ?? "") - Date.parse(body.created_at)) / (24 * 60 * minuteMs);
    expect(days(fresh.body)).toBe(90);
    for (const expires of [{ expires_at: null }, { expires_in_days: 91 }, { expires_at: "2999-01-01T00:00:00.000Z" }]) {
      const endless = await create({ scopes: ["logs:export"], ...expires });
      expect([endless.status, endless.slug, endless.body.field]).toEqual([403, "token-escalation", "expires_at"]);
      expect(endless.body.detail).toContain("expires after 90 days at most");
      const other = await create(expires);
      expect([other.status, other.body.expires_at === null]).toEqual([
        201,
        "expires_at" in expires && expires.expires_at === null,
      ]);
    }
    expect(days((await create({})).body)).toBe(90);
    expect(days((await create({ scopes: ["logs:export"], expires_in_days: 90 })).body)).toBe(90);
    // A workspace token without an expiry goes on creating such tokens, as pipelines do.
    const by = { token: inhabited.workspace.token, method: "POST", path: "/tokens" };
    const body = { name: "of a pipeline", scopes: ["logs:export"], expires_at: null };
    const ofToken = await inhabited.workspace.send({ ...by, body });
    expect([ofToken.status, ofToken.body.expires_at]).toEqual([201, null]);
    inhabited.service.advance(10 * minuteMs);
    const later = await create({ scopes });
    expect([later.status, later.slug, later.body.excess_scopes]).toEqual([403, "token-escalation", ["logs:export"]]);
    expect(later.body.detail).toContain("consentform users link");
    expect((await create({ scopes: scopes.filter((scope) => scope !== "logs:export") })).status).toBe(201);
    // Another user's token with more scopes than the session's is not the user's to revoke.
    const foreign = { method: "DELETE", path: `/tokens/${inhabited.workspace.tokenId}` };
    expect((await send(foreign)).slug).toBe("token-escalation");
    expect((await send({ method: "DELETE", path: `/tokens/${fresh.body.id}` })).status).toBe(204);
  });

  test("work, and name the user as their creator", async () => {
    const { body: token } = await create({});
    const { body: me } = await send({ path: "/me" });
    expect(token.created_by).toEqual({ type: "user", id: me.user.id });
    const seen = await inhabited.service.send({ path: "/me", token: token.secret });
    expect([seen.body.token.id, seen.body.user]).toEqual([token.id, null]);
  });
});

test("finds a session of the release before, which finds none of this one", async () => {
  const secret = cookie.split("=")[1] ?? "";
  const { store } = inhabited.service.service;
  const stored = (hash: string) => store.db.selectFrom("user_sessions").selectAll().where("secret_hash", "=", hash);
  expect(await stored(hashOfCode(secret)).execute()).toEqual([]);
  const session = await stored(hashOfSignIn(secret)).executeTakeFirstOrThrow();
  const older = { ...session, secret_hash: hashOfCode("older") };
  await store.db.insertInto("user_sessions").values(older).execute();
  const ofOlder = (method: string, path: string) =>
    inhabited.service.send({ method, path, headers: { cookie: "consentform_session=older", origin } });
  expect((await ofOlder("GET", "/me")).body.user.name).toBe("alice");
  expect((await ofOlder("POST", "//sign-out")).status).toBe(204);
  expect(await stored(older.secret_hash).execute()).toEqual([]);
});

describe("the end of a session", () => {
  const isLive = async (of: string) => (await send({ path: "/sites" }, of)).status === 200;

  test("a session ends after 12 hours", async () => {
    inhabited.service.advance(12 * 60 * minuteMs - minuteMs);
    expect(await isLive(cookie)).toBe(true);
    inhabited.service.advance(2 * minuteMs);
    expect((await send({ path: "/sites" })).slug).toBe("unauthenticated");
  });

  test("a session ends when the user signs out from a page of the service", async () => {
    const signOut = (headers: Record<string, string>) => send({ method: "POST", path: "//sign-out", headers });
    expect((await signOut({ origin: "https://evil.example" })).slug).toBe("cross-origin-refused");
    expect(await isLive(cookie)).toBe(true);
    const done = await signOut({});
    expect([done.status, done.headers.get("set-cookie")]).toEqual([
      204,
      "consentform_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict",
    ]);
    expect(await isLive(cookie)).toBe(false);
    expect((await signOut({})).status).toBe(204);
  });

  test("a session ends with its unnamed user, and with no other user", async () => {
    const [unnamed, alice] = [await signedInCookie(inhabited.service.service, workspaceName), cookie];
    const remove = () =>
      manageUsers(inhabited.service.service, { kind: "remove", workspace: workspaceName, name: null });
    expect(await remove()).toMatchObject({ removed: { id: expect.stringMatching(/^usr_/) } });
    expect([await isLive(unnamed), await isLive(alice)]).toEqual([false, true]);
    expect(await remove()).toEqual({ kind: "remove", removed: null });
  });

  test("a session ends when its user is removed, and other users stay", async () => {
    const other = await signedInCookie(inhabited.service.service, workspaceName, "bob");
    const { store } = inhabited.service.service;
    const { workspaceId } = inhabited.workspace;
    expect(await store.transaction((tx) => removeUser(tx, workspaceId, "alice"))).toMatchObject({ name: "alice" });
    expect(await isLive(cookie)).toBe(false);
    expect(await isLive(other)).toBe(true);
    expect(await isLive(await signedInCookie(inhabited.service.service, workspaceName, "alice"))).toBe(true);
    expect(await isLive(cookie)).toBe(false);
  });
});

describe("the preview of a banner", () => {
  test("is a sandboxed page that only the console frames", async () => {
    const { status, headers, body } = await send({ path: `//preview/${site.id}/draft` });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("content-security-policy")).toBe("sandbox allow-scripts; frame-ancestors 'self'");
    expect(body).toContain("<title>Banner preview</title>");
    expect((await send({ path: `//preview/${site.id}/production` })).status).toBe(200);
    expect((await send({ path: `//preview/${site.id}/1` })).status).toBe(200);
  });

  test("is closed to tokens and to users of another workspace", async () => {
    const path = `//preview/${site.id}/draft`;
    expect((await inhabited.workspace.send({ path })).slug).toBe("unauthenticated");
    const elsewhere = await signedInCookie(inhabited.service.service, "another workspace", "mallory");
    const foreign = await send({ path }, elsewhere);
    const absent = await send({ path: "//preview/site_none/draft" });
    const unprintable = await send({ path: "//preview/%00/draft" });
    for (const { slug } of [foreign, absent, unprintable]) expect(slug).toBe("not-found");
    for (const which of ["0", "999", "nothing", "-1"]) {
      expect((await send({ path: `//preview/${site.id}/${which}` })).slug).toBe("not-found");
    }
  });
});

describe("requests beside the API are limited", () => {
  const ask = (path: string, address: string, { cookie: of = "", ...more }: Record<string, string> = {}) =>
    inhabited.service.service.fetch(
      new Request(`${origin}${path}`, { method: "POST", headers: { origin, cookie: of, ...more }, body: "code=x" }),
      { address },
    );
  const statuses = async (count: number, request: () => Promise<{ status: number }>) => {
    const seen = [];
    for (let sent = 0; sent < count; sent += 1) seen.push((await request()).status);
    return seen;
  };

  test("previews and the API share the 600 requests that a session has in a minute", async () => {
    const path = `//preview/${site.id}/draft`;
    expect((await send({ path: "/sites" })).status).toBe(200);
    // Those that are refused for another reason count as well, and are faster.
    expect(new Set(await statuses(599, () => send({ path: "//preview/site_none/draft" })))).toEqual(new Set([404]));
    const refused = await send({ path });
    expect([refused.status, refused.slug, refused.body["violated-policies"]]).toEqual([
      429,
      "rate-limited",
      ["session"],
    ]);
    expect((await send({ path: "/sites" })).status).toBe(429);
    const other = await signedInCookie(inhabited.service.service, workspaceName, "bob");
    expect((await send({ path }, other)).status).toBe(200);
    inhabited.service.advance(minuteMs);
    expect((await send({ path })).status).toBe(200);
  });

  test.each([
    ["/sign-in", 401],
    ["/sign-out", 204],
  ])("%s answers 60 failures of an address in a minute", async (path, status) => {
    const address = `203.0.113.${path.length}`;
    expect(new Set(await statuses(60, () => ask(path, address)))).toEqual(new Set([status]));
    const refused = await ask(path, address);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    // Whoever shares the address signs in and out all the same, and other addresses are not limited.
    expect((await ask(path, "198.51.100.1")).status).toBe(status);
    if (path === "/sign-out") expect((await ask(path, address, { cookie })).status).toBe(204);
    inhabited.service.advance(minuteMs);
    expect((await ask(path, address)).status).toBe(status);
  });

  test("failures of an address keep no one there from signing in", async () => {
    const address = "unknown";
    await statuses(61, () =>
      inhabited.service.service.fetch(new Request(`${origin}/sign-in`, { method: "POST", headers: { origin } })),
    );
    expect(await signedInCookie(inhabited.service.service, workspaceName, address)).toContain("consentform_session=");
    inhabited.service.advance(minuteMs);
  });
});

describe("listSites?q=", () => {
  const find = async (q: string) =>
    (await send({ path: `/sites?q=${encodeURIComponent(q)}` })).body.data.map(({ name }: { name: string }) => name);

  test("finds sites by a part of their name or of a host, in upper or lower case", async () => {
    const make = (name: string) => send({ method: "POST", path: "/sites", body: { name } });
    await make("100% Wolle_Laden");
    const { body: cats } = await make("Cats");
    const host = "katzen-futter.test";
    for (const each of [host, `www.${host}`]) {
      const added = await send({ method: "POST", path: `/sites/${cats.id}/domains`, body: { host: each } });
      expect(added.body.host).toBe(each);
    }
    expect(await find("wolle")).toEqual(["100% Wolle_Laden"]);
    expect(await find("TZEN-fu")).toEqual(["Cats"]);
    // Signs of patterns are ordinary characters.
    expect(await find("0% W")).toEqual(["100% Wolle_Laden"]);
    expect(await find("e_L")).toEqual(["100% Wolle_Laden"]);
    expect(await find("C_ts")).toEqual([]);
    expect(await find("\\")).toEqual([]);
  });
});
