import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "../../src/provider/client";
import { check } from "../../src/provider/lifecycle";
import type { Properties } from "../../src/provider/resources";
import { pathText, registry, render } from "../../src/provider/resources";
import { until } from "../support/until";
import { type Laboratory, openLaboratory } from "./laboratory";
import { Managed } from "./managed";
import { newSite, publish, unique } from "./rows/prepared";

/** Tests of the gate alone: which scans and findings count, and that nothing is scanned twice. */

let laboratory: Laboratory;
let client: Client;
let folder: string;
beforeAll(async () => {
  laboratory = await openLaboratory(6000);
  client = await laboratory.client();
  folder = mkdtempSync(join(tmpdir(), "consentform-gate-"));
});
afterEach(() => {
  laboratory.intercept(null);
  laboratory.scans.areHeld = false;
});
afterAll(async () => {
  await laboratory.close();
  rmSync(folder, { recursive: true });
});

const CLEAN = '<head><script src="/shop.js"></script></head>';
const TRACKED = { html: CLEAN, headers: { "set-cookie": "_ga=GA1.1.1; Max-Age=1000" } };

const gate = (inputs: Properties, as = client) => new Managed("ScanGate", as, { timeout_minutes: 2, ...inputs });

async function addHost(siteId: string, environment: "preview" | "production"): Promise<void> {
  const host = `${unique(environment)}.localhost`;
  await client.call("createDomain", { path: { id: siteId }, body: { host, environment } });
}

/** A site whose preview holds version 1, with a preview host. */
async function stagedSite(): Promise<{ site_id: string; version_number: number }> {
  const siteId = await newSite(client, { promotion_gate: { mode: "off" } });
  await addHost(siteId, "preview");
  return { site_id: siteId, version_number: await publish(client, siteId) };
}

async function scansOf(siteId: string) {
  return (await client.call("listScans", { path: { id: siteId } })).data.data;
}

/** Production gets the version of preview, and a scan that finds what is on the page now. */
async function scanProduction({
  site_id: siteId,
  version_number: versionNumber,
}: {
  site_id: string;
  version_number: number;
}): Promise<void> {
  await addHost(siteId, "production");
  await client.call("promoteVersion", { path: { id: siteId, number: versionNumber }, body: {} });
  await client.call("queueScan", { path: { id: siteId }, body: { environment: "production" } });
}

const queued = () => laboratory.requests.filter(({ method, path }) => method === "POST" && path.endsWith("/scans"));

describe("a version", () => {
  test("refuses a version that preview does not have and names the one it has", async () => {
    const { site_id: siteId } = await stagedSite();
    await publish(client, siteId, "Second");
    await expect(gate({ site_id: siteId, version_number: 1 }).create()).rejects.toThrow(
      /preview holds version 2, published there at 20.*, not version 1/,
    );
    expect(await scansOf(siteId)).toEqual([]);
  });

  test("does not pass with a scan during which another one was published", async () => {
    const { site_id: siteId } = await stagedSite();
    laboratory.website.pages = {
      "/": (_request, response) => {
        void publish(client, siteId, "Meanwhile").then(() => response.end(CLEAN));
      },
    };
    await expect(gate({ site_id: siteId, version_number: 1 }).create()).rejects.toThrow(
      /another version was published to preview while the scan scn_\w+ of version 1 ran/,
    );
  });

  test("does not pass with a scan that failed", async () => {
    laboratory.website.pages = {};
    await expect(gate({ ...(await stagedSite()), fail_on: "never" }).create()).rejects.toThrow(
      /The scan scn_\w+ failed \(unreachable\)/,
    );
  });
});

