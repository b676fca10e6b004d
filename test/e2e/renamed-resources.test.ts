import type { BannerDocument } from "../../src/consent/rules";
import type { Client } from "../../src/provider/client";
import { claimById } from "../../src/provider/lifecycle";
import { programOutputs } from "../../src/provider/pulumi/spelling/program-properties";
import { registry } from "../../src/provider/resources";
import { banner } from "../support/banners";
import type { InlineRun, InlineStack, ProgramModules } from "../support/inline-stack";
import { scriptTag } from "../support/scannable-site";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { declaredNames, resourceNamed } from "./state-resource";
import { type Place, workbench } from "./workbench";

/**
 * Every kind, renamed, moved and declared twice on the real engine, which creates a resource under its new name before
 * it deletes it under the former one. What counts is what the service holds afterwards.
 */

const HOST = "www.shop.localhost";

let website: Website;
beforeAll(async () => {
  website = await startWebsite();
});
afterAll(() => website?.close());

const bench = workbench(2, () => ({
  isLocalAllowed: true,
  args: ["--local-port", String(website.port), "--browser", "none"],
}));

/** Kinds by what their creation does with an object that exists: finds it; refuses; makes another one. */
type Group = "found" | "refused" | "fresh";

interface Args {
  readonly siteId: string;
  /** A site whose draft a rollout writes. */
  readonly rolledId: string;
  readonly fingerprint: string;
  readonly document: BannerDocument;
  /** End of the names of each group. */
  readonly names: Readonly<Record<Group, string>>;
  /** The same at the last deployment, to be declared as aliases. */
  readonly former?: Readonly<Record<Group, string>> | undefined;
  /** True if the resources are parts of a component. */
  readonly isInside?: boolean;
  /** The proposals of the refusals, by kind. */
  readonly adopt?: Readonly<Record<string, string | boolean>>;
  /** Kinds to declare a second time. */
  readonly twice?: readonly string[];
}

function everyKind({ pulumi, consentform }: ProgramModules, args: Args): Record<string, unknown> {
  const { siteId: site, rolledId, fingerprint, document, names, former, isInside = false, adopt = {}, twice } = args;
  class Team extends pulumi.ComponentResource {}
  const parent = isInside ? new Team("test:index:Team", "team") : undefined;
  const options = (group: Group, kind: string) => ({
    ...(parent && { parent }),
    ...(former && { aliases: [{ name: `${kind}${former[group]}` }] }),
  });
  const make = <Made>(
    Kind: new (name: string, args: never, opts: object) => Made,
    group: Group,
    kindArgs: Record<string, unknown>,
    more: object = {},
  ): Made => {
    const { name: kind } = Kind;
    if (twice?.includes(kind)) new Kind(`${kind}-twin`, kindArgs as never, options(group, `${kind}-twin`));
    return new Kind(`${kind}${names[group]}`, kindArgs as never, { ...options(group, kind), ...more });
  };
  const domain = make(consentform.Domain, "found", { site, host: "www.shop.localhost", verificationMethod: "file" });
  const verified = make(consentform.DomainVerification, "found", { domain, timeoutMinutes: 2 });
  make(consentform.InstallCheck, "found", { site, environment: "production" }, { dependsOn: verified });
  make(consentform.ScanSchedule, "found", { site, frequency: "daily", hour: 7 });
  const suppression = make(consentform.IssueSuppression, "found", {
    site,
    environment: "preview",
    fingerprint,
    reason: "accepted_risk",
    comment: "Known and harmless.",
  });
  const { digest: draftDigest } = make(consentform.ConfigDraft, "refused", {
    site,
    document,
    ...(adopt.ConfigDraft && { adopt: adopt.ConfigDraft }),
  });
  const version = make(consentform.Version, "found", { site, draftDigest });
  const live = make(consentform.Promotion, "found", { site, versionNumber: version.number });
  const own = (kind: string) => (adopt[kind] === undefined ? {} : { adopt: adopt[kind] });
  const stats = make(consentform.TrackedService, "refused", {
    site,
    key: "stats",
    name: "Stats",
    company: "Stats Ltd",
    category: "analytics",
    ...own("TrackedService"),
  });
  const scanned = { site, versionNumber: version.number, failOn: "never", timeoutMinutes: 2 };
  make(consentform.ScanGate, "found", scanned, { dependsOn: [suppression, live, stats] });
  const url = "https://hooks.example.com/channel";
  make(consentform.AlertChannel, "refused", { name: "Ops", kind: "slack", url, ...own("AlertChannel") });
  const part = { identity: { controller_name: "Example GmbH" } };
  const template = make(consentform.BannerTemplate, "refused", {
    name: "Brands",
    document: part,
    ...own("BannerTemplate"),
  });
  make(consentform.TemplateRollout, "found", {
    template,
    release: "preview",
    detachOnRemove: true,
    sites: { rolled: { site: rolledId, overrides: document } },
  });
  make(consentform.Site, "fresh", { name: "Other", deletionProtection: false });
  make(consentform.WebhookEndpoint, "fresh", { url: "https://hooks.example.com/x", eventKinds: ["*"] });
  make(consentform.Token, "fresh", { name: "CI", scopes: ["sites:read"] });
  return { live };
}

