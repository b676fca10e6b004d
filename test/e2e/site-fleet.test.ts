import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BannerDocument } from "../../src/consent/rules";
import { digest } from "../../src/consent/values/canonical-json";
import { banner } from "../support/banners";
import type { InlineRun, ProgramModules } from "../support/inline-stack";
import { startWebsite, type Website } from "../support/website";
import { titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { type Place, workbench } from "./workbench";

/**
 * A fleet must never go live past a gate that failed, replace a live site, or change a site whose row did not change.
 */

let website: Website;
let table: string;
beforeAll(async () => {
  website = await startWebsite();
  table = join(mkdtempSync(join(tmpdir(), "consentform-fleet-")), "sites.csv");
});
afterAll(async () => {
  await website.close();
  rmSync(join(table, ".."), { recursive: true });
});

const bench = workbench(5, () => ({
  isLocalAllowed: true,
  args: ["--browser", "none", "--local-port", String(website.port)],
}));

interface Args {
  readonly table: string;
  readonly document: BannerDocument;
  readonly isUngated?: boolean;
  /** Digests that pass the sites' own promotion gates, by key. */
  readonly overridden?: Readonly<Record<string, string>>;
}

function shops({ consentform }: ProgramModules, { table: path, document, isUngated, overridden }: Args) {
  const reason = "Reviewed by hand";
  const overrides = Object.entries(overridden ?? {}).map(([key, passed]) => [key, { digest: passed, reason }] as const);
  const fleet = new consentform.SiteFleet("shops", {
    template: {
      name: "Shops",
      document: document as unknown as Record<string, unknown>,
      variables: { title: { required: true } },
    },
    sites: consentform.readSites(path),
    waves: ["canary", "rest"],
    ...(!isUngated && { gate: { failOn: "error", timeoutMinutes: 5 } }),
    release: "production",
    site: {
      deletionProtection: false,
      allowDeleteWhileServed: true,
      ...(overridden && { settings: { promotionGate: { mode: "block" } } }),
    },
    ...(overridden && { rollout: { gateOverrides: Object.fromEntries(overrides) } }),
  });
  const ids = Object.fromEntries(Object.entries(fleet.sites).map(([key, { id }]) => [key, id]));
  return { ids, records: fleet.challenges.map(({ name }) => name) };
}

const CLEAN = '<head><script src="/shop.js"></script></head>';
const TRACKED = { html: CLEAN, headers: { "set-cookie": "_ga=GA1.1.1; Max-Age=1000" } };
const header = "key,hosts,preview_hosts,var.title,wave\n";
const canary = "nord,nord.example.com,nord.localhost,Nord,canary\n";
const rest = ["ost", "sued", "west"]
  .map((key) => `${key},${key}.example.com www.${key}.example.com,,${key},\n`)
  .join("");

const titled = (text: string): BannerDocument => banner(`${text} {{title}}`);

async function titles(place: Place, ids: unknown): Promise<Record<string, unknown>> {
  const served = Object.entries(ids as Record<string, string>).map(async ([key, id]) => {
    return [key, titleOf((await place.served(id, "production"))?.document)] as const;
  });
  return Object.fromEntries(await Promise.all(served));
}

test("a fleet goes live wave by wave, and a canary that fails stops the rest", async () => {
  const place = bench.place();
  const stack = place.inline(shops);
  writeFileSync(table, header + canary + rest);
  website.pages = { "/": CLEAN };
  const first = { table, document: titled("A") };
  const deployed = succeeded(await stack.up(first));
  const { ids, records } = deployed.outputs;
  expect(Object.keys(ids as object)).toEqual(["nord", "ost", "sued", "west"]);
  expect(records).toHaveLength(8);
  expect(await titles(place, ids)).toEqual({ nord: "A Nord", ost: "A ost", sued: "A sued", west: "A west" });

  const again = await operationsDuring(bench.service, () => stack.up(first, { expectNoChanges: true }));
  succeeded(again.run);
  expect(again.operations).toEqual([]);
  // The template has its text in inputs and outputs; the three rollouts have the digest.
  expect(JSON.stringify(stack.state()).split("A {{title}}")).toHaveLength(3);

  website.pages = { "/": TRACKED };
  const second = { table, document: titled("B") };
  const stopped = await stack.up(second);
  expect(stopped.exitCode).not.toBe(0);
  expect(outputOf(stopped)).toContain("pre-consent-storage: _ga");
  expect(await titles(place, ids)).toEqual({ nord: "A Nord", ost: "A ost", sued: "A sued", west: "A west" });

  website.pages = { "/": CLEAN };
  const repaired = await operationsDuring(bench.service, () => stack.up(second));
  succeeded(repaired.run);
  expect(await titles(place, ids)).toEqual({ nord: "B Nord", ost: "B ost", sued: "B sued", west: "B west" });
  // Preview is as it should be and is not sent again. The promotion is sent twice: the first request expects the draft
  // that it last promoted.
  expect(repaired.operations.filter((operation) => operation === "applyTemplate")).toHaveLength(3);
  expect(repaired.operations).not.toContain("updateSite");

  // A wave that is live loses its gate, and gets one again: nothing may then go live before the scan.
  const all = (text: string) => ({
    nord: `${text} Nord`,
    ost: `${text} ost`,
    sued: `${text} sued`,
    west: `${text} west`,
  });
  succeeded(await stack.up({ table, document: titled("C"), isUngated: true }));
  expect(await titles(place, ids)).toEqual(all("C"));
  website.pages = { "/": TRACKED };
  const gated = { table, document: titled("D") };
  expect((await stack.up(gated)).exitCode).not.toBe(0);
  expect(await titles(place, ids)).toEqual(all("C"));
  website.pages = { "/": CLEAN };
  succeeded(await stack.up(gated));
  expect(await titles(place, ids)).toEqual(all("D"));

  // A wave with a gate counts twice: to preview, and after the scan to production.
  const next = await operationsDuring(bench.service, () => stack.up({ table, document: titled("E") }));
  succeeded(next.run);
  expect(await titles(place, ids)).toEqual(all("E"));
  const writes = next.operations.filter((operation) => /^(update|apply)Template$/.test(operation)).sort();
  expect(writes).toEqual(["applyTemplate", "applyTemplate", "applyTemplate", "updateTemplate"]);
}, 600_000);

interface StoreArgs extends Args {
  readonly name: string;
  readonly formerName?: string;
}

/** A fleet of protected sites whose template is a separate resource. */
function stores({ consentform }: ProgramModules, { table: path, document, name, formerName }: StoreArgs) {
  const template = new consentform.BannerTemplate("stores", {
    name: "Stores",
    document: document as unknown as Record<string, unknown>,
    variables: { title: { required: true } },
  });
  const options = formerName === undefined ? {} : { aliases: [{ name: formerName }] };
  const fleet = new consentform.SiteFleet(
    name,
    { template, sites: consentform.readSites(path), waves: ["first", "second"], release: "production" },
    options,
  );
  return { ids: Object.fromEntries(Object.entries(fleet.sites).map(([key, { id }]) => [key, id])) };
}

const columns = "key,hosts,var.title,wave,deletion_protection\n";
const row = (key: string, { title = key, wave = "", protection = "" } = {}) =>
  `${key},${key}.example.org www.${key}.example.org,${title},${wave},${protection}\n`;
const operationsOn = ({ steps }: InlineRun, kind: string) =>
  steps.flatMap(({ op, type }) => (type.endsWith(`:${kind}`) ? [op] : []));

test("a row affects only its site; waves, order and the fleet's name affect none", async () => {
  const place = bench.place();
  const stack = place.inline(stores);
  const args = { table, document: titled("A"), name: "stores" };
  writeFileSync(table, columns + row("ost") + row("sued") + row("west"));
  const { ids } = succeeded(await stack.up(args)).outputs;

  // Removing a site takes two runs. The first one names it, and leaves its domains in place.
  writeFileSync(table, columns + row("ost") + row("west"));
  expect(outputOf(await stack.preview(args))).toMatch(/stores-sued" cannot be deleted\s+because it is protected/);
  const refused = await operationsDuring(bench.service, () => stack.up(args));
  expect(refused.run.exitCode).not.toBe(0);
  // The changed rollout names what production serves. Nothing is written.
  expect(refused.operations).toEqual(["listSites"]);
  writeFileSync(table, columns + row("ost") + row("sued", { protection: "FALSE" }) + row("west"));
  const allowed = await operationsDuring(bench.service, () => stack.up(args));
  succeeded(allowed.run);
  // The refused run had taken the site out of the rollout. Back in it, nothing of the site differs.
  expect(allowed.operations).toEqual(["applyTemplate"]);
  expect(await place.served(String((ids as Record<string, string>).sued), "production")).toMatchObject({ number: 1 });

  writeFileSync(table, columns + row("ost", { title: "Ost" }) + row("west") + row("mitte"));
  const changed = await operationsDuring(bench.service, () => stack.up(args));
  const { ids: now } = succeeded(changed.run).outputs;
  const { sued, ...kept } = ids as Record<string, string>;
  expect(now).toEqual({ ...kept, mitte: expect.stringMatching(/^site_/) });
  expect(await titles(place, now)).toEqual({ ost: "A Ost", west: "A west", mitte: "A mitte" });
  expect(changed.operations.filter((operation) => operation === "applyTemplate")).toHaveLength(1);
  expect(operationsOn(changed.run, "Site").sort()).toEqual(["create", "delete", "same", "same"]);
  await expect(place.own.call("getSite", { path: { id: String(sued) } })).rejects.toThrow(/not-found/);
  succeeded(await stack.refresh(args, { expectNoChanges: true }));

  // Two sites change waves, the table is reordered, and the fleet is renamed.
  writeFileSync(
    table,
    columns + row("west", { wave: "first" }) + row("mitte", { wave: "first" }) + row("ost", { title: "Ost" }),
  );
  const renamed = { ...args, name: "branches", formerName: "stores" };
  const moved = await operationsDuring(bench.service, () => stack.up(renamed));
  expect(succeeded(moved.run).outputs.ids).toEqual(now);
  expect(moved.run.changes).toEqual({ same: 11, create: 1, update: 1 });
  const live = await Promise.all(
    Object.values(now as Record<string, string>).map((id) => place.served(id, "production")),
  );
  expect(live.map((served) => served?.number)).toEqual([1, 2, 1]);
  const idle = await operationsDuring(bench.service, () => stack.up(renamed, { expectNoChanges: true }));
  succeeded(idle.run);
  expect(idle.operations).toEqual([]);
}, 600_000);

test("refuses a table that does not fit the template or the waves before any request", async () => {
  const stack = bench.place().inline(shops);
  const args = { table, document: titled("A") };
  const rows = [
    ["sued,sued.example.net,,,\n", 'sites.csv:2, column var.title: "sued": The template requires the variable title'],
    ["sued,sued.example.net,,Süd,canery\n", 'sites.csv:2, column wave: "sued" is in the wave "canery"'],
    ["sued,sued.example.net,,Süd,canary\n", 'sites.csv:2, column preview_hosts: "sued" has no preview host'],
    ["sued,https://sued.example.net,,Süd,\n", "sites.csv:2, column hosts: "],
  ];
  const { operations } = await operationsDuring(bench.service, async () => {
    for (const [text, message] of rows) {
      writeFileSync(table, header + text);
      const run = await stack.up(args);
      expect(run.exitCode).not.toBe(0);
      expect(outputOf(run)).toContain(message);
      expect(outputOf(run)).not.toMatch(/^ +at /m);
    }
  });
  expect(operations).toEqual([]);
});

test("gate overrides of a fleet reach the rollouts of their sites, in every wave", async () => {
  const place = bench.place();
  const stack = place.inline(shops);
  writeFileSync(table, header + canary + rest);
  const passed = (key: string, title: string) => [key, digest(banner(`A ${title}`))] as const;
  const overridden = Object.fromEntries([passed("nord", "Nord"), passed("ost", "ost"), passed("sued", "sued")]);
  const run = await stack.up({ table, document: titled("A"), isUngated: true, overridden });
  // The gate of one site is not overridden.
  expect(outputOf(run)).toMatch(
    /1 of 3 sites failed\. The other 2 succeeded[\s\S]*sites\.west: reached preview, then failed/,
  );
  const all = { ...overridden, ...Object.fromEntries([passed("west", "west")]) };
  const { ids } = succeeded(await stack.up({ table, document: titled("A"), isUngated: true, overridden: all })).outputs;
  expect(await titles(place, ids)).toEqual({ nord: "A Nord", ost: "A ost", sued: "A sued", west: "A west" });
});

interface FirstHost {
  readonly document: BannerDocument;
  readonly hosts: string[];
  readonly adoptDomains?: Readonly<Record<string, string>>;
  /** As a table of sites has it. */
  readonly adopt?: string;
}

test("a fleet takes over a site, and another's host, only by their ids", async () => {
  const place = bench.place();
  const stack = place.inline(({ consentform }: ProgramModules, args: FirstHost) => {
    const fleet = new consentform.SiteFleet("shops", {
      template: { name: "Shops", document: args.document as unknown as Record<string, unknown> },
      sites: [{ key: "nord", hosts: args.hosts, ...(args.adopt && { adopt: args.adopt }) }],
      ...(args.adoptDomains && { adoptDomains: args.adoptDomains }),
    });
    return { id: fleet.sites.nord?.id };
  });
  const document = banner("Shop");
  const dashboard = await place.dashboard();
  const { data: site } = await dashboard.call("createSite", { body: { name: "Console" } });
  const { id } = succeeded(await stack.up({ document, hosts: [], adopt: site.id })).outputs;
  expect(id).toBe(site.id);
  const attached = { path: { id: String(id) }, body: { host: "nord.example.com" } };
  const { data: theirs } = await dashboard.call("createDomain", attached);
  const refused = await stack.up({ document, hosts: ["nord.example.com"] });
  expect(refused.exitCode).not.toBe(0);
  expect(outputOf(refused)).toContain(`the site already has it as ${theirs.id}`);
  const adoptDomains = { "nord.example.com": theirs.id };
  succeeded(await stack.up({ document, hosts: ["nord.example.com"], adoptDomains }));
  succeeded(await stack.up({ document, hosts: ["nord.example.com"] }, { expectNoChanges: true }));
  expect((await place.own.call("getDomain", { path: { id: theirs.id } })).data).toEqual(theirs);
});
