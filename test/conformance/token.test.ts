import type { Client } from "../../src/provider/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

const inputs = {
  name: "pipeline",
  scopes: ["sites:read"],
  expires_in_days: 90,
  renew_before_days: 14,
  overlap_hours: 3,
};

async function token(more: Record<string, unknown> = {}, key?: string): Promise<Managed> {
  const managed = new Managed("Token", client, { ...inputs, ...more }, key);
  await managed.create();
  return managed;
}

async function statusOf(id: string) {
  const { status, retires_at } = (await client.call("getToken", { path: { id } })).data;
  return {
    status,
    retiresInHours: retires_at === null ? null : Math.round((Date.parse(retires_at) - Date.now()) / 3_600_000),
  };
}

test("refuses all scopes that the configured token lacks before any write", async () => {
  const limited = await laboratory.client({ scopes: ["sites:read", "sites:write"] });
  const greedy = new Managed("Token", limited, { ...inputs, scopes: ["sites:read", "banner:read", "logs:export"] });
  laboratory.forgetRequests();
  await expect(greedy.create()).rejects.toThrow(/lacks banner:read, logs:export/);
  expect(laboratory.requests).toEqual([{ method: "GET", path: "/me" }]);
});

test("returns the secret once and never loses it on refresh", async () => {
  const managed = await token();
  const { secret } = managed.outputs;
  expect(secret).toMatch(/^cst_/);
  await managed.refresh();
  expect(managed.outputs.secret).toBe(secret);
});

test("a replacement ends the old one with the overlap, a destroy at once", async () => {
  const old = await token();
  const successor = await token({ scopes: ["banner:read"] }, old.key);
  old.session = successor.session;
  await old.remove();
  expect(await statusOf(old.id)).toEqual({ status: "retiring", retiresInHours: 3 });
  successor.renewSession();
  await successor.remove();
  expect(await statusOf(successor.id)).toMatchObject({ status: "revoked" });
});

test.each([
  ["the same inputs, as in --replace", {}],
  ["other inputs", { scopes: ["banner:read"] }],
])("with %s, the one in use lives until it is deleted", async (_what, more) => {
  const old = await token();
  await laboratory.use(old.outputs.secret);
  const successor = await token(more, old.key);
  expect(successor.id).not.toBe(old.id);
  expect(successor.outputs.secret).not.toBe(old.outputs.secret);
  expect(await statusOf(old.id)).toMatchObject({ status: "active" });
  old.session = successor.session;
  await old.remove();
  expect(await statusOf(old.id)).toEqual({ status: "retiring", retiresInHours: 3 });
  expect(await statusOf(successor.id)).toMatchObject({ status: "active" });
});

test("the next attempt ends a lost token, with any inputs, but not the one in use", async () => {
  const old = await token();
  await laboratory.use(old.outputs.secret);
  const lost = await token({}, old.key);
  const next = await token({ scopes: ["banner:read"] }, old.key);
  expect(next.outputs.scopes).toEqual(["banner:read"]);
  expect(await statusOf(lost.id)).toEqual({ status: "retiring", retiresInHours: 3 });
  expect(await statusOf(old.id)).toMatchObject({ status: "active" });
});

test("destroy ends replaced tokens, except another maker's and the one of this run", async () => {
  const maker = await laboratory.token();
  const mine = laboratory.clientOf(maker);
  const first = new Managed("Token", mine, { ...inputs, scopes: ["sites:read", "sites:write"] });
  await first.create();
  const firstUse = laboratory.clientOf(String(first.outputs.secret));
  const others = new Managed("Token", client, { ...inputs, name: "theirs" }, first.key);
  await others.create();
  await client.call("revokeToken", { path: { id: others.id }, query: { after: inputs.overlap_hours } });
  laboratory.advance(61 * 60 * 1000);
  const last = new Managed("Token", mine, inputs, first.key);
  await last.create();
  first.session = last.session;
  await first.remove();
  expect([await statusOf(first.id), await statusOf(others.id)]).toMatchObject([
    { status: "retiring" },
    { status: "retiring" },
  ]);
  const use = new Managed("Token", firstUse, inputs, first.key);
  Object.assign(use, { id: last.id, outputs: last.outputs });
  await use.remove();
  expect(await statusOf(last.id)).toMatchObject({ status: "revoked" });
  expect(await statusOf(first.id)).toMatchObject({ status: "retiring" });
  expect(await statusOf(others.id)).toMatchObject({ status: "retiring" });
  expect(use.session.lines).toEqual([
    expect.stringMatching(new RegExp(`${others.id} was created at .* by token tok_.*, so it stays valid until`)),
    expect.stringMatching(new RegExp(`This run uses the former token ${first.id}, so it stays valid until`)),
  ]);
  last.renewSession();
  await last.remove();
  expect(await statusOf(first.id)).toMatchObject({ status: "revoked" });
  expect(await statusOf(others.id)).toMatchObject({ status: "retiring" });
});