/** The service's state of everything that the program declares. */
async function held(client: Client, { siteId, rolledId }: Pick<Args, "siteId" | "rolledId">) {
  const path = { id: siteId };
  const { data: rolled } = await client.call("getSite", { path: { id: rolledId } });
  const { data: site } = await client.call("getSite", { path, query: { include: ["domains", "scan_schedule"] } });
  const list = async (operation: "listAlertChannels" | "listTemplates" | "listWebhookEndpoints" | "listSites") =>
    (await client.call(operation, {})).data.data.map(({ id }) => id);
  const { data: services } = (await client.call("listServices", { path })).data;
  const { data: issues } = (await client.call("listIssues", { path })).data;
  const { data: tokens } = (await client.call("listTokens", { query: { status: ["active", "retiring"] } })).data;
  return {
    found: {
      domains: site.domains
        ?.filter(({ environment }) => environment === "production")
        .map(({ id, host, status }) => ({ id, host, status })),
      schedule: { frequency: site.scan_schedule?.frequency, hour: site.scan_schedule?.hour },
      issues: issues.map(({ id, status, suppression }) => ({ id, status, reason: suppression?.reason })),
      production: site.stages?.production?.number,
      rolled: {
        template: rolled.template?.id,
        draft: rolled.stages?.draft.digest,
        preview: rolled.stages?.preview?.number,
      },
    },
    refused: {
      draft: site.stages?.draft.digest,
      services: services.filter(({ status }) => status === "live").map(({ key, company }) => ({ key, company })),
      channels: await list("listAlertChannels"),
      templates: await list("listTemplates"),
    },
    fresh: {
      sites: (await list("listSites")).filter((id) => ![siteId, rolledId].includes(id)),
      hooks: await list("listWebhookEndpoints"),
      tokens: tokens.filter(({ name }) => name === "CI").map(({ id }) => id),
    },
  };
}

/** A site with an issue that a scan found, on a website that proves the host. */
async function prepare(client: Client): Promise<Pick<Args, "siteId" | "rolledId" | "fingerprint">> {
  const body = { name: "Shop", settings: { promotion_gate: { mode: "off" as const } } };
  const { id: siteId } = (await client.call("createSite", { body })).data;
  const { id: rolledId } = (await client.call("createSite", { body: { ...body, name: "Rolled" } })).data;
  const path = { id: siteId };
  const { data: scanned } = await client.call("createDomain", { path, body: { host: HOST, environment: "preview" } });
  website.pages = {
    "/": { html: `<head>${scriptTag(siteId)}</head>`, headers: { "set-cookie": "_ga=1; Max-Age=100; Secure" } },
    [scanned.challenge.file.path]: (_request, response) => {
      response.writeHead(200, { "content-type": "text/plain" }).end(scanned.challenge.file.body);
    },
  };
  await client.call("putConfigDraft", { path, body: { document: banner("Before") } });
  await client.call("publishVersion", { path, body: { environment: "preview" } });
  const { data: scan } = await client.call("queueScan", { path, body: { environment: "preview" } });
  await until(async () => (await client.call("getScan", { path: { id: scan.id } })).data.status === "completed");
  const { data } = (await client.call("listIssues", { path, query: { rule_id: ["pre-consent-storage"] } })).data;
  if (data[0] === undefined) throw new Error("the scan found no issue");
  return { siteId, rolledId, fingerprint: data[0].fingerprint };
}

