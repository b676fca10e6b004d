import type { ProgramModules } from "../support/inline-stack";
import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { succeeded } from "./output-of";
import { declaredNames } from "./state-resource";
import { workbench } from "./workbench";

const bench = workbench(2);

interface Args {
  readonly document: ReturnType<typeof bannerTitled>;
}

function everyEditableKind({ consentform }: ProgramModules, { document }: Args): Record<string, unknown> {
  const site = new consentform.Site("shop", { name: "Shop", deletionProtection: false, allowDeleteWhileServed: true });
  const domain = new consentform.Domain("www", { site, host: "www.shop.example" });
  const draft = new consentform.ConfigDraft("banner", { site, document });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest });
  const live = new consentform.Promotion("live", { site, versionNumber: version.number });
  new consentform.ScanSchedule("nightly", { site, hour: 2 });
  const mail = new consentform.AlertChannel("mail", { name: "Mail", kind: "email", addresses: ["a@shop.example"] });
  const hook = new consentform.WebhookEndpoint("hook", { url: "https://hooks.example/x", eventKinds: ["*"] });
  const token = new consentform.Token("ci", { name: "CI", scopes: ["banner:read"] });
  return { site: site.id, domain: domain.id, mail: mail.id, hook: hook.id, token: token.id, live: live.number };
}

test("edits by hand: up sends nothing, refresh shows exactly them, up repairs them", async () => {
  const place = bench.place();
  const stack = place.inline(everyEditableKind);
  const args = { document: bannerTitled("Declared") };
  const first = succeeded(await stack.up(args));
  succeeded(first);
  const { site, mail, hook } = first.outputs as Record<string, string>;
  const path = { id: site ?? "" };

  const dashboard = await place.dashboard();
  // Undeclared properties are ignored: of each object, one declared and one undeclared property is edited.
  await dashboard.call("updateSite", { path, body: { name: "By hand", retention: 400 } });
  await dashboard.call("updateScanSchedule", { path, body: { hour: 4, max_pages: 7 } });
  await dashboard.call("updateAlertChannel", { path: { id: mail ?? "" }, body: { name: "By hand", enabled: false } });
  await dashboard.call("updateWebhookEndpoint", {
    path: { id: hook ?? "" },
    body: { event_kinds: ["site.*"], description: "by hand" },
  });
  await dashboard.call("putConfigDraft", { path, body: { document: bannerTitled("By hand") } });
  await dashboard.call("publishVersion", { path, body: { environment: "preview" } });
  await dashboard.call("promoteVersion", { path: { ...path, number: 2 } });

  const plain = await operationsDuring(bench.service, () => stack.up(args, { expectNoChanges: true }));
  succeeded(plain.run);
  expect(plain).toMatchObject({ run: { changes: { same: 9 } }, operations: [] });

  const refreshed = await stack.refresh(args);
  succeeded(refreshed);
  const shown = await stack.preview(args);
  const drifted = shown.steps.filter(({ op }) => op === "update");
  expect(Object.fromEntries(drifted.map(({ name, changedPaths }) => [name, changedPaths]))).toEqual({
    shop: ["name"],
    banner: expect.arrayContaining(["document.texts.en.banner.title"]),
    live: ["versionNumber"],
    nightly: ["hour"],
    mail: ["name"],
    hook: ["eventKinds[0]"],
  });

  const repaired = await operationsDuring(bench.service, () => stack.up(args));
  expect(succeeded(repaired.run)).toMatchObject({ changes: { update: 6, same: 3 } });
  expect((await place.own.call("getSite", { path })).data).toMatchObject({ name: "Shop", retention: 400 });
  expect((await place.own.call("getScanSchedule", { path })).data).toMatchObject({ hour: 2, max_pages: 7 });
  const { data: channel } = await place.own.call("getAlertChannel", { path: { id: mail ?? "" } });
  expect(channel).toMatchObject({ name: "Mail", enabled: false });
  const { data: endpoint } = await place.own.call("getWebhookEndpoint", { path: { id: hook ?? "" } });
  expect(endpoint).toMatchObject({ event_kinds: ["*"], description: "by hand" });
  expect((await place.own.call("getConfigDraft", { path })).data.document).toEqual(args.document);
  expect(titleOf((await place.served(path.id, "production"))?.document)).toBe("Declared");

  const clean = await operationsDuring(bench.service, () => stack.up(args, { expectNoChanges: true }));
  succeeded(clean.run);
  expect(clean).toMatchObject({ operations: [] });
  succeeded(await stack.refresh(args, { expectNoChanges: true }));
});

test("deletions by hand: refresh finds each one, and up creates the objects again", async () => {
  const place = bench.place();
  const stack = place.inline(everyEditableKind);
  const args = { document: bannerTitled("Declared") };
  const first = succeeded(await stack.up(args));
  const ids = first.outputs as Record<string, string>;
  const pathOf = (name: string) => ({ path: { id: ids[name] ?? "" } });

  await place.own.call("deleteDomain", pathOf("domain"));
  await place.own.call("deleteAlertChannel", pathOf("mail"));
  await place.own.call("deleteWebhookEndpoint", pathOf("hook"));
  await place.own.call("revokeToken", pathOf("token"));
  const refreshed = succeeded(await stack.refresh(args));
  expect(declaredNames(refreshed.state).sort()).toEqual(["banner", "live", "nightly", "shop", "version"]);
  const again = await operationsDuring(bench.service, () => stack.up(args));
  expect(succeeded(again.run)).toMatchObject({ changes: { create: 4, same: 5 } });
  expect(again.operations.sort()).toEqual([
    "createAlertChannel",
    "createDomain",
    "createToken",
    "createWebhookEndpoint",
    "getMe",
  ]);

  await place.own.call("deleteSite", { ...pathOf("site"), query: { force: true } });
  const withoutSite = await stack.refresh(args);
  succeeded(withoutSite);
  expect(declaredNames(withoutSite.state).sort()).toEqual(["ci", "hook", "mail"]);
  const rebuilt = await stack.up(args);
  expect(succeeded(rebuilt)).toMatchObject({ changes: { create: 6, same: 3 }, outputs: { live: 1 } });
  expect(rebuilt.outputs.site).not.toBe(ids.site);
});