describe("a finding", () => {
  test("counts without a scan of production, and the failure says so", async () => {
    laboratory.website.pages = { "/": TRACKED };
    await expect(gate(await stagedSite()).create()).rejects.toThrow(
      /has 1 finding at or above error\. Production has no completed scan, so every finding counts\.[\s\S]*error pre-consent-storage: _ga/,
    );
  });

  test("names the script tag to add if a page lacks the banner", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": "<head></head>" };
    await expect(gate(site).create()).rejects.toThrow(
      /error banner-absent: http[\s\S]*put the site's preview script tag \(`snippets\.preview`\) into the head/,
    );
  });

  test("ignores another host's cookie in production, but not another cookie", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    await scanProduction(site);
    const passed = gate(site);
    await passed.create();
    expect(passed.outputs.scans).toMatchObject({ site: { known: 1, suppressed: 0 } });
    // The estimate is that of the scan of production.
    expect(passed.session.lines[0]).toMatch(/^ScanGate: scan scn_\w+ is queued: .*; about a minute left\.$/);
    laboratory.website.pages = {
      "/": { ...TRACKED, headers: { "set-cookie": ["_ga=1", "_fbp=fb.1.2; Max-Age=1000"] } },
    };
    await expect(gate({ ...site, triggers: { page: "2" } }).create()).rejects.toThrow(
      /has 1 finding at or above error, which the scan scn_\w+ of production \(version 1\) does not have[\s\S]*_fbp/,
    );
  });

  test("is ignored if its issue is suppressed", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    await expect(gate(site).create()).rejects.toThrow("_ga");
    const query = { environment: ["preview" as const], severity: ["error" as const] };
    const { data: issues } = (await client.call("listIssues", { path: { id: site.site_id }, query })).data;
    const body = { reason: "accepted_risk" as const, comment: "Accepted by the board." };
    for (const { id } of issues) await client.call("suppressIssue", { path: { id }, body });
    const managed = gate(site);
    await managed.create();
    expect(managed.outputs.scans).toMatchObject({ site: { known: 0, suppressed: 1 } });
  });

  test("counts for a token bound to preview, which is not compared with an earlier try", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    await scanProduction(site);
    const bound = await laboratory.client({ environment: "preview" });
    for (const attempt of ["1", "2"]) {
      await expect(gate({ ...site, triggers: { attempt } }, bound).create()).rejects.toThrow(
        /The token is bound to preview and does not see scans of production, so every finding counts/,
      );
    }
  });
});

describe("SARIF", () => {
  test("is written before the gate fails, for one site to a file", async () => {
    laboratory.website.pages = { "/": TRACKED };
    const sarifPath = join(folder, "deep/one.sarif");
    await expect(gate({ ...(await stagedSite()), sarif_path: sarifPath }).create()).rejects.toThrow("_ga");
    expect(readFileSync(sarifPath, "utf8")).toContain('"ruleId": "pre-consent-storage"');
  });

  test("is written for every site to a folder, whichever of them fails", async () => {
    const [good, bad] = [await stagedSite(), await stagedSite()];
    const { data: hosts } = await client.call("getSite", {
      path: { id: bad.site_id },
      query: { include: ["domains"] },
    });
    const badHost = hosts.domains?.[0]?.host;
    laboratory.website.pages = {
      "/": (request, response) => {
        const isBad = request.headers.host?.startsWith(`${badHost}:`);
        if (isBad) response.setHeader("set-cookie", "_ga=GA1.1.1; Max-Age=1000");
        response.end(CLEAN);
      },
    };
    const sites = {
      good: { site: good.site_id, version_number: 1 },
      "../bad": { site: bad.site_id, version_number: 1 },
    };
    const sarifPath = join(folder, "many");
    await expect(gate({ sites, sarif_path: sarifPath }).create()).rejects.toThrow(
      /1 of 2 sites did not pass\.\n {2}\.\.\/bad: the scan/,
    );
    expect(readdirSync(sarifPath).sort()).toEqual(["..%2Fbad.sarif", "good.sarif"]);
    expect(existsSync(join(folder, "bad.sarif"))).toBe(false);
  });
});

