import { bannerTitled } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { workbench } from "./workbench";

const bench = workbench(6);

test("get looks up another program's site and parts by id, without a change", async () => {
  const place = bench.place();
  const { data: site } = await place.own.call("createSite", { body: { name: "Shop", retention: 365 } });
  const path = { id: site.id };
  const { data: domain } = await place.own.call("createDomain", { path, body: { host: "www.shop.example" } });
  await place.own.call("putConfigDraft", { path, body: { document: bannerTitled("Hello") } });
  await place.own.call("publishVersion", { path, body: { environment: "preview" } });
  await place.own.call("promoteVersion", { path: { ...path, number: 1 } });
  const stats = { key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" };
  await place.own.call("createService", { path, body: stats });
  const { data: channel } = await place.own.call("createAlertChannel", {
    body: { kind: "email", name: "Team", addresses: ["team@shop.example"] },
  });
  const { data: hook } = await place.own.call("createWebhookEndpoint", {
    body: { url: "https://hooks.example/x", event_kinds: ["*"] },
  });
  const { data: template } = await place.own.call("createTemplate", {
    body: { name: "Shops", document: bannerTitled("Template") },
  });
  const { data: token } = await place.own.call("createToken", { body: { name: "ci", scopes: ["sites:read"] } });

  const stack = place.inline<Record<"site" | "domain" | "channel" | "hook" | "template" | "token", string>>(
    ({ consentform }, ids) => {
      const found = consentform.Site.get("shop", ids.site);
      return {
        company: consentform.TrackedService.get("stats", `${ids.site}/stats`).company,
        channel: consentform.AlertChannel.get("team", ids.channel).name,
        url: consentform.WebhookEndpoint.get("hook", ids.hook).url,
        template: consentform.BannerTemplate.get("template", ids.template).name,
        scopes: consentform.Token.get("token", ids.token).scopes,
        name: found.name,
        retention: found.retention,
        host: consentform.Domain.get("www", ids.domain).host,
        digest: consentform.ConfigDraft.get("banner", ids.site).digest,
        published: consentform.Version.get("version", `${ids.site}/1`).configDigest,
        live: consentform.Promotion.get("live", `${ids.site}/production`).number,
        hour: consentform.ScanSchedule.get("nightly", ids.site).hour,
      };
    },
  );
  const ids = {
    site: site.id,
    domain: domain.id,
    channel: channel.id,
    hook: hook.id,
    template: template.id,
    token: token.id,
  };
  const run = await stack.up(ids);
  succeeded(run);
  expect(run.outputs).toMatchObject({ company: "Stats Ltd", channel: "Team", url: "https://hooks.example/x" });
  expect(run.outputs).toMatchObject({ template: "Shops", scopes: ["sites:read"] });
  expect(run.outputs).toMatchObject({ name: "Shop", retention: 365, host: "www.shop.example", live: 1, hour: 3 });
  expect(run.outputs.digest).toMatch(/^sha256:/);
  expect(run.outputs.published).toBe(run.outputs.digest);

  succeeded(await stack.refresh(ids, { expectNoChanges: true }));
  await place.own.call("updateSite", { path, body: { retention: 400 } });
  const drifted = succeeded(await stack.refresh(ids));
  expect(resourceNamed(drifted.state, "shop").outputs).toMatchObject({ retention: 400 });
  const destroyed = await operationsDuring(bench.service, () => stack.destroy(ids));
  succeeded(destroyed.run);
  expect(destroyed.operations.filter((operation) => !/^(get|list)/.test(operation))).toEqual([]);
});

test("get: an object that does not exist is an error; one that vanishes later is gone", async () => {
  const place = bench.place();
  const { data: hook } = await place.own.call("createWebhookEndpoint", {
    body: { url: "https://hooks.example/x", event_kinds: ["*"] },
  });
  const stack = place.inline<{ id: string }>(({ consentform }, { id }) => {
    return { url: consentform.WebhookEndpoint.get("hook", id).url };
  });
  const missing = await stack.up({ id: `${hook.id.slice(0, -4)}0000` });
  expect(missing.exitCode).not.toBe(0);
  expect(outputOf(missing)).toMatch(/WebhookEndpoint: \S+0000 does not exist/);

  expect(succeeded(await stack.up({ id: hook.id }))).toMatchObject({ outputs: { url: "https://hooks.example/x" } });
  await place.own.call("deleteWebhookEndpoint", { path: { id: hook.id } });
  const refreshed = succeeded(await stack.refresh({ id: hook.id }));
  expect(declaredNames(refreshed.state)).toEqual([]);
});

test("the import option adopts and updates the object, and is mentioned only then", async () => {
  const place = bench.place();
  const { data: site } = await place.own.call("createSite", { body: { name: "Old", retention: 365 } });
  const stack = place.inline<{ id: string }>(({ consentform }, { id }) => {
    const args = { name: "New", deletionProtection: false };
    const shop = new consentform.Site("shop", args, { import: id });
    return { id: shop.id, retention: shop.retention };
  });
  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ id: site.id }));
  expect(succeeded(run)).toMatchObject({ outputs: { id: site.id, retention: 365 } });
  expect(operations).toEqual(["getSite", "updateSite"]);
  const mention = "Site shop: adopts an existing object, which Pulumi shows as a creation.";
  expect(outputOf(run)).toContain(mention);
  expect(outputOf(run)).toMatch(/is adopted; changed to what is declared: name/);
  expect((await place.own.call("getSite", { path: { id: site.id } })).data.name).toBe("New");
  const again = succeeded(await stack.up({ id: site.id }, { expectNoChanges: true }));
  expect(outputOf(again)).not.toMatch(/adopt/);
  succeeded(await stack.destroy({ id: site.id }));
});