test("a destroy ends no predecessor while another token of the same resource is active", async () => {
  const first = await token();
  const second = await token({}, first.key);
  first.session = second.session;
  await first.remove();
  const successor = await token({}, first.key);
  await laboratory.use(successor.outputs.secret);
  await second.remove();
  expect(await statusOf(second.id)).toMatchObject({ status: "revoked" });
  expect(await statusOf(first.id)).toMatchObject({ status: "retiring" });
});

test("a token that another one made long ago is not taken for left over", async () => {
  const theirs = await token();
  laboratory.advance(61 * 60 * 1000);
  const mine = new Managed("Token", await laboratory.client(), inputs, theirs.key);
  await mine.create();
  expect(await statusOf(theirs.id)).toMatchObject({ status: "active" });
  expect(mine.session.lines).toEqual([
    expect.stringMatching(
      /another stack may have created it, so it stays valid\. If it is not in use, revoke it: .*revokeToken id=tok_/,
    ),
  ]);
});

test("a token that rotates often finds a free name", async () => {
  const first = await token();
  await laboratory.use(first.outputs.secret);
  const ids = [first.id];
  for (let rotation = 0; rotation < 12; rotation += 1) {
    const next = await token({ rotation_triggers: { rotation: String(rotation) } }, first.key);
    await laboratory.use(next.outputs.secret);
    ids.push(next.id);
  }
  expect(new Set(ids).size).toBe(13);
  const { data: last } = await client.call("getToken", { path: { id: String(ids.at(-1)) } });
  expect(last.status).toBe("active");
});

test("a retiring token is gone, so that the next deployment makes a new one", async () => {
  const managed = await token();
  await client.call("revokeToken", { path: { id: managed.id }, query: { after: 24 } });
  expect(await managed.refresh()).toEqual({ state: "gone" });
});

test("renews the token when its end is near", async () => {
  const managed = await token();
  const later = (days: number) => ({ ...managed.session.service.clock, now: () => Date.now() + days * 86_400_000 });
  managed.session.service.clock = later(75);
  expect(managed.diff().kind).toBe("none");
  managed.session.service.clock = later(77);
  expect(managed.diff()).toMatchObject({ kind: "remote", replaces: ["expires_in_days"] });
});

test("a binding and an absolute expiry", async () => {
  const siteId = (await client.call("createSite", { body: { name: "Bound" } })).data.id;
  const expiresAt = "2035-01-01T00:00:00.000Z";
  const managed = new Managed("Token", client, {
    name: "bound",
    scopes: ["sites:read"],
    site_id: siteId,
    expires_at: expiresAt,
  });
  await managed.create();
  expect(managed.outputs).toMatchObject({ site_id: siteId, expires_at: expiresAt });
  await managed.refresh();
  expect(managed.diff().kind).toBe("none");
  expect(managed.diff({ ...managed.inputs, expires_at: "2036-01-01T00:00:00.000Z" }).replaces).toEqual(["expires_at"]);
});

test("reports the end of a never-used token with an equal key, and how to avoid it", async () => {
  const theirs = await token();
  laboratory.advance(25 * 60 * 60 * 1000);
  const mine = await token({}, theirs.key);
  expect(await statusOf(theirs.id)).toMatchObject({ status: "retiring" });
  expect(mine.session.lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `${theirs.id} was created at .* by token tok_.*never used.*ends in 3 hours.*set \`consentform:owner\``,
      ),
    ),
  ]);
});

test("adopting a token compares the declared lifetime with its expiry", async () => {
  const { data: endless } = await client.call("createToken", { body: { name: "endless", scopes: ["sites:read"] } });
  const declared = { name: "endless", scopes: ["sites:read"], expires_in_days: 90 };
  const adopter = new Managed("Token", client, { ...declared, adopt: endless.id });
  await expect(adopter.create()).rejects.toThrow(/different values for expires_in_days, which cannot be changed/);
  const body = { ...declared, scopes: ["sites:read" as const], name: "quarterly" };
  const { data: quarterly } = await client.call("createToken", { body });
  const longer = new Managed("Token", client, {
    ...declared,
    name: "quarterly",
    expires_in_days: 91,
    adopt: quarterly.id,
  });
  await expect(longer.create()).rejects.toThrow(/different values for expires_in_days/);
  const same = new Managed("Token", client, { ...declared, name: "quarterly", adopt: quarterly.id });
  await same.create();
  expect(same.session.lines).toEqual([`Token: ${quarterly.id} is adopted as it is.`]);
});

test("a token that has ended, or is about to, is not adopted", async () => {
  for (const query of [undefined, { after: 2 }]) {
    const ended = await token();
    await client.call("revokeToken", { path: { id: ended.id }, ...(query && { query }) });
    const adopter = new Managed("Token", client, { ...ended.inputs, adopt: ended.id });
    await expect(adopter.create()).rejects.toThrow(/^Token: adopt: .* has ended.*Remove adopt to create a new object/);
    expect(adopter.session.lines).toEqual([]);
  }
});
