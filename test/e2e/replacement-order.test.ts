import { type InlineRun, type ProgramModules, placeInProgram } from "../support/inline-stack";
import { bannerTitled } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { wholeSite } from "./whole-site";
import { workbench } from "./workbench";

const bench = workbench(6);

test("a domain with another host is deleted first, then created", async () => {
  const stack = bench.place().inline<{ host: string }>(({ consentform }, { host }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    new consentform.Domain("www", { site, host });
    return {};
  });
  succeeded(await stack.up({ host: "a.shop.example" }));
  const preview = await stack.preview({ host: "b.shop.example" });
  expect(preview.steps.find(({ name, op }) => name === "www" && op === "replace")?.replaceKeys).toEqual(["host"]);

  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ host: "b.shop.example" }));
  succeeded(run);
  expect(operations).toEqual(["deleteDomain", "createDomain"]);
  expect(run.steps.filter(({ name }) => name === "www").map(({ op }) => op)).toEqual([
    "delete-replaced",
    "replace",
    "create-replacement",
  ]);
});

test("a requested replacement deletes first, so that no leftover is taken as live", async () => {
  const stack = bench.place().inline(({ consentform }) => {
    const hook = new consentform.WebhookEndpoint("hook", { url: "https://hooks.example/x", eventKinds: ["*"] });
    return { urn: hook.urn, id: hook.id };
  });
  const first = succeeded(await stack.up(undefined));
  const { run, operations } = await operationsDuring(bench.service, () =>
    stack.up(undefined, { replace: [String(first.outputs.urn)] }),
  );
  succeeded(run);
  expect(operations).toEqual(["deleteWebhookEndpoint", "createWebhookEndpoint"]);
  expect(run.outputs.id).not.toBe(first.outputs.id);
});

test("publishes the new version before it forgets the old one, which sends nothing", async () => {
  const stack = bench.place().inline(wholeSite);
  succeeded(await stack.up({ document: bannerTitled("A") }));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up({ document: bannerTitled("B") }));
  expect(operations).toEqual(["putConfigDraft", "publishVersion", "promoteVersion"]);
  expect(run.steps.filter(({ name }) => name === "version").map(({ op }) => op)).toEqual([
    "create-replacement",
    "replace",
    "delete-replaced",
  ]);
});

test("replacing a site replaces its children in a working order", async () => {
  const place = bench.place();
  const stack = place.inline(({ consentform }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const domain = new consentform.Domain("www", { site, host: "www.shop.example" });
    return { urn: site.urn, siteId: site.id, domainSite: domain.siteId };
  });
  const first = succeeded(await stack.up(undefined));
  const { run, operations } = await operationsDuring(bench.service, () =>
    stack.up(undefined, { replace: [String(first.outputs.urn)] }),
  );
  succeeded(run);
  expect(operations.filter((operation) => operation !== "deleteDomain")).toEqual([
    "deleteSite",
    "createSite",
    "createDomain",
  ]);
  expect(run.outputs.siteId).not.toBe(first.outputs.siteId);
  expect(run.outputs.domainSite).toBe(run.outputs.siteId);
  const sites = (await place.own.call("listSites")).data.data.map(({ id }) => id);
  expect(sites).toEqual([run.outputs.siteId]);
});

test("a draft replaced or destroyed together with an edit is written again", async () => {
  const place = bench.place();
  const stack = place.inline<{ title: ReturnType<typeof bannerTitled> }>(({ consentform }, { title: document }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const draft = new consentform.ConfigDraft("banner", { site, document });
    const template = new consentform.BannerTemplate("shops", { name: "Shops", document });
    return {
      siteId: site.id,
      urn: draft.urn,
      digest: draft.digest,
      draft: draft.document,
      template: template.document,
    };
  });
  const title = (text: string) => ({ title: bannerTitled(text) });
  const { outputs } = succeeded(await stack.up(title("A")));
  const id = String(outputs.siteId);
  const target = [String(outputs.urn)];
  const written = async () => (await place.own.call("getConfigDraft", { path: { id } })).data.document;
  // The preview shows the outputs that the state has afterwards.
  const shown = (run: InlineRun) => run.stdout.match(/^ *[-+~] +(digest|draft|template) *:.*$/gm);
  const preview = succeeded(await stack.preview(title("B"), { replace: target }));

  const replaced = succeeded(await stack.up(title("B"), { replace: target }));
  expect(replaced.steps.filter(({ name, op }) => name === "banner" && op === "create-replacement")).toHaveLength(1);
  expect(await written()).toEqual(bannerTitled("B"));
  expect(replaced.outputs).toMatchObject({ draft: replaced.outputs.digest, template: bannerTitled("B") });
  expect(shown(preview)).toHaveLength(3);
  expect(shown(preview)).toEqual(shown(replaced));

  succeeded(await stack.destroy(title("B"), { target, targetDependents: true }));
  succeeded(await stack.up(title("C")));
  expect(await written()).toEqual(bannerTitled("C"));
  const again = succeeded(await stack.up(title("C"), { expectNoChanges: true }));
  expect(shown(again)).toBeNull();
});

test("refuses deleteBeforeReplace: false at once, with the program's line", async () => {
  const program = ({ consentform }: ProgramModules) => {
    new consentform.Site("shop", {}, { deleteBeforeReplace: false });
    return {};
  };
  const stack = bench.place().inline(program);
  const { run, operations } = await operationsDuring(bench.service, () => stack.preview(undefined));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/Site shop: option deleteBeforeReplace: false is refused.*Remove the option\./);
  expect(run.printed).toMatch(placeInProgram(program, "consentform.Site("));
  expect(run.printed).not.toMatch(/node_modules.consentform/);
  for (const shown of [run.printed, run.diagnostics.map(({ message }) => message).join("\n")])
    expect(shown.split("option deleteBeforeReplace").length - 1).toBeLessThanOrEqual(1);
  expect(operations).toEqual([]);
});