test("adopt by id takes over an object, is not a later difference, and can be removed", async () => {
  const place = bench.place();
  const { data: hook } = await place.own.call("createWebhookEndpoint", {
    body: { url: "https://hooks.example/x", event_kinds: ["*"], description: "by hand" },
  });
  const stack = place.inline<{ adopt?: string }>(({ consentform }, { adopt }) => {
    const args = { url: "https://hooks.example/x", eventKinds: ["*"], ...(adopt === undefined ? {} : { adopt }) };
    const made = new consentform.WebhookEndpoint("hook", args);
    return { id: made.id, description: made.description };
  });
  const first = await operationsDuring(bench.service, () => stack.up({ adopt: hook.id }));
  expect(succeeded(first.run)).toMatchObject({ outputs: { id: hook.id, description: "by hand" } });
  expect(first.operations).toEqual(["getWebhookEndpoint"]);
  const later = await operationsDuring(bench.service, () => stack.up({}));
  succeeded(later.run);
  expect(later).toMatchObject({ run: { outputs: { id: hook.id } }, operations: [] });
});

test("adopting what does not exist is refused, and nothing is made", async () => {
  const place = bench.place();
  const stack = place.inline(({ consentform }) => {
    new consentform.Site("shop", { adopt: "site_00000000000000000000000000" });
    return {};
  });
  const { run, operations } = await operationsDuring(bench.service, () => stack.up(undefined));
  expect(run.exitCode).not.toBe(0);
  expect(operations).not.toContain("createSite");
  expect((await place.own.call("listSites")).data.data).toEqual([]);
});

test("singletons: an edited draft needs adopt; a schedule changes only declared values", async () => {
  const place = bench.place();
  const { data: site } = await place.own.call("createSite", { body: { name: "Shop" } });
  const dashboard = await place.dashboard();
  const path = { id: site.id };
  await dashboard.call("putConfigDraft", { path, body: { document: bannerTitled("By hand") } });
  await dashboard.call("updateScanSchedule", { path, body: { max_pages: 7 } });

  const stack = place.inline<{ site: string; document: ReturnType<typeof bannerTitled>; isAdopted: boolean }>(
    ({ consentform }, { site, document, isAdopted }) => {
      const schedule = new consentform.ScanSchedule("nightly", { site, hour: 5 });
      const draft = new consentform.ConfigDraft("banner", { site, document, ...(isAdopted ? { adopt: true } : {}) });
      return { pages: schedule.maxPages, digest: draft.digest };
    },
  );
  const args = { site: site.id, document: bannerTitled("Declared") };
  const refused = await stack.up({ ...args, isAdopted: false });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(new RegExp(`changed at \\S+ by token ${dashboard.tokenId}.*adopt: true`));
  const adopted = await stack.up({ ...args, isAdopted: true });
  expect(succeeded(adopted)).toMatchObject({ outputs: { pages: 7 } });
  const { data: draft } = await place.own.call("getConfigDraft", { path });
  expect(draft.document).toEqual(args.document);
  expect(resourceNamed(adopted.state, "nightly").id).toBe(site.id);
});