describe("nothing is scanned twice", () => {
  test("a run that died after it had queued is answered with its scan by the next one", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": CLEAN };
    laboratory.intercept(async (request, pass) =>
      request.method === "GET" && request.url.includes("/scans/scn_")
        ? new Response("{}", { status: 400 })
        : pass(request),
    );
    await expect(gate(site).create()).rejects.toThrow();
    laboratory.intercept(null);
    await gate(site).create();
    expect(await scansOf(site.site_id)).toHaveLength(1);
  });

  test("a lost response leads to its scan, even if the version does not pass", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    let lost = 0;
    laboratory.intercept(async (request, pass) => {
      const answer = await pass(request);
      if (request.method === "POST" && lost++ === 0) throw new TypeError("fetch failed");
      return answer;
    });
    await expect(gate(site).create()).rejects.toThrow("_ga");
    expect([lost, (await scansOf(site.site_id)).length]).toEqual([2, 1]);
  });

  test("scans a page again until it passes, and never after that", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    await expect(gate(site).create()).rejects.toThrow("_ga");
    await expect(gate(site).create()).rejects.toThrow("_ga");
    expect(await scansOf(site.site_id)).toHaveLength(2);
    laboratory.website.pages = { "/": CLEAN };
    await gate(site).create();
    await gate(site).create();
    expect(await scansOf(site.site_id)).toHaveLength(3);
  });

  test("a running scan of the version is joined; one of other pages is waited for", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": CLEAN };
    laboratory.scans.areHeld = true;
    const path = { id: site.site_id };
    const other = await laboratory.client();
    await other.call("queueScan", { path, body: { environment: "preview" } });
    laboratory.forgetRequests();
    const joined = gate(site).create();
    await until(() => laboratory.requests.some(({ path: asked }) => asked.startsWith("/scans/scn_")));
    await laboratory.scans.run();
    await joined;
    expect(await scansOf(site.site_id)).toHaveLength(1);

    await other.call("queueScan", { path, body: { environment: "preview", max_pages: 1 } });
    laboratory.forgetRequests();
    const waiting = gate({ ...site, triggers: { run: "2" } }).create();
    await until(() => laboratory.requests.some(({ path: asked }) => asked.startsWith("/scans/scn_")));
    laboratory.scans.areHeld = false;
    await laboratory.scans.run();
    await waiting;
    expect((await scansOf(site.site_id)).map(({ max_pages }) => max_pages)).toEqual([50, 1, 50]);
  });
});

test("two gates of one program may pass with the same scan", async () => {
  const site = await stagedSite();
  laboratory.website.pages = { "/": CLEAN };
  const strict = gate({ ...site, fail_on: "warning" });
  const lenient = gate({ ...site, fail_on: "never" });
  lenient.session = strict.session;
  await strict.create();
  await lenient.create();
  expect(lenient.id).toBe(strict.id);
  expect(await scansOf(site.site_id)).toHaveLength(1);
});

describe("time", () => {
  test("a gate out of time fails and cancels nothing; the next run uses its scan", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": CLEAN };
    laboratory.scans.areHeld = true;
    await expect(gate({ ...site, timeout_minutes: 0.02 }).create()).rejects.toThrow(
      /version 1 was not scanned within 0\.02 minutes: scan scn_\w+ is queued: waiting for a worker\. Nothing was canceled/,
    );
    expect(await scansOf(site.site_id)).toMatchObject([{ status: "queued" }]);
    await laboratory.scans.run();
    await gate(site).create();
    expect(await scansOf(site.site_id)).toHaveLength(1);
  });

  test("queues at most eight scans at once and waits for the workspace's limit", async () => {
    const others = await Promise.all(Array.from({ length: 5 }, stagedSite));
    const own = await Promise.all(Array.from({ length: 10 }, stagedSite));
    laboratory.website.pages = { "/": CLEAN };
    laboratory.scans.areHeld = true;
    for (const { site_id: siteId } of others) {
      await client.call("queueScan", { path: { id: siteId }, body: { environment: "preview" } });
    }
    laboratory.forgetRequests();
    const sites = Object.fromEntries(own.map(({ site_id: site, version_number }) => [site, { site, version_number }]));
    const managed = gate({ sites });
    const creating = managed.create();
    // Five of eight are queued; the others ask again and again.
    await until(() => queued().length > 10);
    expect(new Set(queued().map(({ path }) => path)).size).toBe(8);
    const end = setInterval(() => void laboratory.scans.run(), 200);
    await creating.finally(() => clearInterval(end));
    expect(Object.keys(managed.outputs.scans as object)).toHaveLength(10);
    expect(managed.session.lines[0]).toMatch(/^ScanGate: 0 of 10 scans done, \d queued or running; no estimate yet\.$/);
    expect(managed.session.lines.at(-2)).toMatch(/^ScanGate: 10 versions passed their scans: no new finding/);
  });
});

