import type { Client } from "../../src/provider/client";
import { read } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { type Laboratory, openLaboratory, sessionOf } from "./laboratory";
import { Managed, newKey } from "./managed";

/** Tests that only apply to templates, trackers and suppressions. */

let laboratory: Laboratory;
let client: Client;

beforeAll(async () => {
  laboratory = await openLaboratory();
  client = await laboratory.client();
});

afterAll(() => laboratory.close());

const newSite = async (): Promise<string> => (await client.call("createSite", { body: { name: "Catalog" } })).data.id;

async function made(kind: Managed["kind"], inputs: Properties, key = newKey()): Promise<Managed> {
  const managed = new Managed(kind, client, inputs, key);
  await managed.create();
  managed.renewSession();
  return managed;
}

const tracker = (siteId: string, more: Properties = {}): Properties => ({
  site_id: siteId,
  key: "stats",
  name: "Stats",
  company: "Stats Ltd",
  category: "analytics",
  ...more,
});

describe("TrackedService", () => {
  test("finds the object of an earlier attempt by its key and updates it to the inputs", async () => {
    const siteId = await newSite();
    const lost = await made("TrackedService", tracker(siteId, { hosts: ["a.example"], blocking: "manual" }));
    const again = new Managed("TrackedService", client, tracker(siteId, { name: "Statistics" }), lost.key);
    await again.create();
    expect([again.id, again.outputs.name, again.outputs.blocking]).toEqual([`${siteId}/stats`, "Statistics", "auto"]);
    await again.refresh();
    expect(again.diff().kind).toBe("none");
  });

  test("creates another object in its place if the key differs", async () => {
    const siteId = await newSite();
    const lost = await made("TrackedService", tracker(siteId));
    const again = await made("TrackedService", tracker(siteId, { key: "other" }), lost.key);
    expect(again.id).toBe(`${siteId}/other`);
    const { data } = (await client.call("listServices", { path: { id: siteId } })).data;
    expect(data.map(({ key }) => key)).toEqual(["other"]);
  });

  test("refuses the key of someone else's object and names the object", async () => {
    const siteId = await newSite();
    await made("TrackedService", tracker(siteId));
    await expect(made("TrackedService", tracker(siteId))).rejects.toThrow(/svc_/);
  });

  test("twenty of a site are read with one request", async () => {
    const siteId = await newSite();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => made("TrackedService", tracker(siteId, { key: `t${i}` }))),
    );
    const session = sessionOf(client);
    laboratory.forgetRequests();
    const results = await Promise.all(
      all.map(({ definition, id, outputs }) => read(definition, session, { id, recorded: outputs, origin: "written" })),
    );
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(["present"]));
    expect(laboratory.requests).toHaveLength(1);
  });

  test("outputs that lost the service's own id are enough to change and delete it", async () => {
    const managed = await made("TrackedService", tracker(await newSite()));
    const { id: _lost, ...outputs } = managed.outputs;
    managed.outputs = outputs;
    await managed.update({ ...managed.inputs, name: "Statistics" });
    expect(managed.outputs.name).toBe("Statistics");
    const { id: _again, ...rest } = managed.outputs;
    managed.outputs = rest;
    await managed.remove();
    expect(await managed.refresh()).toEqual({ state: "gone" });
  });

  test("does not overwrite a colleague's change", async () => {
    const managed = await made("TrackedService", tracker(await newSite()));
    const colleague = await laboratory.client();
    await colleague.call("updateService", {
      path: { id: String(managed.outputs.id) },
      body: { name: "Theirs" },
    });
    await expect(managed.update({ ...managed.inputs, name: "Ours" })).rejects.toThrow(/name: changed at 20.* by token/);
  });
});

describe("BannerTemplate", () => {
  const part = { layout: { kind: "bar" } };

  test("deleting it ends the links of sites, unless that is refused", async () => {
    const siteId = await newSite();
    const template = await made("BannerTemplate", { name: "Linked", document: part, refuse_delete_while_linked: true });
    await client.call("applyTemplate", { path: { id: template.id }, body: { items: [{ site_id: siteId }] } });
    await expect(template.remove()).rejects.toThrow(/linked/);
    await template.update({ ...template.inputs, refuse_delete_while_linked: false });
    await template.remove();
    expect((await client.call("getSite", { path: { id: siteId } })).data.template).toBeNull();
  });

  test("a member removed from the document is removed from the template, nothing else", async () => {
    const document = {
      layout: { kind: "bar", position: "top" },
      links: { imprint: { en: "/a" } },
      gpp: { enabled: false },
    };
    const template = await made("BannerTemplate", { name: "Shrinks", document });
    await template.update({ ...template.inputs, document: { layout: { kind: "bar" }, gpp: { enabled: false } } });
    const { data } = await client.call("getTemplate", { path: { id: template.id } });
    expect(data.document).toEqual({ layout: { kind: "bar" }, gpp: { enabled: false } });
    expect(template.outputs).toMatchObject({ revision: 2, digest: data.digest });
  });

  test("a template made from a site's draft does not differ afterwards", async () => {
    const template = await made("BannerTemplate", { name: "Copied", from_site_id: await newSite() });
    expect(template.diff().kind).toBe("none");
    await template.refresh();
    expect(template.diff().kind).toBe("none");
  });
});

describe("IssueSuppression", () => {
  const because = { environment: "preview", reason: "accepted_risk", comment: "Known and harmless." };

  test("an unseen fingerprint is an error that lists open issues and suggests a scan", async () => {
    const siteId = await newSite();
    const wrong = "f".repeat(64);
    await expect(made("IssueSuppression", { site_id: siteId, fingerprint: wrong, ...because })).rejects.toThrow(
      /Scan the site first.*There is none/,
    );
    const seen = await laboratory.seeIssue(siteId);
    await expect(made("IssueSuppression", { site_id: siteId, fingerprint: wrong, ...because })).rejects.toThrow(
      new RegExp(`${seen} \\(pre-consent-storage, _a\\)`),
    );
  });

  test("an expired suppression is gone, so that the next deployment decides again", async () => {
    const siteId = await newSite();
    const fingerprint = await laboratory.seeIssue(siteId);
    const managed = await made("IssueSuppression", { site_id: siteId, fingerprint, ...because });
    laboratory.advance(91 * 24 * 3600 * 1000);
    expect(await managed.refresh()).toEqual({ state: "gone" });
  });

  test("a token bound to the other environment sees none, and none is believed gone", async () => {
    const siteId = await newSite();
    const fingerprint = await laboratory.seeIssue(siteId);
    const managed = await made("IssueSuppression", { site_id: siteId, fingerprint, ...because });
    const session = sessionOf(await laboratory.client({ environment: "production" }));
    const question = { id: managed.id, recorded: managed.outputs, origin: "written" as const };
    await expect(read(managed.definition, session, question)).rejects.toThrow(
      /bound to production.*Nothing was changed/,
    );
  });
});
