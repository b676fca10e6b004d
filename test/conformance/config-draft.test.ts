import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { ownerName } from "../../src/provider/resources/ownership";
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
  siteId = (await client.call("createSite", { body: { name: "Drafts" } })).data.id;
});

async function editByHand(title: string, by = colleague): Promise<void> {
  await by.call("putConfigDraft", { path: { id: siteId }, body: { document: bannerDocument(title) } });
}

async function stored() {
  return (await client.call("getConfigDraft", { path: { id: siteId } })).data;
}

test("refuses a draft that someone edited, names who and when, and overwrites nothing", async () => {
  await editByHand("By hand");
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await expect(draft.create()).rejects.toThrow(/no longer the starter draft.*token tok_.*adopt: true/);
  expect((await stored()).digest).toBe(digest(bannerDocument("By hand")));
});

test("takes the draft over if the program allows it", async () => {
  await editByHand("By hand");
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument(), adopt: true });
  await draft.create();
  expect(await stored()).toMatchObject({ digest: digest(bannerDocument()), managed_by: ownerName(draft) });
});

test("takes the draft over if it equals the program's document", async () => {
  await editByHand("The same");
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("The same") });
  await draft.create();
  expect((await stored()).managed_by).toBe(ownerName(draft));
});

test("another deployment's draft takes more than adopt: true", async () => {
  const theirs = new Managed("ConfigDraft", colleague, { site_id: siteId, document: bannerDocument("Theirs") });
  await theirs.create();
  const inputs = { site_id: siteId, document: bannerDocument() };
  await expect(new Managed("ConfigDraft", client, inputs).create()).rejects.toThrow(
    /aliases.*another deployment.*take-over/s,
  );
  await expect(new Managed("ConfigDraft", client, { ...inputs, adopt: true }).create()).rejects.toThrow(/take-over/);
  const ours = new Managed("ConfigDraft", client, { ...inputs, adopt: "take-over" });
  await ours.create();
  expect((await stored()).managed_by).toBe(ownerName(ours));
});

test("a first write whose answer was lost is ours, also after the program was edited", async () => {
  const lost = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("First try") });
  await lost.create();
  const edited = { site_id: siteId, document: bannerDocument("Second try") };
  const again = new Managed("ConfigDraft", client, edited, lost.key);
  await again.create();
  expect((await stored()).digest).toBe(digest(bannerDocument("Second try")));
});

test("refuses another token's draft with this resource's name, unless it is equal", async () => {
  const theirs = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("Alice's") });
  theirs.stack = "0123456789abcdef";
  await theirs.create();
  const before = await stored();
  const bobs = (title: string) => {
    const mine = new Managed(
      "ConfigDraft",
      colleague,
      { site_id: siteId, document: bannerDocument(title) },
      theirs.key,
    );
    return Object.assign(mine, { stack: theirs.stack });
  };
  await expect(bobs("Bob's").create()).rejects.toThrow(
    /by token tok_\w+, which is not the configured token.*consentform:owner.*aliases.*adopt: "take-over"/s,
  );
  await bobs("Alice's").create();
  expect(await stored()).toEqual(before);
});

test("an update follows another token of its stack, and no edit in the console", async () => {
  const inputs = (title: string) => ({ site_id: siteId, document: bannerDocument(title) });
  const mine = new Managed("ConfigDraft", client, inputs("One"));
  mine.stack = "0123456789abcdef";
  await mine.create();
  // A run with a token that was replaced since was killed before it recorded this.
  const body = { document: bannerDocument("Two"), managed_by: ownerName(mine) };
  await colleague.call("putConfigDraft", { path: { id: siteId }, body });
  mine.renewSession();
  await mine.update(inputs("Three"));
  expect((await stored()).digest).toBe(digest(bannerDocument("Three")));

  await laboratory.editInConsole(siteId, bannerDocument("By hand"));
  expect((await stored()).managed_by).toBe(ownerName(mine));
  mine.renewSession();
  await expect(mine.update(inputs("Four"))).rejects.toThrow(
    /the draft was last changed at .* by user usr_\w+, after this program wrote it\..*up --refresh/s,
  );
  expect((await stored()).digest).toBe(digest(bannerDocument("By hand")));
  const lost = new Managed("ConfigDraft", client, inputs("Four"), mine.key);
  lost.stack = mine.stack;
  await expect(lost.create()).rejects.toThrow(/no longer the starter draft.*by user usr_\w+.*adopt: true/s);
  await mine.refresh();
  await mine.update(inputs("Four"));
  expect((await stored()).digest).toBe(digest(bannerDocument("Four")));
});

