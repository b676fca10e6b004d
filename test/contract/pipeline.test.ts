import { type Operation, operations, type Scope } from "../../src/consent/contract";
import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";
import type { PathRequest } from "../support/service-requests";

/**
 * The checks of contract 4.12, in the places where their order is easily lost. What is generated for all 71 operations
 * is in order-of-checks.test.ts, bindings.test.ts and every-route.test.ts.
 */

let service: InProcessService;
let workspace: TestWorkspace;

beforeAll(async () => {
  service = await startInProcessService();
}, 60_000);
beforeEach(async () => {
  workspace = await service.workspace();
});
afterAll(() => service.close());
afterEach(() => expect(service.takeErrors()).toEqual([]));

const all = Object.values(operations);
const named = (list: readonly Operation[]): [string, Operation][] => list.map((operation) => [operation.id, operation]);

/** The path with an id that cannot exist. */
const pathOf = ({ path }: Operation, id = "nothing_01jd2v7k3q8m4n5p6r7s8t9v0w"): string =>
  path.replace("{id}", id).replace("{number}", "1");

const request = (operation: Operation, more: Partial<PathRequest> = {}): PathRequest => ({
  method: operation.method,
  path: pathOf(operation),
  ...(operation.isBodyRequired ? { body: {} } : {}),
  ...more,
});

describe("the order of checks: the first failure answers", () => {
  const scopes: readonly Scope[] = ["banner:read"];
  const wrongEverything = { "content-type": "text/plain", accept: "image/png" };

  test.each<[string, () => Promise<PathRequest>, string]>([
    [
      "Host before the path",
      async () => ({ path: "/nothing", headers: { host: "evil.example" } }),
      "misdirected-request",
    ],
    ["path before the token", async () => ({ path: "/nothing" }), "not-found"],
    ["method before the token", async () => ({ method: "PUT", path: "/sites" }), "method-not-allowed"],
    [
      "size before the token",
      async () => ({ method: "POST", path: "/sites", body: "x".repeat(1024 * 1024 + 1) }),
      "payload-too-large",
    ],
    [
      "length of the target before the token",
      async () => ({ path: `/sites?name=${"x".repeat(8200)}` }),
      "uri-too-long",
    ],
    ["authentication before the scope", async () => ({ path: "/sites", token: "cst_wrong" }), "unauthenticated"],
    [
      "auth class before the scope",
      async () => ({ path: "/billing/subscription", token: await workspace.makeToken({ scopes }) }),
      "user-session-required",
    ],
    [
      "scope before the binding",
      async () => ({
        method: "POST",
        path: "/sites",
        token: await workspace.makeToken({ scopes: ["sites:read"], environment: "preview" }),
        headers: wrongEverything,
        body: "{",
      }),
      "insufficient-scope",
    ],
    [
      "binding to a workspace before the media type",
      async () => ({
        method: "POST",
        path: "/sites",
        token: await workspace.makeToken({ scopes: ["sites:write"], environment: "preview" }),
        headers: wrongEverything,
        body: "{",
      }),
      "token-binding-mismatch",
    ],
    [
      "Accept and parameters before existence",
      async () => ({ path: "/sites/site_none?nothing=1", token: workspace.token }),
      "invalid-parameter",
    ],
    [
      "JSON syntax before existence",
      async () => ({ method: "PATCH", path: "/sites/site_none", token: workspace.token, body: "{" }),
      "malformed-request",
    ],
    [
      "conditional scope of a parameter before existence",
      async () => ({
        path: "/sites/site_none?include=scan_schedule",
        token: await workspace.makeToken({ scopes: ["sites:read"] }),
      }),
      "insufficient-scope",
    ],
    [
      "existence before the environment",
      async () => ({
        method: "POST",
        path: "/sites/site_none/domains",
        token: await workspace.makeToken({ scopes: ["sites:write"], environment: "preview" }),
        body: { host: "a.example.com", environment: "production" },
      }),
      "not-found",
    ],
    [
      "environment before the body's schema",
      async () => ({
        method: "POST",
        path: `/sites/${await workspace.makeSite()}/domains`,
        token: await workspace.makeToken({ scopes: ["sites:write"], environment: "preview" }),
        body: { environment: "production" },
      }),
      "token-binding-mismatch",
    ],
    [
      "the schema when the environment is no legal value",
      async () => ({
        method: "POST",
        path: `/sites/${await workspace.makeSite()}/domains`,
        token: await workspace.makeToken({ scopes: ["sites:write"], environment: "preview" }),
        body: { host: "a.example.com", environment: "staging" },
      }),
      "validation-failed",
    ],
    [
      "body schema before If-Match",
      async () => ({
        method: "PATCH",
        path: `/sites/${await workspace.makeSite()}`,
        token: workspace.token,
        body: { nothing: 1 },
        headers: { "if-match": '"old"' },
      }),
      "validation-failed",
    ],
    [
      "If-Match before the meaning of the body",
      async () => ({
        method: "PATCH",
        path: `/sites/${await workspace.makeSite()}`,
        token: workspace.token,
        body: { settings: { timezone: "Mars/Olympus" } },
        headers: { "if-match": '"old"' },
      }),
      "precondition-failed",
    ],
  ])("%s", async (_order, make, slug) => {
    expect((await service.send(await make())).slug).toBe(slug);
  });

  test("a replayed key before the body's schema", async () => {
    const headers = { "idempotency-key": "order" };
    await workspace.send({ method: "POST", path: "/sites", body: { name: "Shop" }, headers });
    const answer = await workspace.send({ method: "POST", path: "/sites", body: { nothing: 1 }, headers });
    expect(answer.slug).toBe("idempotency-key-reused");
  });
});

