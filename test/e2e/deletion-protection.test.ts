import type { EngineRun } from "../support/engine-run";
import type { InlineProgram } from "../support/inline-stack";
import type { StackState } from "../support/stack-state";
import { bannerTitled } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { type Place, workbench } from "./workbench";

const bench = workbench(10);

const guarded = `
const consentform = require("consentform");
const site = new consentform.Site("shop", { deletionProtection: true });
new consentform.Domain("www", { site, host: "www.shop.example" });
new consentform.ScanSchedule("nightly", { site, hour: 1 });
new consentform.TrackedService("stats", { site, key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" });
`;

async function hostsAt(place: Place): Promise<string[]> {
  const { data } = (await place.own.call("listSites", { query: { include: ["domains"] } })).data;
  return data.flatMap(({ domains }) => (domains ?? []).map(({ host }) => host));
}

/** The variants of the program {@link guardedProgram}. */
interface Guarded {
  /** Name of the resource of the site. */
  readonly name: string;
  readonly host?: string;
  /** False takes the engine's mark off. */
  readonly protect?: boolean;
  /** How the parts name the site: as a resource, or by outputs. */
  readonly naming?: "outputs";
  /** A second site: not there, there, or the one that the domain belongs to. */
  readonly other?: "beside" | "with domain";
  /** Without the domain and the service. */
  readonly isReduced?: boolean;
  /** Without anything. */
  readonly isEmpty?: boolean;
  readonly isUnprotected?: boolean;
  /** Name of a site beside it that has nothing and is not protected. */
  readonly withEmpty?: string;
}

/** {@link guarded} as a function, which takes half the time of the command line. */
const guardedProgram: InlineProgram<Guarded> = ({ consentform }, declared) => {
  const { name, host = "www.shop.example", protect, naming, other, isReduced, withEmpty } = declared;
  if (declared.isEmpty) return undefined;
  const deletionProtection = !declared.isUnprotected;
  const site = new consentform.Site(name, { deletionProtection }, protect === undefined ? {} : { protect });
  const beside = other === undefined ? site : new consentform.Site("other");
  const part = naming === "outputs" ? site.id : site;
  const byApply = naming === "outputs" ? site.id.apply((id) => id) : site;
  if (!isReduced) new consentform.Domain("www", { site: other === "with domain" ? beside : byApply, host });
  new consentform.ScanSchedule("nightly", { site: part, hour: 1 });
  const service = { key: "stats", name: "Stats", company: "Stats Ltd", category: "analytics" };
  if (!isReduced) new consentform.TrackedService("stats", { site: part, ...service });
  if (withEmpty !== undefined) new consentform.Site(withEmpty, { deletionProtection: false });
  return undefined;
};

/** Refused, and the service and the state are as they were. */
async function expectUntouched(
  place: Place,
  stack: { state(): StackState },
  attempt: () => Promise<EngineRun>,
): Promise<void> {
  const { run, operations } = await operationsDuring(bench.service, attempt);
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/shop.*cannot be deleted|[Ss]et deletionProtection to false/);
  expect(operations).toEqual([]);
  expect(declaredNames(stack.state()).sort()).toEqual(["nightly", "shop", "stats", "www"]);
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);
}

test("destroying a protected site strips it of nothing, with or without a preview", async () => {
  const place = bench.place();
  const stack = await place.commandLine({ "index.js": guarded });
  succeeded(await stack.up());
  await expectUntouched(place, stack, () => stack.destroy("--show-preview"));
  await expectUntouched(place, stack, () => stack.destroy());
  // What the engine proposes then takes off its own mark, not the site's.
  const { urn } = resourceNamed(stack.state(), "shop");
  succeeded(await stack.run("state", "unprotect", "--yes", urn));
  await expectUntouched(place, stack, () => stack.destroy("--show-preview"));
  await expectUntouched(place, stack, () => stack.destroy("--run-program"));

  // With the engine's mark alone it is the same.
  stack.write("index.js", guarded.replace("true }", "false }, { protect: true }"));
  succeeded(await stack.up());
  const { run, operations } = await operationsDuring(bench.service, () => stack.destroy());
  expect(run.exitCode).not.toBe(0);
  expect(operations).toEqual([]);
  expect(declaredNames(stack.state()).sort()).toEqual(["nightly", "shop", "stats", "www"]);
});