const at = (end: string): Record<Group, string> => ({ found: end, refused: end, fresh: end });

/** Its steps follow each other on one stack. */
describe("every kind", () => {
  let place: Place;
  let stack: InlineStack<Args>;
  let args: Args;
  let before: Awaited<ReturnType<typeof held>>;
  const now = () => held(place.own, args);
  beforeAll(async () => {
    place = bench.place();
    stack = place.inline(everyKind);
    args = {
      ...(await prepare(place.own)),
      document: banner("Declared"),
      names: at("-a"),
      adopt: { ConfigDraft: true },
    };
    const { state, outputs } = succeeded(await stack.up(args));
    // A resource that is a stack output shows its outputs, and no field of ours.
    const shown = ["id", "urn", ...programOutputs(registry.Promotion).map(({ name }) => name)];
    expect(Object.keys(outputs.live as object).filter((name) => !shown.includes(name))).toEqual([]);
    // A kind that neither changes nor deletes an object has nothing to lose.
    const owning = Object.values(registry).filter((definition) => claimById(definition, "x").length > 0);
    expect(owning.map(({ kind }) => kind).filter((kind) => !declaredNames(state).includes(`${kind}-a`))).toEqual([]);
    before = await now();
    expect(before).toMatchObject({
      found: { domains: [{ status: "verified" }], schedule: { frequency: "daily", hour: 7 }, production: 2 },
      refused: { services: [{ key: "stats" }] },
    });
    expect(before.found.rolled).toMatchObject({ template: before.refused.templates[0], preview: 1 });
    expect(before.found.issues.filter(({ status }) => status === "suppressed")).toHaveLength(1);
  }, 240_000);

  /**
   * State and service agree: state has the ids that the service has, and neither a deployment nor a refresh finds a
   * difference.
   */
  async function expectSettled({ state }: InlineRun): Promise<void> {
    const { found, refused, fresh } = await now();
    const id = (kind: string, group: Group) => resourceNamed(state, `${kind}${args.names[group]}`).id;
    expect({
      domains: [id("Domain", "found")],
      channels: [id("AlertChannel", "refused")],
      templates: [id("BannerTemplate", "refused")],
      sites: [id("Site", "fresh")],
      hooks: [id("WebhookEndpoint", "fresh")],
      tokens: [id("Token", "fresh")],
    }).toEqual({
      domains: found.domains?.map((domain) => domain.id),
      channels: refused.channels,
      templates: refused.templates,
      ...fresh,
    });
    const again = await operationsDuring(bench.service, () => stack.preview(args, { expectNoChanges: true }));
    succeeded(again.run);
    expect(again.operations).toEqual([]);
    succeeded(await stack.refresh(args, { expectNoChanges: true }));
  }

  test("renamed with aliases: nothing is sent", async () => {
    args = { ...args, former: args.names, names: at("-b") };
    const { run, operations } = await operationsDuring(bench.service, () => stack.up(args));
    succeeded(run);
    expect(operations).toEqual([]);
    expect(await now()).toEqual(before);
    args = { ...args, former: undefined };
    await expectSettled(run);
  });

  test("renamed without aliases, found by creating: the live object stays as it is", async () => {
    args = { ...args, names: { ...args.names, found: "-c" } };
    const run = succeeded(await stack.up(args));
    expect(await now()).toEqual(before);
    for (const kind of ["Domain", "ScanSchedule", "IssueSuppression"]) {
      expect(outputOf(run)).toMatch(new RegExp(`${kind} ${kind}-[ab]: .* stays, because ${kind} ${kind}-c manages it`));
    }
    await expectSettled(run);
  });

  test("renamed without aliases, always new: the new object lives, the old one is gone", async () => {
    args = { ...args, names: { ...args.names, fresh: "-c" } };
    const run = succeeded(await stack.up(args));
    const { found, refused } = await now();
    expect({ found, refused }).toEqual({ found: before.found, refused: before.refused });
    await expectSettled(run);
  });

  test("renamed without aliases: refused, naming aliases; taken over, the object stays", async () => {
    args = { ...args, adopt: {}, names: { ...args.names, refused: "-c" } };
    const refusals: Record<string, string> = {};
    for (let attempt = 0; attempt < 4 && Object.keys(refusals).length < 3; attempt += 1) {
      const run = await stack.up({ ...args, adopt: refusals });
      expect(run.exitCode).not.toBe(0);
      for (const [, kind = "", text = ""] of outputOf(run).matchAll(/\b([A-Z]\w+): (.*adopt: .*)$/gm)) {
        expect(text).toMatch(/renamed or moved, add the option `aliases`.*adopt: /);
        refusals[kind] = /adopt: "([^"]+)"/.exec(text)?.[1] ?? "";
      }
      expect((await now()).refused).toEqual(before.refused);
    }
    expect(Object.keys(refusals).sort()).toEqual(["AlertChannel", "BannerTemplate", "TrackedService"]);
    args = { ...args, adopt: refusals };
    const run = succeeded(await stack.up(args));
    expect((await now()).refused).toEqual(before.refused);
    await expectSettled(run);
  });

  test("moved into a component without aliases: every object that can be found stays", async () => {
    args = { ...args, isInside: true };
    const run = succeeded(await stack.up(args));
    const { found, refused } = await now();
    expect({ found, refused }).toEqual({ found: before.found, refused: before.refused });
    await expectSettled(run);
  });

  // Found by their inputs, and by the id that both adopt. Kinds that are left out neither change nor delete an object,
  // such as Version, or their creation always makes a new one.
  test.each([
    ...["Domain", "ScanSchedule", "Promotion", "ConfigDraft", "IssueSuppression"],
    ...["AlertChannel", "BannerTemplate"],
  ])("two resources for one %s are refused in the preview, naming both and aliases", async (kind) => {
    const { run, operations } = await operationsDuring(bench.service, () => stack.preview({ ...args, twice: [kind] }));
    expect(run.exitCode).not.toBe(0);
    const both = `${kind} ${kind}(-twin|-[a-c])`;
    expect(outputOf(run)).toMatch(new RegExp(`${both} and ${both} are the same object.*aliases`));
    // The engine asks for them in any order, and the first one may announce what it would do, for which it reads.
    expect(operations.filter((operation) => operation !== "listSites")).toEqual([]);
    expect(await now()).toMatchObject({ found: before.found, refused: before.refused });
  });

  // A preview sends nothing, so it does not know what the service's own id means in a program.
  test.each(["TrackedService"])("a second resource that adopts the %s of another changes nothing", async (kind) => {
    const run = await stack.up({ ...args, twice: [kind] });
    expect(run.exitCode).not.toBe(0);
    const both = `${kind} ${kind}(-twin|-[a-c])`;
    expect(outputOf(run)).toMatch(new RegExp(`${both} and ${both} are the same object.*aliases`));
    expect(await now()).toMatchObject({ found: before.found, refused: before.refused });
  });

  test("second resources of all other kinds come and go, and the first ones stay", async () => {
    const first = await now();
    const twice = ["DomainVerification", "InstallCheck", "Version", "ScanGate", "TemplateRollout"];
    succeeded(await stack.up({ ...args, twice: [...twice, "Site", "WebhookEndpoint", "Token"] }));
    const both = await now();
    expect([both.found, both.refused]).toEqual([first.found, first.refused]);
    const counts = Object.entries(both.fresh).map(([kind, ids]) => [kind, ids.length]);
    expect(Object.fromEntries(counts)).toEqual({ sites: 2, hooks: 2, tokens: 2 });
    const run = succeeded(await stack.up(args));
    expect(await now()).toEqual(first);
    await expectSettled(run);
  });
});

