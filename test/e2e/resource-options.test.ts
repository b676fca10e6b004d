import { bannerTitled, changedBanner, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { workbench } from "./workbench";

const bench = workbench(9);

test("protect: removal is refused in the preview and nothing is sent", async () => {
  const place = bench.place();
  const stack = place.inline<{ isDeclared: boolean }>(({ consentform }, { isDeclared }) => {
    if (isDeclared) {
      const args = { url: "https://hooks.example/x", eventKinds: ["*"] };
      new consentform.WebhookEndpoint("hook", args, { protect: true });
    }
    return {};
  });
  succeeded(await stack.up({ isDeclared: true }));
  for (const verb of ["preview", "up"] as const) {
    const { run, operations } = await operationsDuring(bench.service, () => stack[verb]({ isDeclared: false }));
    expect(run.exitCode).not.toBe(0);
    expect(outputOf(run)).toMatch(/hook.*cannot be deleted|protected/);
    expect(operations).toEqual([]);
  }
});

test("retainOnDelete: the object stays when its line leaves the program", async () => {
  const place = bench.place();
  const stack = place.inline<{ isDeclared: boolean }>(({ consentform }, { isDeclared }) => {
    if (!isDeclared) return {};
    const args = { url: "https://hooks.example/x", eventKinds: ["*"] };
    return { id: new consentform.WebhookEndpoint("hook", args, { retainOnDelete: true }).id };
  });
  const first = succeeded(await stack.up({ isDeclared: true }));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ isDeclared: false }));
  succeeded(run);
  expect(operations).toEqual([]);
  expect(declaredNames(run.state)).toEqual([]);
  const { data } = await place.own.call("getWebhookEndpoint", { path: { id: String(first.outputs.id) } });
  expect(data.url).toBe("https://hooks.example/x");
});

test("deletedWith: destroying a site with children is one request; a child is one, too", async () => {
  const place = bench.place();
  const stack = place.inline<{ hosts: string[] }>(({ consentform }, { hosts }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    for (const host of hosts) new consentform.Domain(host, { site, host });
    new consentform.ScanSchedule("nightly", { site, hour: 1 });
    return {};
  });
  succeeded(await stack.up({ hosts: ["a.shop.example", "b.shop.example"] }));
  const alone = await operationsDuring(bench.service, () => stack.up({ hosts: ["a.shop.example"] }));
  expect(alone.operations).toEqual(["deleteDomain"]);
  const all = await operationsDuring(bench.service, () => stack.destroy({ hosts: [] }));
  succeeded(all.run);
  expect(all).toMatchObject({ operations: ["deleteSite"] });
});

test("aliases: a renamed resource stays the same object, and nothing is sent", async () => {
  const place = bench.place();
  const stack = place.inline<{ name: string; former?: string }>(({ consentform }, { name, former }) => {
    const opts = former === undefined ? {} : { aliases: [{ name: former }] };
    const site = new consentform.Site(name, { name: "Shop", deletionProtection: false }, opts);
    return { id: site.id };
  });
  const first = succeeded(await stack.up({ name: "shop" }));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ name: "store", former: "shop" }));
  expect(succeeded(run)).toMatchObject({ changes: { same: 1 }, outputs: { id: first.outputs.id } });
  expect(operations).toEqual([]);
  expect(declaredNames(run.state)).toEqual(["store"]);
});

test("a move below a component keeps the object and the key under which it was created", async () => {
  const place = bench.place();
  const stack = place.inline<{ isInside: boolean }>(({ pulumi, consentform }, { isInside }) => {
    class Team extends pulumi.ComponentResource {
      constructor(name: string) {
        super("test:index:Team", name);
      }
    }
    const team = new Team("team");
    const opts = isInside ? { parent: team, aliases: [{ parent: pulumi.rootStackResource }] } : {};
    return { id: new consentform.Site("shop", { deletionProtection: false }, opts).id };
  });
  const first = succeeded(await stack.up({ isInside: false }));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ isInside: true }));
  expect(succeeded(run)).toMatchObject({ outputs: { id: first.outputs.id } });
  expect(run.changes).not.toHaveProperty("update");
  expect(operations).toEqual([]);
  const hidden = (state: typeof run.state) => resourceNamed(state, "shop").inputs?.__consentform;
  expect(hidden(run.state)).toEqual(hidden(first.state));
});

test("replaceOnChanges on a nested path replaces when that path changes, and only then", async () => {
  const place = bench.place();
  const stack = place.inline<{ team: string; timezone: string }>(({ consentform }, { team, timezone }) => {
    const settings = { timezone, labels: { team } };
    const opts = { replaceOnChanges: ["settings.labels.team"] };
    return { id: new consentform.Site("shop", { deletionProtection: false, settings }, opts).id };
  });
  const first = succeeded(await stack.up({ team: "a", timezone: "UTC" }));
  const zone = await operationsDuring(bench.service, () => stack.up({ team: "a", timezone: "Europe/Berlin" }));
  expect(zone).toMatchObject({ run: { outputs: { id: first.outputs.id } }, operations: ["updateSite"] });
  const team = await operationsDuring(bench.service, () => stack.up({ team: "b", timezone: "Europe/Berlin" }));
  succeeded(team.run);
  expect(team).toMatchObject({ operations: ["deleteSite", "createSite"] });
  expect(team.run.outputs.id).not.toBe(first.outputs.id);
});

test("ignoreChanges inside a document: no false publish, and the leaf keeps its value", async () => {
  const place = bench.place();
  const stack = place.inline<{ document: ReturnType<typeof bannerTitled> }>(({ consentform }, { document }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const draft = new consentform.ConfigDraft(
      "banner",
      { site, document },
      { ignoreChanges: ["document.theme.radius"] },
    );
    new consentform.Version("version", { site, draftDigest: draft.digest });
    return { siteId: site.id };
  });
  const rounded = (title: string, radius: number) => {
    const document = changedBanner(({ theme }) => {
      theme.radius = radius;
    });
    return { document: { ...document, texts: bannerTitled(title).texts } };
  };
  const first = succeeded(await stack.up(rounded("A", 4)));
  const ignored = await operationsDuring(bench.service, () => stack.up(rounded("A", 12)));
  succeeded(ignored.run);
  expect(ignored).toMatchObject({ run: { changes: { same: 3 } }, operations: [] });

  const changed = await operationsDuring(bench.service, () => stack.up(rounded("B", 12)));
  succeeded(changed.run);
  expect(changed).toMatchObject({ operations: ["putConfigDraft", "publishVersion"] });
  const served = await place.served(String(first.outputs.siteId), "preview");
  expect([titleOf(served?.document), served?.document.theme.radius]).toEqual(["B", 4]);
});

test("only a site that its program protects is protected in the engine", async () => {
  const stack = bench.place().inline(({ consentform }) => {
    new consentform.Site("guarded");
    new consentform.Site("open", { deletionProtection: false });
    new consentform.Site("insisting", { deletionProtection: false }, { protect: true });
    return {};
  });
  const { state } = await stack.up(undefined);
  const isProtected = (name: string) => resourceNamed(state, name).protect === true;
  expect(["guarded", "open", "insisting"].map(isProtected)).toEqual([true, false, true]);
});