test("destroying a rollout of protected sites needs a preview; alone, it can go", async () => {
  const place = bench.place();
  const stack = place.inline<{ document: ReturnType<typeof bannerTitled>; isRolledOut: boolean }>(
    ({ consentform }, { document, isRolledOut }) => {
      const site = new consentform.Site("shop", { deletionProtection: true });
      const template = new consentform.BannerTemplate("shops", { name: "Shops", document });
      const sites = { shop: { site } };
      if (isRolledOut) new consentform.TemplateRollout("all", { template, sites, detachOnRemove: true });
      return undefined;
    },
  );
  const args = { document: bannerTitled("A"), isRolledOut: true };
  succeeded(await stack.up(args));
  const { id = "" } = resourceNamed(stack.state(), "shop");
  const templateOfDraft = async () => (await place.own.call("getSite", { path: { id } })).data.template;
  const before = await templateOfDraft();
  expect(before).not.toBeNull();

  const { run, operations } = await operationsDuring(bench.service, () => stack.destroy(args));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/TemplateRollout all: belongs to the protected site site_\w+/);
  expect(operations).toEqual([]);
  expect(await templateOfDraft()).toEqual(before);
  expect(declaredNames(stack.state()).sort()).toEqual(["all", "shop", "shops"]);

  succeeded(await stack.up({ ...args, isRolledOut: false }));
  expect(await templateOfDraft()).toBeNull();
});

test("destroying parts that name a protected site by an output is refused", async () => {
  const place = bench.place();
  const stack = place.inline(guardedProgram);
  const byOutput: Guarded = { name: "shop", naming: "outputs" };
  succeeded(await stack.up(byOutput));
  const again = await operationsDuring(bench.service, () => stack.up(byOutput, { expectNoChanges: true }));
  succeeded(again.run);
  expect(again.operations).toEqual([]);
  await expectUntouched(place, stack, () => stack.destroy(byOutput));
  succeeded(await stack.up({ name: "shop" }, { expectNoChanges: true }));
});

test("a destroy without a preview deletes parts that spell out the site's id", async () => {
  const place = bench.place();
  const { id } = (await place.own.call("createSite", { body: { name: "Shop" } })).data;
  const stack = place.inline<string>(({ consentform }, site) => {
    new consentform.Site("shop", { name: "Shop", adopt: site });
    new consentform.Domain("www", { site, host: "www.literal.example" });
    new consentform.ScanSchedule("nightly", { site, hour: 1 });
    return undefined;
  });
  succeeded(await stack.up(id));
  const { run, operations } = await operationsDuring(bench.service, () => stack.destroy(id));
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/shop.*cannot be deleted/);
  expect(operations.sort()).toEqual(["deleteDomain", "updateScanSchedule"]);
  expect(declaredNames(stack.state())).toEqual(["shop"]);
  // The site itself stays, and the next deployment gives it everything again.
  succeeded(await stack.up(id));
  expect(await hostsAt(place)).toEqual(["www.literal.example"]);
});

test("refuses to delete a protected site and its parts until it is unprotected", async () => {
  const place = bench.place();
  const stack = place.inline(guardedProgram);
  const shop: Guarded = { name: "shop" };
  succeeded(await stack.up(shop));
  await expectUntouched(place, stack, () => stack.preview({ ...shop, isEmpty: true }));
  await expectUntouched(place, stack, () => stack.up({ ...shop, isEmpty: true }));

  const unprotected = await operationsDuring(bench.service, () => stack.up({ ...shop, isUnprotected: true }));
  succeeded(unprotected.run);
  expect(unprotected.operations).toEqual([]);
  succeeded(await stack.up({ ...shop, isEmpty: true }));
  expect((await place.own.call("listSites")).data.data).toEqual([]);
});