describe("changes", () => {
  test("a change of one of several sites scans only that site; a removal sends nothing", async () => {
    const [first, second] = [await stagedSite(), await stagedSite()];
    laboratory.website.pages = { "/": CLEAN };
    const sites = (number: number) => ({
      first: { site: first.site_id, version_number: 1 },
      second: { site: second.site_id, version_number: number },
    });
    const managed = gate({ sites: sites(1) });
    await managed.create();
    const second2 = await publish(client, second.site_id, "Second");
    laboratory.forgetRequests();
    await managed.update({ ...managed.inputs, sites: sites(second2) });
    expect(queued().map(({ path }) => path)).toEqual([`/sites/${second.site_id}/scans`]);
    expect(managed.outputs.scans).toMatchObject({ first: { version_number: 1 }, second: { version_number: 2 } });
    laboratory.forgetRequests();
    await managed.update({ ...managed.inputs, sites: { second: sites(second2).second } });
    expect(laboratory.requests).toEqual([]);
    expect(Object.keys(managed.outputs.scans as object)).toEqual(["second"]);
    await managed.remove();
    expect(laboratory.requests).toEqual([]);
  });

  test("a change of the version scans it, and a failed gate keeps its recorded outputs", async () => {
    const site = await stagedSite();
    laboratory.website.pages = { "/": CLEAN };
    const managed = gate(site);
    await managed.create();
    const versionNumber = await publish(client, site.site_id, "Second");
    const before = managed.outputs;
    laboratory.website.pages = { "/": TRACKED };
    await expect(managed.update({ ...managed.inputs, version_number: versionNumber })).rejects.toThrow("_ga");
    expect(managed.outputs).toBe(before);
    laboratory.website.pages = { "/": CLEAN };
    await managed.update({ ...managed.inputs, version_number: versionNumber });
    expect(managed.outputs.scans).toMatchObject({ site: { version_number: 2 } });
  });
});

