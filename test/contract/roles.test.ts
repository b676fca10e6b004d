import {
  type ConditionalScope,
  contractDocument,
  includesRole,
  type Operation,
  operations,
  type Role,
  roles,
} from "../../src/consent/contract";
import type { UserCaller } from "../../src/service/http/caller";
import { manageUsers } from "../../src/service/operator/manage-users";
import { readCompatibility } from "../../src/service/store/compatibility";
import { insertAttempt } from "../../src/service/store/webhook-deliveries";
import { refuseEndedCaller } from "../../src/service/tokens/ended-caller";
import { hashOfSignIn } from "../../src/service/users/one-time-code";
import { refuseEndedSession } from "../../src/service/users/session";
import { type InhabitedService, startInhabitedService } from "../support/inhabited-service";
import type { InhabitedSite } from "../support/inhabited-site";
import type { PathRequest, TestAnswer } from "../support/service-requests";
import { linkOf, signedInCookie } from "../support/signed-in";

/** Each operation, and each part of one, with the session of a user of each role. */

let inhabited: InhabitedService;
let site: InhabitedSite;
let workspace: string;
let cookies: Record<Role, string>;

beforeAll(async () => {
  inhabited = await startInhabitedService();
  site = await inhabited.inhabit();
  workspace = (await inhabited.workspace.send({ path: "/me" })).body.workspace.name;
  const signedIn = roles.map(async (role) => [
    role,
    await signedInCookie(inhabited.service.service, workspace, role, role),
  ]);
  cookies = Object.fromEntries(await Promise.all(signedIn));
}, 60_000);
afterAll(() => inhabited.close());
afterEach(() => expect(inhabited.service.takeErrors()).toEqual([]));

const origin = "http://127.0.0.1:4071";

function send({ headers, ...request }: PathRequest, cookie: string): Promise<TestAnswer> {
  return inhabited.service.send({ ...request, headers: { cookie, origin, ...headers } });
}

const all = Object.values(operations);
const ofExports = ({ scope }: { scope: string }) => scope === "logs:export";

/** Expects that the answer is the refusal of the role, or one that has nothing to do with roles. */
function expectRefusal({ status, slug, body }: TestAnswer, role: Role, required: Role | null): void {
  if (required === null) {
    expect([401, 500, slug]).not.toContain(status);
    expect(slug).not.toBe("insufficient-role");
    return;
  }
  expect([status, slug, body.required_role, body.user_role]).toEqual([403, "insufficient-role", required, role]);
  expect(body.detail).toMatch(
    RegExp(`needs the role ${required}, and yours is ${role}\\. Ask the operator of this service`),
  );
  expect(body.detail).toContain(`consentform users link --workspace WORKSPACE --name YOUR-NAME --role ${required}`);
}

/** Sends a request as each role. */
async function tryEachRole(request: () => PathRequest, operation: Operation, required: Role): Promise<void> {
  for (const role of roles) {
    const answer = await send(request(), cookies[role]);
    if (ofExports(operation))
      expect([answer.slug, answer.body.required_scope]).toEqual(["insufficient-scope", "logs:export"]);
    else expectRefusal(answer, role, includesRole(role, required) ? null : required);
    if (includesRole(role, required) && !ofExports(operation)) expect(answer.slug).not.toBe("insufficient-scope");
  }
}

describe("each operation is open to its role and to those that include it", () => {
  test.each(all.map((operation) => [operation.id, operation] as const))("%s", async (_id, operation) => {
    const request = () => ({
      method: operation.method,
      path: site.pathOf(operation),
      ...(operation.isBodyRequired ? { body: {} } : {}),
      ...(operation.honoursIfMatch ? { headers: { "if-match": '"another"' } } : {}),
    });
    await tryEachRole(request, operation, operation.role);
  });
});

/** Marks that name a parameter or a member of the body. */
const markForm = /^(?:(\w+)\.)?(\w+)(?:=(\S+))?$/;

const conditions = all.flatMap((operation) =>
  operation.conditionalScopes
    .filter(({ when, effect }) => effect === "refuse" && markForm.test(when))
    .map((condition) => [`${operation.id} with ${condition.when}`, operation, condition] as const),
);

