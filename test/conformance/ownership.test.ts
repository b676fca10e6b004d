import { digest } from "../../src/consent/values/canonical-json";
import type { Client } from "../../src/provider/client";
import { pulumiWording } from "../../src/provider/pulumi/wording";
import { ownerName } from "../../src/provider/resources/ownership";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { bannerDocument, newHost, newSite } from "./rows/prepared";

/** Ownership of objects: adoption, objects that went, and ids that name nothing. */

let laboratory: Laboratory;
let client: Client;
let colleague: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
  colleague = await laboratory.client();
});

afterEach(() => laboratory.intercept(null));
afterAll(() => laboratory.close());

async function editByHand(siteId: string, title: string): Promise<void> {
  const body = { document: bannerDocument(title) };
  await colleague.call("putConfigDraft", { path: { id: siteId }, body });
}

describe("adopt", () => {
  test.each([true, "take-over"])(
    "%j left in a program takes the draft once, and overwrites no later edit",
    async (adopt) => {
      const siteId = await newSite(client);
      await editByHand(siteId, "Before");
      const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument(), adopt });
      await draft.create();
      await editByHand(siteId, "By hand");
      draft.renewSession();
      const desired = { site_id: siteId, document: bannerDocument("From code"), adopt };
      await expect(draft.update(desired)).rejects.toThrow(/after this program wrote it.*up --refresh/);
      const { data } = await client.call("getConfigDraft", { path: { id: siteId } });
      expect(data.digest).toBe(digest(bannerDocument("By hand")));
    },
  );

  test("adopting a Version compares its values with the declared ones, without a write", async () => {
    const siteId = await newSite(client);
    const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("Old") });
    await draft.create();
    const published = { site_id: siteId, draft_digest: draft.outputs.digest };
    await new Managed("Version", client, published).create();
    await draft.update({ site_id: siteId, document: bannerDocument("New") });
    const adopt = `${siteId}/1`;
    const other = new Managed("Version", client, { site_id: siteId, draft_digest: draft.outputs.digest, adopt });
    await expect(other.create()).rejects.toThrow(/different values for draft_digest, which cannot be changed/);
    const waived = new Managed("Version", client, { ...published, waivers_digest: digest([{ code: "x" }]), adopt });
    await expect(waived.create()).rejects.toThrow(/different values for waivers_digest/);
    const same = new Managed("Version", client, { ...published, waivers_digest: digest([]), adopt });
    await same.create();
    expect(same.session.lines).toEqual([`Version: ${adopt} is adopted as it is.`]);
    expect(same.outputs).toMatchObject({ number: 1, draft_digest: digest(bannerDocument("Old")) });
  });
});

test("an update does not recreate a domain, deleted elsewhere, under another id", async () => {
  const siteId = await newSite(client);
  const domain = new Managed("Domain", client, { site_id: siteId, host: newHost() });
  await domain.create();
  await client.call("deleteDomain", { path: { id: domain.id } });
  domain.renewSession();
  const desired = { ...domain.inputs, include_subdomains: false };
  await expect(domain.update(desired)).rejects.toThrow(
    new RegExp(`${domain.id} no longer exists\\. Nothing was changed\\. Refresh`),
  );
  const { data } = await client.call("getSite", { path: { id: siteId }, query: { include: ["domains"] } });
  expect(data.domains).toEqual([]);
  // Attached again by someone else: theirs stays.
  const path = { id: siteId };
  const { data: theirs } = await colleague.call("createDomain", { path, body: { host: String(domain.inputs.host) } });
  domain.renewSession();
  await expect(domain.update(desired)).rejects.toThrow(`${domain.id} no longer exists. Nothing was changed.`);
  expect((await client.call("getDomain", { path: { id: theirs.id } })).data).toEqual(theirs);
});

test("a draft that this program gave up is its own again, with another document", async () => {
  const siteId = await newSite(client);
  const draft = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("First") });
  await draft.create();
  await draft.update({ site_id: siteId, document: bannerDocument("Second") });
  await draft.remove();
  const again = new Managed("ConfigDraft", client, { site_id: siteId, document: bannerDocument("Third") });
  await again.create();
  const { data } = await client.call("getConfigDraft", { path: { id: siteId } });
  expect(data).toMatchObject({ managed_by: ownerName(again), digest: digest(bannerDocument("Third")) });
});

describe("a missing object", () => {
  const nowhere = (prefix: string) => `${prefix}_${"0".repeat(26)}`;
  const workspace = /belongs to workspace wks_\w+ \(.*\) and finds nothing in any other/;

  test("an id that the program names is to be checked, and no refresh is advised", async () => {
    const siteId = await newSite(client);
    const cases = [
      {
        managed: new Managed("Site", client, { name: "X", adopt: nowhere("site") }),
        named: `adopt "${nowhere("site")}"`,
      },
      {
        managed: new Managed("Domain", client, { site_id: nowhere("site"), host: newHost() }),
        named: `site_id "${nowhere("site")}"`,
      },
      {
        managed: new Managed("Promotion", client, { site_id: siteId, version_number: 99 }),
        named: `site_id "${siteId}" and version_number 99`,
      },
    ];
    for (const { managed, named } of cases) {
      const refusal = await managed.create().catch((error: unknown) => error);
      expect(String(refusal)).toContain(`Nothing was created. Check ${named}. `);
      expect(String(refusal)).toMatch(workspace);
      expect(String(refusal)).not.toContain("refresh");
    }
  });

  test("a refresh detects that recorded objects are gone", async () => {
    const channel = new Managed("AlertChannel", client, {
      name: "Gone",
      kind: "slack",
      url: "https://hooks.example.com/1",
    });
    await channel.create();
    await client.call("deleteAlertChannel", { path: { id: channel.id } });
    channel.renewSession();
    await expect(channel.update({ ...channel.inputs, enabled: false })).rejects.toThrow(
      `If it was deleted elsewhere, refresh (${pulumiWording.refresh}), and the next deployment creates it again.`,
    );
  });
});

test("a host that another site has can only be detached there: no adoption is proposed", async () => {
  const host = newHost();
  const [one, other] = [await newSite(client), await newSite(client)];
  await new Managed("Domain", client, { site_id: one, host }).create();
  const refusal = await new Managed("Domain", client, { site_id: other, host })
    .create()
    .catch((error: unknown) => error);
  expect(String(refusal)).toMatch(/Detach it there first\..* It is dom_\w+ there\.$/);
});

test("a refused deletion of a served site names allow_delete_while_served", async () => {
  const site = new Managed("Site", client, { name: "Served", deletion_protection: false });
  await site.create();
  laboratory.intercept(async (request, pass) => {
    if (request.method !== "DELETE") return pass(request);
    const problem = {
      type: "https://problems.consent.example/v1/conflict",
      title: "Conflict",
      status: 409,
      detail: "Visitors fetched the site's banner.",
      reason: "site-in-use",
    };
    return Response.json(problem, { status: 409, headers: { "Content-Type": "application/problem+json" } });
  });
  await expect(site.remove()).rejects.toThrow(
    /^Site: allow_delete_while_served: .*set allow_delete_while_served to true and deploy once/,
  );
});