test("a part of a protected site can be removed or replaced", async () => {
  const place = bench.place();
  const stack = place.inline(guardedProgram);
  const shop: Guarded = { name: "shop" };
  succeeded(await stack.up(shop));
  const domainUrn = resourceNamed(stack.state(), "www").urn;
  const target = [domainUrn];
  const rehosted: Guarded = { ...shop, host: "new.shop.example" };
  succeeded(await stack.up(rehosted, { target }));
  expect(await hostsAt(place)).toEqual(["new.shop.example"]);
  succeeded(await stack.up(rehosted, { target, replace: target }));
  expect(await hostsAt(place)).toEqual(["new.shop.example"]);

  // A run with targets does not register the former site, unless that is a target as well.
  succeeded(await stack.up({ ...rehosted, other: "beside" }));
  const moved: Guarded = { ...rehosted, other: "with domain" };
  const strict = await operationsDuring(bench.service, () => stack.up(moved, { target }));
  expect(strict.run.exitCode).not.toBe(0);
  expect(outputOf(strict.run)).toMatch(/If this run has targets, add the site with `--target`/);
  expect(strict.operations).toEqual([]);
  succeeded(await stack.up(moved, { target: [domainUrn, resourceNamed(stack.state(), "shop").urn] }));
  expect(await hostsAt(place)).toEqual(["new.shop.example"]);
  const { id: otherId } = resourceNamed(stack.state(), "other");
  expect(resourceNamed(stack.state(), "www").outputs).toMatchObject({ siteId: otherId });
  const removed = await operationsDuring(bench.service, () => stack.up({ ...moved, isReduced: true }));
  succeeded(removed.run);
  expect(removed.operations.sort()).toEqual(["deleteDomain", "deleteService"]);
  expect(declaredNames(stack.state()).sort()).toEqual(["nightly", "other", "shop"]);
});

test("the engine refuses to replace a protected site, and so does the provider", async () => {
  const place = bench.place();
  const stack = place.inline(guardedProgram);
  const shop: Guarded = { name: "shop" };
  succeeded(await stack.up(shop));
  const { urn, id } = resourceNamed(stack.state(), "shop");
  const marked = await operationsDuring(bench.service, () => stack.up(shop, { replace: [urn] }));
  expect(marked.run.exitCode).not.toBe(0);
  expect(marked.operations).toEqual([]);

  // The program still says deletionProtection, but its engine no longer has that mark.
  const unmarked: Guarded = { ...shop, protect: false };
  succeeded(await stack.up(unmarked));
  const refused = await stack.up(unmarked, { target: [urn], targetDependents: true, replace: [urn] });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(/protected site.*set deletionProtection to false/);
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);
  const sites = (await place.own.call("listSites")).data.data;
  expect(sites.map((site) => site.id)).toEqual([id]);
  expect(resourceNamed(stack.state(), "shop").id).toBe(id);
});

test("a protected site that is renamed without a preview keeps all that it has", async () => {
  const place = bench.place();
  const stack = place.inline(guardedProgram);
  const shop: Guarded = { name: "shop" };
  succeeded(await stack.up(shop));
  const { id = "" } = resourceNamed(stack.state(), "shop");
  const partsOf = async () => {
    const query = { include: ["domains" as const, "scan_schedule" as const, "services" as const] };
    const { data } = await place.own.call("getSite", { path: { id }, query });
    const { domains, scan_schedule: schedule, services } = data;
    return { domains, hour: schedule?.hour, services: services?.map(({ key, status }) => ({ key, status })) };
  };
  const before = await partsOf();
  expect(before).toMatchObject({ domains: [{ host: "www.shop.example" }], hour: 1, services: [{ key: "stats" }] });

  const renamed = await stack.up({ name: "store" });
  expect(renamed.exitCode).not.toBe(0);
  expect(outputOf(renamed)).toMatch(/belongs to the protected site site_\w+, which this run did not declare.*aliases/);
  expect(await partsOf()).toEqual(before);

  // Back under its former name; what was created instead can go.
  succeeded(await stack.up({ ...shop, withEmpty: "store" }));
  const removed = await operationsDuring(bench.service, () => stack.up(shop));
  succeeded(removed.run);
  expect(removed.operations).toEqual(["deleteSite"]);
  expect(await partsOf()).toEqual(before);
});