interface Explicit {
  readonly endpoint: string;
  readonly token: string;
  /** End of the names of the parts; and of the former ones, to be declared as aliases. */
  readonly end: string;
  readonly former?: string;
  readonly provider?: string;
  readonly isTwice?: boolean;
  /** True if the schedule is created after the domain. */
  readonly isOrdered?: boolean;
}

/** Parts of a site that creations find, whose resources all have an explicit provider. */
function explicitly({ consentform }: ProgramModules, args: Explicit): Record<string, unknown> {
  const { endpoint, token, end, former, isTwice = false, isOrdered = false, provider: name = "explicit" } = args;
  const provider = new consentform.Provider(name, { endpoint, token });
  const site = new consentform.Site("shop", { deletionProtection: false }, { provider });
  const options = (kind: string) => ({ provider, ...(former && { aliases: [{ name: `${kind}${former}` }] }) });
  const domain = { site, host: "www.explicit.example" };
  const first = new consentform.Domain(`domain${end}`, domain, options("domain"));
  if (isTwice) new consentform.Domain("twin", domain, { provider });
  const schedule = { ...options("schedule"), ...(isOrdered && { dependsOn: first }) };
  new consentform.ScanSchedule(`schedule${end}`, { site, hour: 7 }, schedule);
  return { siteId: site.id, urn: first.urn };
}

