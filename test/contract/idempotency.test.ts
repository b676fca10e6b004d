import { type InProcessService, startInProcessService, type TestWorkspace } from "../support/in-process-service";
import type { PathRequest } from "../support/service-requests";

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

const create = (key: string, more: Partial<PathRequest> = {}) =>
  workspace.send({
    method: "POST",
    path: "/sites",
    body: { name: "Shop" },
    headers: { "idempotency-key": key },
    ...more,
  });
const countSites = async () => (await workspace.send({ path: "/sites" })).body.data.length;

test("a repeated request gets the stored answer and has no second effect", async () => {
  const first = await create("k");
  const second = await create("k");
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  for (const header of ["etag", "location"]) expect(second.headers.get(header)).toBe(first.headers.get(header));
  expect([first, second].map(({ headers }) => headers.get("idempotency-replayed"))).toEqual([null, "true"]);
  expect(await countSites()).toBe(1);
});

test("quoted and bare keys are equal, and so are bodies with reordered members", async () => {
  await create("k", { body: { name: "Shop", retention: 100 } });
  const answer = await create('"k"', { body: { retention: 100, name: "Shop" } });
  expect(answer.headers.get("idempotency-replayed")).toBe("true");
});

test.each([["another body", { body: { name: "Other" } }]])(
  "%s with the same key is refused and names the key",
  async (_what, more) => {
    await create("k");
    const answer = await create("k", more);
    expect(answer.slug).toBe("idempotency-key-reused");
    expect(answer.body.key).toBe("k");
  },
);

test("another path with the same key is refused", async () => {
  const [a, b] = [await workspace.makeSite(), await workspace.makeSite()];
  const attach = (site: string) =>
    workspace.send({
      method: "POST",
      path: `/sites/${site}/domains`,
      body: { host: `${site.replaceAll("_", "-")}.example.com` },
      headers: { "idempotency-key": "k" },
    });
  expect((await attach(a)).status).toBe(201);
  expect((await attach(b)).slug).toBe("idempotency-key-reused");
});

test("a key belongs to its workspace and route, not to the token", async () => {
  const first = await create("k");
  const token = await workspace.makeToken({ scopes: ["sites:write", "banner:read"] });
  expect((await create("k", { token })).body.id).toBe(first.body.id);
  const other = await service.workspace();
  const theirs = await other.send({
    method: "POST",
    path: "/sites",
    body: { name: "Shop" },
    headers: { "idempotency-key": "k" },
  });
  expect(theirs.body.id).not.toBe(first.body.id);
});

test("a replay goes only to a caller who may make the request", async () => {
  await create("k");
  const reader = await workspace.makeToken({ scopes: ["sites:read"] });
  expect((await create("k", { token: reader })).slug).toBe("insufficient-scope");
  const bound = await workspace.makeToken({ scopes: ["sites:write"], environment: "preview" });
  expect((await create("k", { token: bound })).slug).toBe("token-binding-mismatch");
});

test("a refused request releases its key", async () => {
  expect((await create("k", { body: { name: "" } })).slug).toBe("validation-failed");
  expect((await create("k")).status).toBe(201);
});

test("keys are kept for 24 hours", async () => {
  const first = await create("k");
  service.advance(24 * 3600 * 1000 - 60_000);
  expect((await create("k")).body.id).toBe(first.body.id);
  service.advance(61_000);
  expect((await create("k", { body: { name: "Another request" } })).status).toBe(201);
});

test("expired keys are dropped as new ones come", async () => {
  for (const key of ["a", "b", "c", "d"]) await create(key);
  service.advance(25 * 3600 * 1000);
  await create("e");
  await create("f");
  const rows = await service.service.store.db
    .selectFrom("idempotency_keys")
    .select("key_hash")
    .where("workspace_id", "=", workspace.workspaceId)
    .execute();
  expect(rows).toHaveLength(2);
});

test("ten concurrent requests with one key have one effect and one answer", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create("k")));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await countSites()).toBe(1);
});

test.each(["", '""', "a b", '"open', "k".repeat(256), "schlüssel"])("the form %j is refused", async (key) => {
  const answer = await create(key.replace("ü", "\u00fc"));
  expect(answer.slug).toBe("idempotency-key-invalid");
});

test("on a POST that does not replay, the key is checked for its form only", async () => {
  const site = await workspace.makeSite();
  const send = (key: string) =>
    workspace.send({ method: "POST", path: `/sites/${site}/config/validate`, headers: { "idempotency-key": key } });
  expect((await send("")).slug).toBe("idempotency-key-invalid");
  const [first, second] = [await send("k"), await send("k")];
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.headers.get("idempotency-replayed")).toBeNull();
});
