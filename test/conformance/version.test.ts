import type { Client } from "../../src/provider/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument } from "./rows/prepared";

let laboratory: Laboratory;
let client: Client;
let colleague: Client;
let siteId: string;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
  colleague = await laboratory.client();
});

afterAll(() => laboratory.close());

beforeEach(async () => {
  const settings = { promotion_gate: { mode: "off" as const }, allow_direct_production: true };
  siteId = (await client.call("createSite", { body: { name: "Direct", settings } })).data.id;
});

async function draft(title: string): Promise<string> {
  const body = { document: bannerDocument(title) };
  return (await client.call("putConfigDraft", { path: { id: siteId }, body })).data.digest;
}

async function live(): Promise<number | undefined> {
  return (await client.call("getSite", { path: { id: siteId } })).data.stages?.production?.number;
}

async function direct(title: string, more: object = {}): Promise<Managed> {
  const inputs = { site_id: siteId, environment: "production", draft_digest: await draft(title), ...more };
  return new Managed("Version", client, inputs);
}

/** The successor of a version in the next run, which knows what the former one recorded. */
async function successor(former: Managed, title: string, more: object = {}): Promise<Managed> {
  const next = await direct(title, more);
  former.session = next.session;
  former.diff(next.inputs);
  return next;
}

const rollBack = (by: Client) =>
  by.call("rollbackVersion", { path: { id: siteId, number: 1 }, body: { reason: "an incident" } });

test("replaces what the program brought to production, in one request", async () => {
  const first = await direct("One");
  await first.create();
  const second = await successor(first, "Two");
  await client.call("getMe", {});
  laboratory.forgetRequests();
  await second.create();
  expect(laboratory.requests).toHaveLength(1);
  expect(await live()).toBe(2);
});

test("refuses to replace a rollback that is not recorded; its number permits it", async () => {
  const first = await direct("One");
  await first.create();
  const second = await successor(first, "Two");
  await second.create();
  for (const who of [colleague, client]) {
    await rollBack(who);
    const held = Number(await live());
    const third = await successor(second, `After ${held}`);
    await expect(third.create()).rejects.toThrow(
      new RegExp(
        `production of ${siteId} holds version ${held}, moved there at \\S+ by token tok_\\w+, and this resource .*aliases.* To replace version ${held}, set expected_production_number: ${held}\\.`,
      ),
    );
    expect(await live()).toBe(held);
  }
  const held = Number(await live());
  await (await successor(second, "Permitted", { expected_production_number: held })).create();
  expect(await live()).toBe(held + 1);
  const stale = await successor(second, "Stale", { expected_production_number: held });
  await expect(stale.create()).rejects.toThrow(
    new RegExp(`expected_production_number: is ${held}, but production holds version ${held + 1}, .* set it to`),
  );
});

test("a first version replaces a release by its token, but not a rollback", async () => {
  await (await direct("One")).create();
  // A replacement that deletes first and fails leaves nothing recorded.
  await (await direct("Two")).create();
  expect(await live()).toBe(2);
  await rollBack(client);
  await expect((await direct("Three")).create()).rejects.toThrow(/holds version 3, moved there at .* has not recorded/);
  const path = { id: siteId };
  await colleague.call("publishVersion", { path, body: { environment: "production" } });
  await expect((await direct("Four")).create()).rejects.toThrow(/holds version 4, moved there at .* has not recorded/);
  expect(await live()).toBe(4);
});