test("a site that was never live can be removed at once, and one that is live cannot", async () => {
  const place = bench.place();
  const named = (name: string) => guarded.replace('"shop", { deletionProtection: true }', JSON.stringify(name));
  const stack = await place.commandLine({ "index.js": named("shop") });
  succeeded(await stack.up());
  // Without a preview, everything moves to the new site before the engine keeps the former one.
  stack.write("index.js", named("store"));
  const stray = await stack.up();
  expect(stray.exitCode).not.toBe(0);
  expect(outputOf(stray)).toMatch(/shop.*cannot be deleted/);
  const unprotect = (name: string) => stack.run("state", "unprotect", "--yes", resourceNamed(stack.state(), name).urn);
  succeeded(await unprotect("shop"));
  succeeded(await stack.up());
  expect(declaredNames(stack.state()).sort()).toEqual(["nightly", "stats", "store", "www"]);

  const path = { id: resourceNamed(stack.state(), "store").id ?? "" };
  await place.own.call("putConfigDraft", { path, body: { document: bannerTitled("Live") } });
  await place.own.call("publishVersion", { path, body: {} });
  await place.own.call("promoteVersion", { path: { ...path, number: 1 }, body: {} });
  stack.write("index.js", "");
  succeeded(await unprotect("store"));
  const { run, operations } = await operationsDuring(bench.service, () => stack.up());
  expect(run.exitCode).not.toBe(0);
  expect(outputOf(run)).toMatch(/belongs to the protected site.*set deletionProtection to false on it/);
  expect(operations.filter((operation) => !/^(list|get)/.test(operation))).toEqual([]);
  expect(await hostsAt(place)).toEqual(["www.shop.example"]);
});

test("after a destroy that visitors stop, the next up has everything again", async () => {
  const place = bench.place();
  const stack = place.inline<{ document: ReturnType<typeof bannerTitled>; company: string; adopt?: true }>(
    ({ consentform }, { document, company, adopt }) => {
      const site = new consentform.Site("shop", { deletionProtection: false });
      new consentform.Domain("www", { site, host: "www.served.example" });
      new consentform.ScanSchedule("nightly", { site, hour: 1 });
      new consentform.TrackedService("stats", { site, key: "stats", name: "Stats", company, category: "analytics" });
      const draft = new consentform.ConfigDraft("banner", { site, document });
      const version = new consentform.Version("version", { site, draftDigest: draft.digest });
      const live = new consentform.Promotion("live", { site, versionNumber: version.number, ...(adopt && { adopt }) });
      return { siteId: site.id, live: live.number };
    },
  );
  const args = { document: bannerTitled("Served"), company: "Stats Ltd" };
  succeeded(await stack.up({ ...args, company: "Former Ltd" }));
  const { outputs } = succeeded(await stack.up(args));
  const id = String(outputs.siteId);
  const held = async () => {
    const query = { include: ["domains" as const, "scan_schedule" as const, "services" as const] };
    const { data } = await place.own.call("getSite", { path: { id }, query });
    const services = data.services?.map(({ key, company }) => ({ key, company }));
    const live = data.stages?.production?.config_digest;
    return { domains: data.domains, hour: data.scan_schedule?.hour, services, live };
  };
  const before = await held();
  expect(await place.served(id, "production")).toMatchObject({ number: 1 });

  const refused = await stack.destroy(args);
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toMatch(/allowDeleteWhileServed/);
  expect(outputOf(refused)).not.toMatch(/\bforce\b/);
  expect(await held()).toEqual(before);
  // The promotion is no longer in state, so someone else may have moved production to what it serves.
  const unknown = await stack.up(args);
  expect(unknown.exitCode).not.toBe(0);
  expect(outputOf(unknown)).toMatch(/holds version 1, moved there at .*set adopt: true/);
  const again = succeeded(await stack.up({ ...args, adopt: true }));
  expect(outputOf(again)).not.toMatch(/interrupted/);
  expect(await held()).toEqual(before);
  succeeded(await stack.up(args, { expectNoChanges: true }));
});