describe("every operation", () => {
  test.each(named(all.filter(({ auth }) => auth !== "public")))(
    "%s asks for credentials, in one constant answer",
    async (_id, operation) => {
      const answers = await Promise.all(
        [null, "wrong", `cst_${"a".repeat(49)}`].map((token) =>
          service.send(request(operation, { token, address: `192.0.2.${operation.row}` })),
        ),
      );
      for (const { slug, headers, body } of answers) {
        expect(slug).toBe("unauthenticated");
        expect(headers.get("www-authenticate")).toMatch(/^Bearer/);
        expect(body.detail).toBe(answers[0]?.body.detail);
      }
    },
  );

  test.each(named(all.filter(({ auth }) => auth === "token")))(
    "%s refuses a token without its scope and names it",
    async (_id, operation) => {
      const scopes = (["sites:read", "banner:read"] as const).filter((scope) => scope !== operation.scope);
      const token = await workspace.makeToken({ scopes });
      const answer = await service.send(request(operation, { token }));
      expect(answer.slug).toBe("insufficient-scope");
      expect(answer.body).toMatchObject({ required_scope: operation.scope, token_scopes: scopes });
    },
  );
});

test("unknown paths, malformed ids and wrong methods are problems too", async () => {
  expect((await service.send({ path: "//nothing" })).slug).toBe("not-found");
  expect((await workspace.send({ path: "/sites/%00%zz" })).slug).toBe("not-found");
  expect((await workspace.send({ path: "/sites/" })).slug).toBe("not-found");
  const wrong = await workspace.send({ method: "PUT", path: "/sites" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  expect((await service.send({ method: "OPTIONS", path: "/sites" })).slug).toBe("method-not-allowed");
});

test("every answer has a request id, and refusals repeat it", async () => {
  const answer = await workspace.send({ path: "/sites/none" });
  expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
  expect(answer.body.request_id).toBe(answer.headers.get("x-request-id"));
  expect(answer.body.instance).toBe("/v1/sites/none");
});

test("a refused Accept lists the allowed types; problems ignore Accept", async () => {
  const send = (accept: string) => workspace.send({ path: "/sites", headers: { accept } });
  expect((await send("text/html")).body.allowed).toEqual(["application/json"]);
  expect((await send("application/json;q=0, */*")).slug).toBe("not-acceptable");
  for (const accept of ["*/*", "application/*", "text/html, application/json;q=0.1"]) {
    expect((await send(accept)).status).toBe(200);
  }
});

test.each(["localhost", "localhost:99", "127.0.0.1", "[::1]:80"])("Host %s is answered on loopback", async (host) => {
  expect((await workspace.send({ path: "/me", headers: { host } })).status).toBe(200);
});

test("CORS headers are on public answers only", async () => {
  const from = async (path: string) => (await service.send({ path })).headers.get("access-control-allow-origin");
  expect(await from("/r?country=DE")).toBe("*");
  expect(await from("/r?country=XX&nothing=1")).toBe("*");
  expect(await from("/sites")).toBeNull();
});

test("internal-error reveals no cause, reports it, and rolls everything back", async () => {
  const cause = new Error("what nobody outside may read");
  const newId: InProcessService["service"]["runtime"]["newId"] = (kind) => {
    if (kind === "evt") throw cause;
    return service.service.runtime.newId(kind);
  };
  const failing = await startInProcessService({ runtime: { newId } });
  const failingWorkspace = await failing.workspace();
  const answer = await failingWorkspace.send({ method: "POST", path: "/sites", body: { name: "Shop" } });
  expect([answer.status, answer.slug]).toEqual([500, "internal-error"]);
  expect(JSON.stringify(answer.body)).not.toContain(cause.message);
  expect(failing.takeErrors()).toEqual([cause]);
  expect((await failingWorkspace.send({ path: "/sites" })).body.data).toEqual([]);
  await failing.close();
}, 60_000);