/** A request with the part that a condition is about. */
function withPart(operation: Operation, { when }: ConditionalScope): PathRequest {
  const [, list, member = "", text = "for a reason of these tests"] = markForm.exec(when) ?? [];
  const value = text === "true" ? true : text;
  const { method, queryParameters } = operation;
  const path = site.pathOf(operation);
  if (queryParameters.includes(member))
    return { method, path: `${path}?${member}=${encodeURIComponent(String(value))}` };
  const items = operation.id === "applyTemplate" ? { items: [{ site_id: site.id }], dry_run: true } : {};
  const part = list === undefined ? { [member]: value } : { [list]: [{ site_id: site.id, [member]: value }] };
  return { method, path, body: { ...items, ...part } };
}

describe("each part of an operation is open to its role and to those that include it", () => {
  test.each(conditions)("%s", async (_name, operation, condition) => {
    if (ofExports(condition)) return;
    const required = condition.role ?? operation.role;
    expect(includesRole(required, operation.role)).toBe(true);
    for (const role of roles.filter((each) => includesRole(each, operation.role))) {
      const answer = await send(withPart(operation, condition), cookies[role]);
      expectRefusal(answer, role, includesRole(role, required) ? null : required);
      expect(answer.slug).not.toBe("insufficient-scope");
    }
  });

  test("covers the overrides of gates and the releases of templates", () => {
    const marked = conditions.filter(([, , { role }]) => role !== undefined).map(([name]) => name);
    expect(marked).toEqual([
      "publishVersion with gate_override_reason",
      "promoteVersion with gate_override_reason",
      "applyTemplate with release=preview",
      "applyTemplate with release=production",
      "applyTemplate with items.gate_override_reason",
    ]);
  });
});

test("a billing link opens nothing once the user who made it is not an owner", async () => {
  const { service } = inhabited.service;
  const cookie = await signedInCookie(service, workspace, "paula", "owner");
  const body = { return_url: `${origin}/billing` };
  const { body: made } = await send({ method: "POST", path: "/billing/portal-session", body }, cookie);
  const open = async (method: string) => (await service.fetch(new Request(made.url, { method }))).status;
  expect(await open("HEAD")).toBe(200);
  await linkOf(service, workspace, "paula", "publisher");
  expect([await open("HEAD"), await open("GET")]).toEqual([404, 404]);
});

test("only owners read what receivers of webhooks answered", async () => {
  const { store, runtime } = inhabited.service.service;
  const path = site.pathOf(operations.listWebhookDeliveries);
  const { body } = await send({ path }, cookies.owner);
  const attempt = { status_code: 500, duration_ms: 1, error: null, response_excerpt: "secret stack trace" };
  const id = body.data[0].id;
  await store.transaction((tx) => insertAttempt(tx, { delivery_id: id, at: runtime.now(), ...attempt }));
  for (const role of roles) {
    const { data } = (await send({ path: `${path}?id=${id}` }, cookies[role])).body;
    expect([role, data[0].attempts.at(-1).response_excerpt]).toEqual([
      role,
      role === "owner" ? attempt.response_excerpt : null,
    ]);
  }
});

test("viewers change nothing, and only owners change who has access", () => {
  const open = (role: Role, more: (operation: Operation) => boolean) =>
    all.filter((operation) => operation.role === role && more(operation)).map(({ id }) => id);
  expect(open("viewer", ({ method }) => method !== "GET")).toEqual(["validateConfigDraft"]);
  expect(open("editor", ({ scope }) => scope === "banner:publish")).toEqual([]);
  const owned = ["/tokens", "/webhooks", "/webhook-deliveries", "/alert-channels", "/billing", "/exports"];
  const isOwned = ({ method, path }: Operation) =>
    method !== "GET" && (path.includes("/domains") || owned.some((start) => path.startsWith(start)));
  expect([...open("editor", isOwned), ...open("publisher", isOwned)]).toEqual([]);
  expect(operations.deleteSite.role).toBe("owner");
});

test("a token has no role, and none is refused for one", async () => {
  for (const operation of all.filter(({ auth, method }) => auth !== "user" && method === "GET")) {
    const { slug } = await inhabited.workspace.send({ path: site.pathOf(operation) });
    expect([operation.id, slug]).not.toEqual([operation.id, "insufficient-role"]);
  }
});

test("no request can contain a role, and no one has another role afterwards", async () => {
  const { schemas } = contractDocument().components;
  const named = Object.entries(schemas).filter(([, schema]) => JSON.stringify(schema).includes("schemas/Role"));
  expect(named.map(([name]) => name).sort()).toEqual(["InsufficientRoleProblem", "MeUser"]);
  for (const role of roles) {
    const { body } = await send({ path: "/me" }, cookies[role]);
    expect([body.user.role, body.user.scopes.includes("sites:write")]).toEqual([role, role !== "viewer"]);
    expect(body.user.scopes).not.toContain("logs:export");
    if (role === "owner") continue;
    const made = await send(
      { method: "POST", path: "/tokens", body: { name: role, scopes: ["sites:read"] } },
      cookies[role],
    );
    expectRefusal(made, role, "owner");
  }
});

