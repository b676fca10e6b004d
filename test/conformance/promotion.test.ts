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
  const body = { name: "Promotions", settings: { promotion_gate: { mode: "off" as const } } };
  siteId = (await client.call("createSite", { body })).data.id;
});

async function publish(title: string): Promise<number> {
  const path = { id: siteId };
  await client.call("putConfigDraft", { path, body: { document: bannerDocument(title) } });
  return (await client.call("publishVersion", { path, body: {} })).data.number;
}

async function live() {
  return (await client.call("getSite", { path: { id: siteId } })).data.stages?.production;
}

async function promoted(versionNumber: number): Promise<Managed> {
  const promotion = new Managed("Promotion", client, { site_id: siteId, version_number: versionNumber });
  await promotion.create();
  return promotion;
}

test("promotes a new version; an old one is rolled back to under a new number", async () => {
  const promotion = await promoted(await publish("One"));
  await promotion.update({ site_id: siteId, version_number: await publish("Two") });
  expect((await live())?.number).toBe(2);
  await promotion.update({ site_id: siteId, version_number: 1, reason: "the text was wrong" });
  expect(await live()).toMatchObject({ number: 3, rolled_back_from: 1 });
  expect(promotion.outputs).toMatchObject({ version_number: 1, number: 3 });
  const { data } = await client.call("getVersion", { path: { id: siteId, number: 3 } });
  expect(data.gate?.rollback_reason).toBe("the text was wrong");
});

test("after a rollback nothing differs, because production serves what is declared", async () => {
  const promotion = await promoted(await publish("One"));
  await promotion.update({ site_id: siteId, version_number: await publish("Two") });
  await promotion.update({ site_id: siteId, version_number: 1 });
  await promotion.refresh();
  expect(promotion.inputs.version_number).toBe(1);
  expect(promotion.diff().kind).toBe("none");
});

test("pointing at what is live already changes nothing", async () => {
  const number = await publish("One");
  await promoted(number);
  const before = await live();
  await promoted(number);
  expect(await live()).toEqual(before);
});

test("an update refuses someone else's promotion, naming who, and a refresh sees it", async () => {
  const promotion = await promoted(await publish("One"));
  const byHand = await publish("By hand");
  await colleague.call("promoteVersion", { path: { id: siteId, number: byHand }, body: {} });
  const fromCode = await publish("From code");
  await expect(promotion.update({ site_id: siteId, version_number: fromCode })).rejects.toThrow(
    /production holds version 2, moved there at .* by token tok_/,
  );
  expect((await live())?.number).toBe(byHand);
  await promotion.refresh();
  expect(promotion.inputs.version_number).toBe(byHand);
  await promotion.update({ site_id: siteId, version_number: fromCode });
  expect((await live())?.number).toBe(fromCode);
});

describe("a new promotion", () => {
  /** Two versions were live, and a colleague rolled back to the first one. */
  async function rolledBackByHand(): Promise<Managed> {
    const promotion = await promoted(await publish("One"));
    await promotion.update({ site_id: siteId, version_number: await publish("Two") });
    await colleague.call("rollbackVersion", { path: { id: siteId, number: 1 }, body: { reason: "an incident" } });
    expect((await live())?.number).toBe(3);
    return promotion;
  }
  const renamed = (version_number: number, more: object = {}) =>
    new Managed("Promotion", client, { site_id: siteId, version_number, ...more });
  const refusal =
    /production of site_\w+ holds version 3, moved there at \S+ by token tok_\w+, and this resource .*aliases.* adopt: true/;

  test("does not undo a rollback by hand; the error names who did it and when", async () => {
    await rolledBackByHand();
    const newest = await publish("Three");
    for (const number of [2, newest]) {
      await expect(renamed(number).create()).rejects.toThrow(refusal);
      expect((await live())?.number).toBe(3);
    }
    const taken = renamed(newest, { adopt: true });
    await taken.create();
    expect((await live())?.number).toBe(newest);
    expect(taken.session.lines).toEqual([expect.stringMatching(/is adopted: it holds version 3, moved there/)]);
    // Later, `adopt` lets nothing be overwritten.
    await colleague.call("rollbackVersion", { path: { id: siteId, number: 1 }, body: { reason: "again" } });
    const next = { ...taken.inputs, version_number: await publish("Four") };
    await expect(taken.update(next)).rejects.toThrow(/production holds version 5/);
  });

  test("takes over an empty production, and what it serves anyway, in one request", async () => {
    laboratory.forgetRequests();
    const number = await publish("One");
    laboratory.forgetRequests();
    for (const _ of ["empty", "the same"]) await renamed(number).create();
    expect(laboratory.requests).toHaveLength(2);
    await rolledBackByHand();
    await renamed(1).create();
    expect((await live())?.number).toBe(3);
  });

  test("refuses to replace what someone promoted by hand before", async () => {
    await colleague.call("promoteVersion", { path: { id: siteId, number: await publish("By hand") }, body: {} });
    const number = await publish("From code");
    await expect(renamed(number).create()).rejects.toThrow(/holds version 1, moved there at .* by token tok_/);
    await renamed(number, { adopt: true }).create();
    expect((await live())?.number).toBe(number);
  });

  test("replaces what the promotion had recorded that it replaces, and no more than that", async () => {
    const former = await promoted(await publish("One"));
    const next = renamed(await publish("Two"));
    next.session = former.session;
    await former.remove();
    await next.create();
    expect((await live())?.number).toBe(2);
    await colleague.call("rollbackVersion", { path: { id: siteId, number: 1 }, body: { reason: "an incident" } });
    const last = renamed(await publish("Three"));
    last.session = next.session;
    await next.remove();
    await expect(last.create()).rejects.toThrow(refusal);
  });
});

test("a rollback whose answer is lost is found again, by an update and by a creation", async () => {
  const promotion = await promoted(await publish("One"));
  await promotion.update({ site_id: siteId, version_number: await publish("Two") });
  await client.call("rollbackVersion", { path: { id: siteId, number: 1 }, body: { reason: "a killed run" } });
  await promotion.update({ site_id: siteId, version_number: 1 });
  await promoted(1);
  expect((await live())?.number).toBe(3);
});

test("a change of only the reason is not a difference", async () => {
  const promotion = await promoted(await publish("One"));
  expect(promotion.diff({ ...promotion.inputs, reason: "another" }).kind).toBe("none");
});

test("only an override that names the version passes a blocked gate", async () => {
  const settings = { promotion_gate: { mode: "block" as const } };
  await client.call("updateSite", { path: { id: siteId }, body: { settings } });
  const versionNumber = await publish("One");
  const override = (meant: number) => ({
    site_id: siteId,
    version_number: versionNumber,
    gate_override: { version_number: meant, reason: "agreed with the works council" },
  });
  await expect(promoted(versionNumber)).rejects.toThrow(/Promotion: .*blocked/i);
  await expect(new Managed("Promotion", client, override(versionNumber + 1)).create()).rejects.toThrow(/blocked/i);
  await new Managed("Promotion", client, override(versionNumber)).create();
  expect((await live())?.number).toBe(versionNumber);
});

test("deleting it leaves production as it is", async () => {
  const promotion = await promoted(await publish("One"));
  laboratory.forgetRequests();
  await promotion.remove();
  expect(laboratory.requests).toEqual([]);
  expect((await live())?.number).toBe(1);
});