test("waivers that someone edited are not overwritten, even if the document is equal", async () => {
  const document = bannerDocument();
  const waivers = [{ code: "text-placeholder", reason: "Agreed with counsel.", approved_by: "Counsel" }];
  const declared = new Managed("ConfigDraft", client, { site_id: siteId, document });
  await declared.create();
  await colleague.call("putConfigDraft", { path: { id: siteId }, body: { document, waivers } });
  declared.renewSession();
  await expect(declared.update({ site_id: siteId, document: bannerDocument("Next") })).rejects.toThrow(/up --refresh/);
  await expect(new Managed("ConfigDraft", client, { site_id: siteId, document }).create()).rejects.toThrow(
    /adopt: true/,
  );
  expect(await stored()).toMatchObject({ waivers: [expect.objectContaining(waivers[0])] });
});

test("an edit by hand stops a later update, and is not overwritten", async () => {
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  await editByHand("By hand");
  draft.renewSession();
  await expect(draft.update({ site_id: siteId, document: bannerDocument("From code") })).rejects.toThrow(
    /token tok_.*up --refresh/,
  );
  expect((await stored()).digest).toBe(digest(bannerDocument("By hand")));
  await draft.refresh();
  expect(draft.inputs.document).toEqual(bannerDocument("By hand"));
  await draft.update({ site_id: siteId, document: bannerDocument("From code") });
  expect((await stored()).digest).toBe(digest(bannerDocument("From code")));
});

test("an edit with the caller's own token is not foreign", async () => {
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  await editByHand("By hand", client);
  await draft.update({ site_id: siteId, document: bannerDocument("From code") });
  expect((await stored()).digest).toBe(digest(bannerDocument("From code")));
});

test("deletion keeps document and waivers and ends the ownership, if it is ours", async () => {
  const waivers = [{ code: "contrast-buttons", reason: "agreed with the designers", approved_by: "Legal" }];
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument(), waivers });
  await draft.create();
  await draft.remove();
  expect(await stored()).toMatchObject({
    managed_by: null,
    digest: digest(bannerDocument()),
    waivers: [{ approved_by: "Legal" }],
  });
  const theirs = new Managed("ConfigDraft", colleague, { site_id: siteId, document: bannerDocument(), adopt: true });
  await theirs.create();
  await draft.remove();
  expect((await stored()).managed_by).toBe(ownerName(theirs));
});

test("deletion leaves the owner of a draft that a stack with the same name wrote", async () => {
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  const inputs = { site_id: siteId, document: bannerDocument("Twin"), adopt: "take-over" };
  const twin = new Managed("ConfigDraft", colleague, inputs, draft.key);
  await twin.create();
  await draft.remove();
  expect((await stored()).managed_by).toBe(ownerName(twin));
  expect(draft.session.lines.join()).toMatch(/ConfigDraft: the draft of site_\w+ keeps its owner: .* by token tok_/);
  // A user's edit is not another stack's, and another token of this stack has recorded what it gives up.
  await laboratory.editInConsole(siteId, bannerDocument("By hand"));
  await draft.remove();
  expect((await stored()).managed_by).toBeNull();
  const again = new Managed("ConfigDraft", client, { ...inputs, document: bannerDocument("Again") }, draft.key);
  await again.create();
  const { id, outputs } = again;
  await Object.assign(new Managed("ConfigDraft", colleague, again.inputs, draft.key), { id, outputs }).remove();
  expect((await stored()).managed_by).toBeNull();
});

test("reads an unchanged draft from the site list, without its document", async () => {
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  laboratory.forgetRequests();
  const result = await draft.refresh();
  expect(laboratory.requests.map(({ path }) => path.split("?")[0])).toEqual(["/sites"]);
  expect(result).not.toHaveProperty("inputs");
  expect(JSON.stringify(draft.outputs).length).toBeLessThan(2000);
});

test("a token that may not see stages is an error, not a drift", async () => {
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  const blind = new Managed(
    "ConfigDraft",
    await laboratory.client({ scopes: ["sites:read"] }),
    draft.inputs,
    draft.key,
  );
  Object.assign(blind, { id: draft.id, outputs: draft.outputs });
  await expect(blind.refresh()).rejects.toThrow(/cannot read stages.*banner:read/);
});

test("giving it up takes two requests, and one where another deployment owns it", async () => {
  const siteId = (await client.call("createSite", { body: { name: "Given up" } })).data.id;
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument() });
  await draft.create();
  laboratory.forgetRequests();
  await draft.remove();
  expect(laboratory.requests.map(({ method }) => method)).toEqual(["GET", "PUT"]);
  laboratory.forgetRequests();
  await draft.remove();
  expect(laboratory.requests.map(({ method }) => method)).toEqual(["GET"]);
});
