import type { Client } from "../../src/client";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument } from "./rows/prepared";

/** Objects under the key of a resource that is to be created: another person's with equal names, or what an interrupted attempt left. */

let laboratory: Laboratory;
let alice: Client;
let bob: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  alice = await laboratory.client();
  bob = await laboratory.client();
});
afterAll(() => laboratory.close());

let count = 0;
const inputs = () => ({ name: `Shared ${++count}`, settings: { labels: { team: "alice" } } });

/** Refused, naming both ways out, and the object is as it was. */
async function expectRefused(theirs: Managed, client: Client, reason: RegExp): Promise<void> {
  const before = (await alice.call("getSite", { path: { id: theirs.id } })).data;
  const wished = { ...theirs.inputs, settings: { labels: { team: "bob" } } };
  const mine = new Managed("Site", client, wished, theirs.key);
  const refusal = String(await mine.create().catch((error: unknown) => error));
  expect(refusal).toMatch(reason);
  expect(refusal).toContain("set `consentform:owner`");
  expect(refusal).toContain(`adopt: "${theirs.id}"`);
  expect((await alice.call("getSite", { path: { id: theirs.id } })).data).toEqual(before);
}

test("an object that was changed since it was created is refused, also with the same token", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  laboratory.advance(1000);
  await site.update({ ...site.inputs, retention: 400 });
  await expectRefused(site, alice, /it was changed at .* by token tok_/);
});

test("an object that is in use is refused, also with the same token", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  await new Managed("ConfigDraft", alice, { siteId: site.id, document: bannerDocument() }).create();
  await expectRefused(site, alice, /it is in use/);
});

test("what another resource of the program manages is refused, although it was made under this name", async () => {
  const renamed = new Managed("Site", alice, inputs());
  await renamed.create();
  const later = new Managed("Site", alice, inputs(), renamed.key);
  later.session = renamed.session;
  await expect(later.create()).rejects.toThrow(/another resource of this program manages it/);
});

test("an object that nothing touched is refused an hour later to another token, not to its creator's", async () => {
  const site = new Managed("Site", alice, inputs());
  await site.create();
  const later = { now: () => Date.now() + 61 * 60 * 1000 };
  const theirs = new Managed("Site", bob, site.inputs, site.key);
  theirs.session.clock = { ...theirs.session.clock, ...later };
  await expect(theirs.create()).rejects.toThrow(/it was created at .* by token tok_.*consentform:owner/);
  const again = new Managed("Site", alice, site.inputs, site.key);
  again.session.clock = { ...again.session.clock, ...later };
  await again.create();
  expect(again.id).toBe(site.id);
  expect(again.session.lines).toEqual([
    expect.stringMatching(/taken over as left by an interrupted deployment.*consentform:owner/),
  ]);
});