test("an explicit provider keeps live objects as the stack's own does", async () => {
  const place = bench.place();
  const stack = place.inline(explicitly);
  const args = { endpoint: bench.service.endpoint, token: place.token };
  const first = succeeded(await stack.up({ ...args, end: "-a" }));
  const path = { id: String(first.outputs.siteId) };
  const query = { include: ["domains" as const, "scan_schedule" as const] };
  const now = async () => {
    const { domains, scan_schedule: schedule } = (await place.own.call("getSite", { path, query })).data;
    return { domains: domains?.map(({ id, host }) => ({ id, host })), hour: schedule?.hour };
  };
  const before = await now();
  expect(before).toMatchObject({ domains: [{ host: "www.explicit.example" }], hour: 7 });

  const twice = await operationsDuring(bench.service, () => stack.preview({ ...args, end: "-a", isTwice: true }));
  expect(twice.run.exitCode).not.toBe(0);
  expect(outputOf(twice.run)).toMatch(/are the same object.*aliases/);
  expect(twice.operations).toEqual([]);

  const aliased = await operationsDuring(bench.service, () => stack.up({ ...args, end: "-b", former: "-a" }));
  succeeded(aliased.run);
  expect(aliased.operations).toEqual([]);

  // Another token may not take the domain over, and the engine skips what depends on it. Then it deletes both under
  // their former names.
  const { secret: token } = await place.dashboard();
  const refused = await stack.up({ ...args, token, end: "-x", isOrdered: true }, { continueOnError: true });
  expect(outputOf(refused)).toMatch(
    /schedule-a: site_\w+ was not deleted, because ScanSchedule schedule-x is the same/,
  );
  expect(outputOf(refused)).toMatch(/Domain domain-a: dom_\w+ was not deleted, because Domain domain-x is the same/);
  expect(await now()).toEqual(before);

  const renamed = succeeded(await stack.up({ ...args, end: "-c" }));
  expect(outputOf(renamed)).toMatch(/stays, because Domain domain-c manages it/);
  expect(await now()).toEqual(before);
  succeeded(await stack.refresh({ ...args, end: "-c" }, { expectNoChanges: true }));

  // The process that deletes never sees the new resource in either run, so docs/guides/pulumi.md warns of both.
  const target = [resourceNamed(renamed.state, "domain-c").urn];
  const targeted = await operationsDuring(bench.service, () => stack.up({ ...args, end: "-d" }, { target }));
  succeeded(targeted.run);
  expect(targeted.operations).toEqual(["deleteDomain"]);
  const next = { ...args, end: "-d", provider: "other" };
  const moved = await operationsDuring(bench.service, () => stack.up(next));
  succeeded(moved.run);
  expect(moved.operations.sort()).toEqual(["createDomain", "updateScanSchedule", "updateScanSchedule"]);
  expect(await now()).toMatchObject({ domains: [{ host: "www.explicit.example" }], hour: 3 });
  // A refresh finds what was reset, and the deployment repairs it.
  succeeded(await stack.up(next, { refresh: true }));
  expect(await now()).toMatchObject({ domains: [{ host: "www.explicit.example" }], hour: 7 });
});