describe("a gate that excludes sites", () => {
  /** A page without the banner for previews of `untagged`, with a tracker for those of `tracked`, else clean. */
  async function pagesOf(sites: Record<string, { site: string }>): Promise<void> {
    const hosts = new Map<string, string>();
    for (const [key, { site: id }] of Object.entries(sites)) {
      const { data } = await client.call("getSite", { path: { id }, query: { include: ["domains"] } });
      for (const { host } of data.domains ?? []) hosts.set(host, key);
    }
    laboratory.website.pages = {
      "/": ({ headers }, response) => {
        const key = hosts.get(String(headers.host).replace(/:\d+$/, "")) ?? "";
        if (key.startsWith("tracked")) response.setHeader("set-cookie", "_ga=GA1.1.1; Max-Age=1000");
        response.end(key.startsWith("untagged") ? "<head></head>" : CLEAN);
      },
    };
  }

  const entry = ({ site_id: site, version_number }: Awaited<ReturnType<typeof stagedSite>>) => ({
    site,
    version_number,
  });

  test("names what did not pass and why, and scans only that again until it passes", async () => {
    const live = await stagedSite();
    await client.call("promoteVersion", { path: { id: live.site_id, number: 1 }, body: {} });
    const sites = {
      clean: entry(await stagedSite()),
      tracked: entry(await stagedSite()),
      untagged: entry(await stagedSite()),
      // A site that is live had its tag: without it, the scan has failed.
      "untagged-live": entry(live),
    };
    await pagesOf(sites);
    const managed = gate({ sites, when_failed: "exclude" });
    await managed.create();
    expect(Object.keys(managed.outputs.scans as object)).toEqual(["clean"]);
    expect(managed.outputs.failed).toEqual({
      tracked: expect.stringMatching(/^the scan scn_\w+ of version 1 has 1 finding at or above error\./),
      "untagged-live": expect.stringMatching(/^the scan scn_\w+ of version 1 has 1 finding/),
    });
    expect(managed.outputs.untagged).toEqual({ untagged: expect.stringContaining("script tag") });
    expect(managed.session.lines.join("\n")).toMatch(/3 of 4 sites did not pass[\s\S]*pre-consent-storage: _ga/);

    expect(managed.diff().kind).toBe("remote");
    await pagesOf({ clean: sites.tracked, tracked: sites["untagged-live"] });
    laboratory.forgetRequests();
    await managed.update(managed.inputs);
    const scanned = new Set(queued().map(({ path }) => path));
    const open = [sites.tracked, sites.untagged, sites["untagged-live"]];
    expect(scanned).toEqual(new Set(open.map(({ site }) => `/sites/${site}/scans`)));
    expect(Object.keys(managed.outputs.scans as object).sort()).toEqual(["clean", "tracked", "untagged"]);
    expect(Object.keys(managed.outputs.failed as object)).toEqual(["untagged-live"]);
    expect(managed.outputs.untagged).toEqual({});
    await pagesOf({});
    await managed.update(managed.inputs);
    expect(managed.outputs).toMatchObject({ failed: {}, untagged: {} });
    expect(managed.diff().kind).toBe("none");
  });

  test("fails if a site cannot be scanned, although another one passes", async () => {
    const clean = entry(await stagedSite());
    await pagesOf({});
    const [gone, moved, refused] = [entry(await stagedSite()), entry(await stagedSite()), entry(await stagedSite())];
    await client.call("deleteSite", { path: { id: gone.site } });
    await publish(client, moved.site, "Second");
    laboratory.intercept((request, pass) =>
      request.method === "POST" && request.url.includes(refused.site)
        ? pass(new Request(request, { headers: { ...Object.fromEntries(request.headers), authorization: "Bearer x" } }))
        : pass(request),
    );
    const causes = { gone: /gone|not found|exist/i, moved: /preview holds version 2/, refused: /token/i };
    for (const [key, one] of Object.entries({ gone, moved, refused })) {
      const managed = gate({ sites: { clean, [key]: one }, when_failed: "exclude" });
      const failure = await managed.create().then(
        () => "nothing failed",
        (error: unknown) => String(error),
      );
      expect(failure).toMatch(causes[key as keyof typeof causes]);
      expect(failure).toMatch(
        /1 of 2 sites did not pass[\s\S]*when_failed "exclude" is only for sites whose scan ended/,
      );
    }
  });

  test("fails if no site passes, and counts a skipped site as one that does", async () => {
    const [tracked, untagged] = [entry(await stagedSite()), entry(await stagedSite())];
    await pagesOf({ tracked, untagged });
    const none = gate({ sites: { tracked, untagged }, when_failed: "exclude" });
    await expect(none.create()).rejects.toThrow(/2 of 2 sites did not pass[\s\S]*_ga[\s\S]*banner-absent/);
    await expect(gate({ sites: { untagged }, when_failed: "exclude" }).create()).rejects.toThrow("banner-absent");
    const siteId = await newSite(client, { promotion_gate: { mode: "off" } });
    const bare = { site: siteId, version_number: await publish(client, siteId) };
    const skipping = gate({ sites: { tracked, bare }, when_failed: "exclude", when_unverified: "skip" });
    await skipping.create();
    expect(skipping.outputs).toMatchObject({ scans: {}, failed: { tracked: expect.any(String) }, untagged: {} });
  });
});

describe("keys of sites", () => {
  test("sites may have names of JavaScript members: each is scanned per version", async () => {
    const [first, second] = [await stagedSite(), await stagedSite()];
    laboratory.website.pages = { "/": CLEAN };
    const sites = (number: number) => ({
      toString: { site: first.site_id, version_number: 1 },
      valueOf: { site: second.site_id, version_number: number },
    });
    const managed = gate({ sites: sites(1) });
    await managed.create();
    const scanned = async () => [(await scansOf(first.site_id)).length, (await scansOf(second.site_id)).length];
    expect(await scanned()).toEqual([1, 1]);
    expect(Object.keys(managed.outputs.scans as object)).toEqual(["toString", "valueOf"]);
    await managed.update({ ...managed.inputs, sites: sites(await publish(client, second.site_id, "Second")) });
    expect(await scanned()).toEqual([1, 2]);
  });
});

