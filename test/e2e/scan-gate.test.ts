import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProgramModules } from "../support/inline-stack";
import { isRunning } from "../support/process-tree";
import { until } from "../support/until";
import { startWebsite, type Website } from "../support/website";
import { bannerTitled, titleOf } from "./banner";
import { operationsDuring } from "./operations-during";
import { outputOf, succeeded } from "./output-of";
import { type Place, workbench } from "./workbench";

let website: Website;
let folder: string;
beforeAll(async () => {
  website = await startWebsite();
  folder = mkdtempSync(join(tmpdir(), "consentform-gate-"));
});
afterAll(async () => {
  await website.close();
  rmSync(folder, { recursive: true });
});

const bench = workbench(2, () => ({
  isLocalAllowed: true,
  args: ["--browser", "none", "--local-port", String(website.port)],
}));

interface Args {
  document: ReturnType<typeof bannerTitled>;
  sarifPath: string;
}

/** A site that nothing enters without a scan: everything from the site to what is live, in one program. */
function gatedShop({ consentform }: ProgramModules, { document, sarifPath }: Args) {
  const site = new consentform.Site("shop", {
    deletionProtection: false,
    allowDeleteWhileServed: true,
    settings: { promotionGate: { mode: "block", requireVerifiedDomain: false } },
  });
  const host = new consentform.Domain("staging", { site, host: "staging.localhost", environment: "preview" });
  const draft = new consentform.ConfigDraft("banner", { site, document });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest });
  const gate = new consentform.ScanGate(
    "gate",
    { site, versionNumber: version.number, sarifPath, timeoutMinutes: 5 },
    { dependsOn: host },
  );
  const live = new consentform.Promotion("live", { site, versionNumber: version.number }, { dependsOn: gate });
  return { siteId: site.id, live: live.number, scans: gate.scans };
}

/**
 * Longest time until a deployment has come to its gate, and until a host has noticed that its engine is gone, on a busy
 * machine.
 */
const DEPLOYMENT_MS = 120_000;
const HOST_ENDS_MS = 60_000;

const CLEAN = '<head><script src="/shop.js"></script></head>';
const TRACKED = { html: CLEAN, headers: { "set-cookie": "_ga=GA1.1.1; Max-Age=1000" } };

/** Title of the banner that production serves. */
async function liveTitle(place: Place, siteId: unknown): Promise<unknown> {
  return titleOf((await place.served(String(siteId), "production"))?.document);
}

/** Names of the rules that a SARIF file reports. */
function reported(path: string): string[] {
  const log = JSON.parse(readFileSync(path, "utf8"));
  return log.runs.flatMap((run: { results: { ruleId: string }[] }) => run.results.map(({ ruleId }) => ruleId));
}

test("one deployment passes a blocking gate; a tracker on the page stops the next", async () => {
  const place = bench.place();
  const stack = place.inline(gatedShop);
  const sarifPath = join(folder, "new/scan.sarif");
  const first = { document: bannerTitled("First"), sarifPath };
  website.pages = { "/": CLEAN };
  const deployed = succeeded(await stack.up(first));
  const { siteId } = deployed.outputs;
  expect(deployed.outputs.live).toBe(1);
  expect(deployed.outputs.scans).toMatchObject({ site: { site: siteId, versionNumber: 1, baseScanId: null } });
  expect(outputOf(deployed)).toMatch(/ScanGate: Version 1 passed scan scn_\w+: no new finding at or above error\./);
  expect(outputOf(deployed)).toContain("ScanGate: Production has no completed scan, so every finding counts.");
  expect(reported(sarifPath)).toEqual([]);
  expect(await liveTitle(place, siteId)).toBe("First");

  const again = await operationsDuring(bench.service, () => stack.up(first, { expectNoChanges: true }));
  succeeded(again.run);
  expect(again.operations).toEqual([]);
  succeeded(await stack.refresh(first, { expectNoChanges: true }));

  rmSync(sarifPath);
  website.pages = { "/": TRACKED };
  const second = { document: bannerTitled("Second"), sarifPath };
  const stopped = await stack.up(second);
  expect(stopped.exitCode).not.toBe(0);
  expect(outputOf(stopped)).toMatch(
    /ScanGate: the scan scn_\w+ of version 2 has 1 finding at or above error\. Production has no completed scan/,
  );
  expect(outputOf(stopped)).toContain("error pre-consent-storage: _ga");
  expect(reported(sarifPath)).toContain("pre-consent-storage");
  expect(await liveTitle(place, siteId)).toBe("First");

  website.pages = { "/": CLEAN };
  const repaired = await operationsDuring(bench.service, () => stack.up(second));
  expect(succeeded(repaired.run).outputs.live).toBe(2);
  expect(repaired.operations.filter((operation) => operation === "queueScan")).toHaveLength(2);
  expect(repaired.operations).not.toContain("publishVersion");
  expect(await liveTitle(place, siteId)).toBe("Second");

  const destroyed = await operationsDuring(bench.service, () => stack.destroy(second));
  succeeded(destroyed.run);
  expect(destroyed.operations).toEqual(["deleteSite"]);
  expect(existsSync(sarifPath)).toBe(true);
});

