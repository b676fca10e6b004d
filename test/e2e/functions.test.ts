import { digest } from "../../src/consent/values/canonical-json";
import { type ProgramModules, placeInProgram } from "../support/inline-stack";
import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames } from "./state-resource";
import { workbench } from "./workbench";

const bench = workbench(7);

test("functions look up sites, a version, a regime and the token itself", async () => {
  const place = bench.place();
  const body = { name: "Shop", settings: { labels: { team: "a" } } };
  const { data: site } = await place.own.call("createSite", { body });
  await place.own.call("createSite", { body: { name: "Other" } });
  const path = { id: site.id };
  await place.own.call("putConfigDraft", { path, body: { document: bannerTitled("Hello") } });
  await place.own.call("publishVersion", { path, body: { environment: "preview", note: "spring" } });

  const stack = place.inline<{ id: string }>(({ pulumi, consentform }, { id: siteId }) => {
    const me = consentform.getMeOutput();
    return {
      name: consentform.getSiteOutput({ siteId }).name,
      stages: consentform.getSiteOutput({ siteId: pulumi.output(siteId) }).stages,
      labelled: consentform.getSitesOutput({ label: ["team:a"] }).apply((sites) => sites.map((found) => found.name)),
      everything: consentform.getSitesOutput().apply(({ length }) => length),
      note: consentform.getVersionOutput({ siteId, versionNumber: 1 }).note,
      model: consentform.getRegimeOutput({ country: "DE" }).model,
      workspace: me.workspace.id,
      masking: me.masking,
    };
  });
  const run = await stack.up({ id: site.id });
  succeeded(run);
  expect(run.outputs).toMatchObject({
    name: "Shop",
    stages: { preview: { number: 1 }, production: null },
    labelled: ["Shop"],
    everything: 2,
    note: "spring",
    workspace: site.workspace_id,
    masking: false,
    model: "opt_in",
  });
});

test("a preview knows the text of a template that another program owns, by getTemplate", async () => {
  const place = bench.place();
  const variables = { company: { default: "Nord" } };
  const body = { name: "Shops", document: bannerTitled("One {{company}}"), variables };
  const { data: template } = await place.own.call("createTemplate", { body });
  const stack = place.inline<{ id: string }>(({ consentform }, { id: templateId }) => {
    const site = new consentform.Site("shop", { deletionProtection: false });
    const sites = [{ key: "nord", hosts: ["nord.shop.example"] }];
    const own = consentform.getTemplateOutput({ templateId });
    new consentform.TemplateRollout("newest", { template: own, release: "production", sites: { shop: { site } } });
    new consentform.SiteFleet("fleet", {
      template: own,
      sites,
      release: "production",
      site: { deletionProtection: false },
    });
    new consentform.SiteFleet("fixed", {
      template: { id: templateId, revision: 1 },
      release: "production",
      site: { deletionProtection: false },
      sites: [{ key: "ost", hosts: ["ost.shop.example"] }],
    });
    new consentform.SiteFleet("named", {
      template: consentform.getTemplateOutput({ templateId, revision: 1 }),
      release: "production",
      site: { deletionProtection: false },
      sites: [{ key: "west", hosts: ["west.shop.example"] }],
    });
    return {};
  });
  const shown = async (title: string) => {
    const text = outputOf(succeeded(await stack.preview(template, { diff: true })));
    return text.split(digest(bannerTitled(`${title} Nord`))).length - 1;
  };
  expect(await shown("One")).toBe(3);
  succeeded(await stack.up(template));
  const changed = { document: bannerTitled("Two {{company}}") };
  await place.own.call("updateTemplate", { path: { id: template.id }, body: changed });
  expect(await shown("Two")).toBe(2);
  const run = succeeded(await stack.up(template));
  expect(run.changes).toMatchObject({ update: 2 });
  // `up` reads again what its preview has read, so it says itself what goes live.
  const announced =
    /TemplateRollout.*production gets revision 2 of the template instead of 1.*name this one in `getTemplate`/;
  expect(
    outputOf(run)
      .split("\n")
      .filter((line) => announced.test(line)).length,
  ).toBeGreaterThanOrEqual(2);
  succeeded(await stack.up(template, { expectNoChanges: true, refresh: true }));
});