describe("a user whose role is lowered", () => {
  const change = (role: Role, revokesTokens = false) =>
    manageUsers(inhabited.service.service, {
      kind: "link",
      workspace,
      name: "dana",
      origin: null,
      role,
      revokesTokens,
    });
  const statusOf = async (token: string) => (await inhabited.service.send({ path: "/me", token })).status;

  test("has it in running sessions, and the command lists the tokens that remain", async () => {
    const cookie = await signedInCookie(inhabited.service.service, workspace, "dana", "owner");
    const create = async (as: { cookie: string } | { token: string }) => {
      const request = {
        method: "POST",
        path: "/tokens",
        body: { name: "of dana", scopes: ["sites:read", "sites:write"] },
      };
      const answer = "cookie" in as ? send(request, as.cookie) : inhabited.service.send({ ...request, ...as });
      return (await answer).body;
    };
    const own = await create({ cookie });
    const child = await create({ token: own.secret });
    const grandchild = await create({ token: child.secret });
    const stranger = await inhabited.workspace.makeToken({});

    expect(await change("publisher")).toMatchObject({ role: "publisher", formerRole: "owner" });
    expectRefusal(await send({ method: "DELETE", path: `/tokens/${own.id}` }, cookie), "publisher", "owner");
    const { tokens } = (await change("viewer")) as { tokens: readonly { id: string }[] };
    expect(tokens.map(({ id }) => id).sort()).toEqual([own.id, child.id, grandchild.id].sort());
    expectRefusal(
      await send({ method: "PUT", path: `/sites/${site.id}/config/draft`, body: {} }, cookie),
      "viewer",
      "editor",
    );
    expect((await send({ path: "/me" }, cookie)).body.user.role).toBe("viewer");
    expect(await statusOf(grandchild.secret)).toBe(200);

    expect(await change("viewer", true)).toMatchObject({ formerRole: null, tokens: expect.arrayContaining([]) });
    for (const { secret } of [own, child, grandchild]) expect(await statusOf(secret)).toBe(401);
    expect(await statusOf(stranger)).toBe(200);
    expect(await change("editor")).toMatchObject({ formerRole: "viewer", tokens: [] });
    expect((await send({ path: "/me" }, cookie)).body.user.role).toBe("editor");
  });

  test("gets nothing from a request that waited meanwhile", async () => {
    const { store, runtime } = inhabited.service.service;
    const cookie = await signedInCookie(inhabited.service.service, workspace, "dana", "owner");
    const sessionHash = hashOfSignIn(cookie.split("=")[1] ?? "");
    const caller = { kind: "user", role: "owner", sessionHash } as UserCaller;
    for (const refuse of [refuseEndedSession, refuseEndedCaller]) {
      await change("owner");
      await store.transaction((tx) => refuse(tx, caller, runtime.now(), "owner"));
      await change("publisher");
      const refused = store.transaction((tx) => refuse(tx, caller, runtime.now(), "owner"));
      await expect(refused).rejects.toMatchObject({ slug: "insufficient-role", details: { user_role: "publisher" } });
    }
  });

  test("has no session and no token after a removal that revokes them", async () => {
    const cookie = await signedInCookie(inhabited.service.service, workspace, "dana", "owner");
    const body = { name: "of dana", scopes: ["sites:read"] };
    const { body: token } = await send({ method: "POST", path: "/tokens", body }, cookie);
    await change("viewer");
    const request = { kind: "remove", workspace, name: "dana", revokesTokens: true } as const;
    const answer = await manageUsers(inhabited.service.service, request);
    expect(answer).toMatchObject({ removed: { tokens: [{ id: token.id, name: "of dana", hint: token.hint }] } });
    expect((await send({ path: "/me" }, cookie)).slug).toBe("unauthenticated");
    expect(await statusOf(token.secret)).toBe(401);
  });
});