test("a killed gate ends its host, and the next deployment uses the running scan", async () => {
  const place = bench.place();
  const siteId = (await place.own.call("createSite", { body: { name: "Killed" } })).data.id;
  const path = { id: siteId };
  await place.own.call("createDomain", { path, body: { host: "killed.localhost", environment: "preview" } });
  await place.own.call("putConfigDraft", { path, body: { document: bannerTitled("Killed") } });
  await place.own.call("publishVersion", { path, body: {} });
  const stack = await place.commandLine({
    "index.js": `new (require("consentform").ScanGate)("gate", { site: ${JSON.stringify(siteId)}, versionNumber: 1 });`,
  });
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  website.pages = { "/": (_request, response) => void opened.then(() => response.end(CLEAN)) };
  const scans = async () => (await place.own.call("listScans", { path })).data.data;
  const command = await stack.start("up", "--yes", "--skip-preview");
  await until(async () => (await scans())[0]?.status === "running", DEPLOYMENT_MS);
  const hosts = command.hosts();
  expect(hosts).toHaveLength(1);
  command.killEngine();
  await command.finished;
  await until(() => !hosts.some(isRunning), HOST_ENDS_MS);
  open();
  await until(async () => (await scans())[0]?.status === "completed", DEPLOYMENT_MS);
  await stack.cancel();
  succeeded(await stack.up());
  expect(await scans()).toHaveLength(1);
});

describe("with one request in three failing", () => {
  const faulty = workbench(1, () => ({
    isLocalAllowed: true,
    fault: "503=0.15,lost=0.15,reset=0.05,seed=7",
    args: ["--browser", "none", "--local-port", String(website.port)],
  }));

  function gatedShops({ consentform }: ProgramModules, { document }: Pick<Args, "document">) {
    const shops = ["north", "south"].map((name) => {
      const site = new consentform.Site(name, { deletionProtection: false });
      const host = new consentform.Domain(name, { site, host: `${name}.localhost`, environment: "preview" });
      const draft = new consentform.ConfigDraft(name, { site, document });
      const version = new consentform.Version(name, { site, draftDigest: draft.digest });
      return { name, site, host, version };
    });
    const sites = shops.map(({ name, site, version }) => [name, { site: site.id, versionNumber: version.number }]);
    const dependsOn = shops.map(({ host }) => host);
    const gate = new consentform.ScanGate("gate", { sites: Object.fromEntries(sites) }, { dependsOn });
    return { scans: gate.scans };
  }

  test("two sites pass one gate, each with a single scan", async () => {
    const place = faulty.place();
    website.pages = { "/": CLEAN };
    const stack = place.inline(gatedShops);
    const args = { document: bannerTitled("Faults") };
    const run = succeeded(await stack.up(args));
    const scans = Object.entries(run.outputs.scans as Record<string, { site: string }>);
    expect(scans.map(([key]) => key).sort()).toEqual(["north", "south"]);
    for (const [, { site }] of scans) {
      expect((await place.own.call("listScans", { path: { id: site } })).data.data).toHaveLength(1);
    }
    succeeded(await stack.up(args, { expectNoChanges: true }));
  });
});