// The last one: it moves the service's clock.
describe("a scan of an earlier call", () => {
  /** Runs a gate of which the first request to queue is throttled. Answers have the Date of the service, rounded up. */
  async function throttled(inputs: Properties, aheadMs: number): Promise<void> {
    let isFirst = true;
    laboratory.intercept(async (request, pass) => {
      const isThrottled = isFirst && request.method === "POST";
      isFirst &&= !isThrottled;
      const answer = isThrottled ? new Response("{}", { status: 429 }) : await pass(request);
      const headers = new Headers(answer.headers);
      if (aheadMs > 0) headers.set("Date", new Date(Date.now() + aheadMs + 1000).toUTCString());
      return new Response(answer.body, { status: answer.status, headers });
    });
    await gate(inputs).create();
    expect(isFirst).toBe(false);
  }

  test.each([0, 3_600_000])("is not taken as its own after a 429, with clocks %d ms apart", async (aheadMs) => {
    laboratory.advance(aheadMs);
    const site = await stagedSite();
    laboratory.website.pages = { "/": TRACKED };
    await expect(gate(site).create()).rejects.toThrow("_ga");
    laboratory.website.pages = { "/": CLEAN };
    await throttled(site, aheadMs);
    expect(await scansOf(site.site_id)).toHaveLength(2);
  });
});

test.each([
  [{}, "site_id: is missing; set one site with its version, or several in sites"],
  [{ site_id: "site_1" }, "version_number: is missing; set the version that the site's preview must hold"],
  [{ sites: {} }, "sites: is empty; name at least one site, or remove the gate"],
  [
    { sites: { a: { site: "site_1", version_number: 1 } }, version_number: 1 },
    /version_number: cannot be combined with sites\. Set either/,
  ],
  [
    { sites: { a: { site: "site_1", version_number: 1 } }, start_urls: ["https://a.example/"] },
    /start_urls: cannot be combined with sites\. Remove it/,
  ],
])("inputs %j are refused: %s", (inputs, refusal) => {
  const { failures } = check(registry.ScanGate, { inputs, recordedInputs: {}, isUnknown: () => false });
  expect(failures.map(({ property, message }) => `${pathText(property)}: ${render(message)}`)).toEqual([
    expect.stringMatching(refusal),
  ]);
});

describe("a site without a verified preview host", () => {
  /** A site whose preview holds version 1, without any host. */
  async function bareSite(): Promise<{ site_id: string; version_number: number }> {
    const siteId = await newSite(client, { promotion_gate: { mode: "off" } });
    return { site_id: siteId, version_number: await publish(client, siteId) };
  }

  test("fails the gate, which names what proves the host", async () => {
    const site = await bareSite();
    await expect(gate(site).create()).rejects.toThrow(
      /no verified preview host covers the pages to scan\. Add a Domain with environment preview/,
    );
    // This service scans loopback hosts without proof, but not what lies below one that proves itself alone.
    const host = `${unique("unproven")}.example.net`;
    const body = { host, environment: "preview", verification_method: "file" } as const;
    const { data: domain } = await client.call("createDomain", { path: { id: site.site_id }, body });
    await expect(gate({ ...site, start_urls: [`https://shop.${host}/`] }).create()).rejects.toThrow(
      `Publish for ${host} the file http(s)://${host}${domain.challenge.file.path} with the content ${domain.challenge.file.body}, and verify it`,
    );
  });

  test("a skipped site passes without a scan, and the others are scanned", async () => {
    laboratory.website.pages = { "/": CLEAN };
    const bare = await bareSite();
    const alone = gate({ ...bare, when_unverified: "skip" });
    await alone.create();
    expect(alone.outputs.scans).toEqual({});
    const staged = await stagedSite();
    const sites = {
      bare: { site: bare.site_id, version_number: bare.version_number },
      staged: { site: staged.site_id, version_number: staged.version_number },
    };
    const both = gate({ sites, when_unverified: "skip" });
    await both.create();
    expect(both.outputs.scans).toEqual({ staged: expect.objectContaining({ site: staged.site_id }) });
    expect(await scansOf(bare.site_id)).toEqual([]);
    laboratory.website.pages = { "/": TRACKED };
    await expect(gate({ ...(await stagedSite()), when_unverified: "skip" }).create()).rejects.toThrow("_ga");
  });
});