describe("an operator's misspelled name", () => {
  const link = (name: string, more: { role?: Role; revokesTokens?: boolean } = {}) =>
    manageUsers(inhabited.service.service, {
      kind: "link",
      workspace: "spelled",
      name,
      origin: null,
      role: null,
      ...more,
    });
  const named = async () =>
    inhabited.service.service.store.db
      .selectFrom("users")
      .innerJoin("workspaces", "workspaces.id", "users.workspace_id")
      .select(["users.name", "users.role"])
      .where("workspaces.name", "=", "spelled")
      .orderBy("users.created_at")
      .execute();

  test("is reported as a new user, never as a changed role", async () => {
    expect(await link("Zoë Smith")).toMatchObject({ isNewUser: true, role: "owner", isWithoutOwner: false });
    const misspelled = await link("Zoe Smth", { role: "publisher" });
    expect(misspelled).toMatchObject({ isNewUser: true, role: "publisher", formerRole: null, tokens: [] });
    const known = await link("Zoë Smith", { role: "viewer" });
    expect(known).toMatchObject({ isNewUser: false, formerRole: "owner", isWithoutOwner: true });
    const request = { kind: "remove", workspace: "spelled", name: "Zoe Smth" } as const;
    const removal = await manageUsers(inhabited.service.service, request);
    expect(removal).toMatchObject({ removed: { isWithoutOwner: true } });
    expect(await link("Zoë Smith", { role: "owner" })).toMatchObject({ isWithoutOwner: false });
  });

  const lookAlikes = ["zoë smith", "Zoe\u0308 Smith", "Zoë  Smith", "Zoë\u00a0Smith", "Zoë\u034f Smith", "ＺOË Smith"];
  test.each(lookAlikes)("creates no look-alike %j", async (name) => {
    await expect(link(name, { role: "viewer" })).rejects.toThrow(/people read as the existing user "Zoë Smith"/);
    expect(await named()).toEqual([{ name: "Zoë Smith", role: "owner" }]);
  });

  test("may be that of a person who signs in through an issuer", async () => {
    const { store, runtime } = inhabited.service.service;
    const { workspace_id } = await store.db
      .selectFrom("users")
      .select("workspace_id")
      .where("name", "=", "Zoë Smith")
      .executeTakeFirstOrThrow();
    const person = { issuer: "https://id.example", subject: "1", name: "Quinn", role: "viewer" } as const;
    const user = { ...person, id: "usr_of_issuer", workspace_id, created_at: runtime.now() };
    await store.db.insertInto("users").values(user).execute();
    expect(await link("quinn", { role: "editor" })).toMatchObject({ isNewUser: true, role: "editor" });
    await store.db.deleteFrom("users").where("name", "in", ["Quinn", "quinn"]).execute();
  });

  test("creates no user whose tokens are to be revoked", async () => {
    await expect(link("Zoe", { revokesTokens: true })).rejects.toThrow(/has no user Zoe, and --revoke-tokens is for/);
    expect(await named()).toEqual([{ name: "Zoë Smith", role: "owner" }]);
  });
});

test("the first user who is not an owner shuts out releases without roles", async () => {
  const fresh = await startInhabitedService();
  const { service } = fresh.service;
  const from = async () => (await readCompatibility(service.store.db))?.from;
  await linkOf(service, "default", "alice", "owner");
  expect(await from()).toBeLessThan(36);
  await linkOf(service, "default", "alice", "publisher");
  expect(await from()).toBe(36);
  await linkOf(service, "default", "alice", "owner");
  expect(await from()).toBe(36);
  await fresh.close();
});

describe("the sessions of a user", () => {
  test("are listed to the user and ended by the user, and no one else's are", async () => {
    const { service } = inhabited.service;
    const [first, second] = [
      await signedInCookie(service, workspace, "erin", "viewer"),
      await signedInCookie(service, workspace, "erin"),
    ];
    const listed = async (cookie: string) => (await send({ path: "//sessions" }, cookie)).body.data;
    const sessions = await listed(second);
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain(hashOfSignIn(first.split("=")[1] ?? ""));
    const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
    const end = (cookie: string, headers: Record<string, string> = {}) =>
      send({ method: "POST", path: `//sessions/${other.id}/end`, headers }, cookie);
    expect((await end(cookies.owner)).slug).toBe("not-found");
    expect((await end(second, { origin: "https://evil.example" })).slug).toBe("cross-origin-refused");
    expect((await send({ path: "/me" }, first)).status).toBe(200);
    expect((await end(second)).status).toBe(204);
    expect((await send({ path: "/me" }, first)).slug).toBe("unauthenticated");
    expect((await end(second)).slug).toBe("not-found");
    expect(await listed(second)).toEqual([
      { ...sessions.find(({ id }: { id: string }) => id !== other.id), is_current: true },
    ]);
    expect((await inhabited.workspace.send({ path: "//sessions" })).slug).toBe("unauthenticated");
  });
});