test("a function asks the account of its parent, after what it depends on", async () => {
  const [place, other] = [bench.place(), bench.place()];
  const { data: me } = await other.own.call("getMe", {});
  const stack = place.inline<{ token: string; endpoint: string }>(({ pulumi, consentform }, account) => {
    const provider = new consentform.Provider("other", account);
    const parent = new pulumi.ComponentResource("test:index:Group", "group", {}, { providers: [provider] });
    const site = new consentform.Site("shop", { deletionProtection: false }, { parent });
    return {
      workspace: consentform.getMeOutput({}, { parent }).workspace.id,
      beside: consentform.getMeOutput({}, { parent: site }).workspace.id,
      sites: consentform.getSitesOutput({}, { parent, dependsOn: parent }).length,
    };
  });
  const run = await stack.up({ token: other.token, endpoint: bench.service.endpoint });
  succeeded(run);
  expect(run.outputs).toEqual({ workspace: me.workspace.id, beside: me.workspace.id, sites: 1 });
});

test("a function that fails names the id or the arguments, and the program's line", async () => {
  const program = ({ consentform }: ProgramModules, { args }: { args: object }) => {
    return { name: consentform.getSiteOutput(args as { siteId: string }).name };
  };
  const stack = bench.place().inline(program);
  const id = "site_00000000000000000000000000";
  const missing = await stack.up({ args: { siteId: id } });
  expect(missing.exitCode).not.toBe(0);
  expect(outputOf(missing)).toContain(`Check siteId "${id}"`);
  expect(missing.printed).toMatch(placeInProgram(program, "getSiteOutput("));
  expect(missing.printed + outputOf(missing)).not.toMatch(/node_modules.consentform|client.*transport/);
  const misspelt = await operationsDuring(bench.service, () => stack.up({ args: { id } }));
  expect(misspelt.run.exitCode).not.toBe(0);
  expect(outputOf(misspelt.run)).toMatch(/getSite: id: is not a known argument; allowed arguments are siteId/);
  expect(misspelt.run.printed).toMatch(placeInProgram(program, "getSiteOutput("));
  expect(misspelt.operations).toEqual([]);
});

test("a regime needs no token: it is public", async () => {
  const stack = bench
    .place()
    .inline(({ consentform }) => ({ regime: consentform.getRegimeOutput({ country: "US", region: "US-CA" }).regime }), {
      token: null,
    });
  const run = await stack.up(undefined);
  succeeded(run);
  expect(run.outputs.regime).toBe("us_ca");
});

test("ConsentSite declares a whole site and destroys it with one request", async () => {
  const place = bench.place();
  interface Args {
    document: ReturnType<typeof bannerTitled>;
    isPromoted: boolean;
  }
  const stack = place.inline<Args>(({ consentform }, { document, isPromoted }) => {
    const shop = new consentform.ConsentSite("shop", {
      site: { deletionProtection: false, allowDeleteWhileServed: true },
      domains: { "www.shop.example": true, "blog.shop.example": { includeSubdomains: false } },
      document,
      ...(isPromoted ? {} : { promotion: false as const }),
    });
    return { siteId: shop.site.id, snippets: shop.snippets, challenge: shop.domains["www.shop.example"]?.challenge };
  });
  const first = succeeded(await stack.up({ document: bannerTitled("A"), isPromoted: false }));
  succeeded(first);
  const siteId = String(first.outputs.siteId);
  expect(await place.served(siteId, "production")).toBeNull();

  const promoted = await operationsDuring(bench.service, () =>
    stack.up({ document: bannerTitled("A"), isPromoted: true }),
  );
  succeeded(promoted.run);
  expect(promoted).toMatchObject({ operations: ["promoteVersion"] });
  expect(titleOf((await place.served(siteId, "production"))?.document)).toBe("A");
  expect(declaredNames(promoted.run.state)).toHaveLength(7);

  const edited = await operationsDuring(bench.service, () =>
    stack.up({ document: bannerTitled("B"), isPromoted: true }),
  );
  expect(edited.operations).toEqual(["putConfigDraft", "publishVersion", "promoteVersion"]);
  const destroyed = await operationsDuring(bench.service, () =>
    stack.destroy({ document: bannerTitled("B"), isPromoted: true }),
  );
  succeeded(destroyed.run);
  expect(destroyed).toMatchObject({ operations: ["deleteSite"] });
});
