import { bannerTitled } from "./banner";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { wholeSite } from "./whole-site";
import { workbench } from "./workbench";

const bench = workbench(3);

test("a document may contain the id of a site that does not exist yet", async () => {
  const place = bench.place();
  const stack = place.inline<{ document: ReturnType<typeof bannerTitled> }>(({ pulumi, consentform }, { document }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const cookies = { en: pulumi.interpolate`https://legal.example/${site.id}/cookies` };
    const links = { ...document.links, cookie_policy: { ...document.links.cookie_policy, ...cookies } };
    const draft = new consentform.ConfigDraft("banner", { site, document: { ...document, links } });
    const version = new consentform.Version("version", { site, draftDigest: draft.digest });
    new consentform.Promotion("live", { site, versionNumber: version.number });
    return { siteId: site.id };
  });
  const args = { document: bannerTitled("Hello") };
  expect(succeeded(await stack.preview(args))).toMatchObject({ changes: { create: 4 } });
  const first = succeeded(await stack.up(args));
  succeeded(first);
  const siteId = String(first.outputs.siteId);
  const served = await place.served(siteId, "production");
  expect(served?.document.links.cookie_policy?.en).toBe(`https://legal.example/${siteId}/cookies`);
  const second = await operationsDuring(bench.service, () => stack.up(args, { expectNoChanges: true }));
  succeeded(second.run);
  expect(second).toMatchObject({ operations: [] });
});

test("a version number that is not known yet is shown as such, and promoted once it is", async () => {
  const stack = bench.place().inline(wholeSite);
  succeeded(await stack.up({ document: bannerTitled("A") }));
  const preview = await stack.preview({ document: bannerTitled("B") }, { diff: true });
  succeeded(preview);
  expect(preview.stdout).toMatch(/versionNumber: 1 => (\[unknown\]|output<\w+>)/);
  expect(succeeded(await stack.up({ document: bannerTitled("B") }))).toMatchObject({ outputs: { live: 2 } });
});

test("unknown values pass: whole properties, members of maps, items of lists", async () => {
  const stack = bench.place().inline(({ pulumi, consentform }) => {
    const site = new consentform.Site("first", { deletionProtection: false });
    const other = new consentform.Site("second", {
      name: pulumi.interpolate`Copy of ${site.id}`,
      settings: { labels: { of: site.id } },
      deletionProtection: false,
    });
    new consentform.Domain("www", { site, host: pulumi.interpolate`${site.id.apply((id) => id.length)}.shop.example` });
    new consentform.AlertChannel("mail", {
      name: other.id,
      kind: "email",
      addresses: ["a@b.example"],
      siteIds: [site.id, other.id],
    });
    new consentform.WebhookEndpoint("hook", {
      url: pulumi.interpolate`https://hooks.example/${site.id}`,
      eventKinds: ["*"],
      siteIds: [site.id],
    });
    new consentform.Token("ci", { name: other.name, scopes: ["banner:read"], site: other.id });
    new consentform.ScanSchedule("nightly", { site: other, hour: site.name.apply(({ length }) => length) });
    return { siteId: site.id, name: other.name };
  });
  expect(succeeded(await stack.preview(undefined))).toMatchObject({ changes: { create: 7 } });
  const run = await stack.up(undefined);
  expect(succeeded(run)).toMatchObject({ changes: { create: 7 } });
  expect(run.outputs.name).toBe(`Copy of ${run.outputs.siteId}`);
  const again = await operationsDuring(bench.service, () => stack.up(undefined, { expectNoChanges: true }));
  succeeded(again.run);
  expect(again).toMatchObject({ operations: [] });
});
