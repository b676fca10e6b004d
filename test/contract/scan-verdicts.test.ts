import { runDueWork } from "../../src/service/background/start-jobs";
import { observeIssues } from "../../src/service/issues/observe-issues";
import { fingerprintOf } from "../../src/service/scanner/fingerprint";
import type { SeenService } from "../../src/service/scanner/seen-service";
import { observeServices } from "../../src/service/trackers/observe-services";
import { type InProcessService, startInProcessService } from "../support/in-process-service";
import { tellMissing } from "../support/required";
import { corpusPages, corpusParts } from "../support/scan-corpus";
import { pageOf, reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { findingsOf, scanned } from "../support/scanned";
import { servedCorpus } from "../support/served-corpus";
import { onDatabaseOfRun } from "../support/service-databases";
import { executablePath } from "../support/start-browser";
import { startWebsite, type Website } from "../support/website";

if (executablePath === null) tellMissing("chromium", "No Chromium on this machine: no page of the corpus runs in it.");

/** Of a site that was scanned to its end, severity and rule of each finding by its fingerprint. */
async function foundOn(under: InProcessService, scanId: string): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for (let cursor: string | undefined = ""; cursor !== undefined; ) {
    const query = { limit: 200, ...(cursor === "" ? {} : { cursor }) };
    const { body } = await under.call("listScanFindings", { path: { id: scanId }, query });
    for (const { fingerprint, severity, rule_id } of body.data) found.push([fingerprint, `${severity} ${rule_id}`]);
    cursor = body.next_cursor ?? undefined;
  }
  return Object.fromEntries(found);
}

onDatabaseOfRun((start) => {
  let website: Website;
  let under: InProcessService;
  beforeAll(async () => {
    website = await startWebsite();
    under = await start(reaching(website));
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });

  test("the static engine's findings match the corpus, and so do its verdicts", async () => {
    const site = await scannableSite(under, website);
    const served = servedCorpus(
      corpusParts.flatMap((part) => corpusPages(part)),
      site,
      "static",
    );
    website.pages = served.pages;
    const scan = await scanned(under, site, { max_pages: 100 });
    expect(scan.counts).toMatchObject({ pages_visited: Object.keys(served.pages).length, pages_failed: 0 });
    expect(Object.keys(served.findings).length).toBeGreaterThan(200);
    expect(await foundOn(under, scan.id)).toEqual(served.findings);
  });

  describe("cookies that any framework sets", () => {
    const gate = { mode: "block", fail_on: "error", require_verified_domain: false, require_install_check: false };
    const made = () => scannableSite(under, website, { settings: { promotion_gate: gate } });
    const innocent = ["sessionid", "guest_id", "csrftoken", "XSRF-TOKEN", "lang", "personalization_id", "fr", "c"];
    const page = (site: ScannableSite) => ({
      "/": { html: pageOf(site), headers: { "set-cookie": innocent.map((name) => `${name}=1; Secure; SameSite=Lax`) } },
    });
    const promote = (site: ScannableSite) => under.call("promoteVersion", { path: { id: site.id, number: 1 } });
    const alerts = async (site: ScannableSite) =>
      (await under.call("listAlerts", { query: { site_id: site.id, severity: "critical" } })).body.data;
    const openErrors = async (site: ScannableSite) =>
      (await under.call("listIssues", { path: { id: site.id }, query: { severity: "error", status: "open" } })).body
        .data;
    const services = async (site: ScannableSite) =>
      (await under.call("listServices", { path: { id: site.id } })).body.data;

    test("are not attributed to a tracker: no error, no alert, and the promotion succeeds", async () => {
      const site = await made();
      website.pages = page(site);
      const scan = await scanned(under, site);
      await runDueWork(under.service);
      const findings = await findingsOf(under, scan.id, { limit: 200 });
      const reported = new Set(
        findings.map(({ severity, rule_id }: Record<string, string>) => `${severity} ${rule_id}`),
      );
      expect(reported).toEqual(new Set(["warning unclassified-service", "warning undeclared-service"]));
      expect(JSON.stringify(findings)).not.toMatch(/Instagram|Meta|Facebook|unknown|"name":"service"/);
      const recorded = (await services(site)).map(({ key, company, category }: Record<string, string>) => [
        ...[key, company, category],
      ]);
      expect(recorded.sort()).toEqual([
        ["cross-site-request-forgery-protection", "the website itself", "functional"],
        ["django", "Django", "functional"],
        ["language-and-region", "the website itself", "functional"],
        ["session-of-the-website", "the website itself", "functional"],
      ]);
      expect([await alerts(site), await openErrors(site)]).toEqual([[], []]);
      expect((await promote(site)).status).toBe(200);
    });

    /** Records the false findings of former versions for a site. */
    const accuse = async (site: ScannableSite, seen: readonly SeenService[]) => {
      const { runtime, store } = under.service;
      const { workspace_id: workspaceId } = (await under.call("getSite", { path: { id: site.id } })).body;
      const subject = { kind: "cookie" as const, name: "sessionid", domain: site.host };
      const visit = { page: `${site.origin}/`, profile: "gdpr", consent_state: "none" };
      const at = runtime.now();
      const stage = { workspaceId, siteId: site.id, environment: "preview" as const, scanId: "scn_former", at };
      await store.transaction(async (tx) => {
        const ids = await observeServices(tx, runtime, { ...stage, seen, attributed: (service) => service });
        await observeIssues(tx, runtime, {
          ...stage,
          engine: "static",
          isCompleted: true,
          visits: [visit],
          findings: [
            {
              ...visit,
              rule_id: "pre-consent-storage",
              severity: "error",
              subject,
              fingerprint: fingerprintOf("pre-consent-storage", subject, "sessionid"),
              service_id: ids.get(seen[0]?.key ?? "") ?? null,
            },
          ],
        });
      });
      await runDueWork(under.service);
    };
    const stored = (name: string): NonNullable<SeenService["storage"]>[number] => ({
      name,
      kind: "cookie",
      party: "first",
      domain: null,
      duration: "session",
      purpose: {},
    });
    const former = (name: string, storage: readonly string[], hosts: string[] = []): SeenService => ({
      key: name.toLowerCase(),
      name,
      company: name,
      category: "marketing",
      source: "catalogue",
      hosts,
      scripts: [],
      storage: storage.map(stored),
    });

    test("the next scan ends false findings of earlier versions everywhere", async () => {
      const site = await made();
      await accuse(site, [former("Instagram", ["sessionid"]), former("X", ["guest_id"])]);
      expect(await alerts(site)).toMatchObject([{ kind: "issue.opened", state: "open" }]);
      expect(await openErrors(site)).toHaveLength(1);
      expect((await promote(site)).body.gate.reasons).toContain("open-issues");
      website.pages = page(site);
      await scanned(under, site);
      await runDueWork(under.service);
      expect((await services(site)).map(({ key }: { key: string }) => key)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(instagram|x)$/)]),
      );
      expect(await alerts(site)).toMatchObject([{ state: "resolved" }]);
      expect(await openErrors(site)).toEqual([]);
      expect((await promote(site)).status).toBe(200);
    });

    test("keeps correct or user-written records that a scan does not see", async () => {
      const site = await made();
      const facebook = former("Facebook", ["_fbp", "sessionid"], ["connect.facebook.net"]);
      await accuse(site, [facebook, former("Instagram", ["sessionid"]), former("X", ["guest_id"])]);
      const of = async (key: string) =>
        (await under.call("listServices", { path: { id: site.id }, query: { key } })).body.data[0];
      const set = async (key: string, body: Record<string, unknown>) =>
        under.call("updateService", { path: { id: (await of(key)).id }, body });
      await set("instagram", { purposes: { en: "We call our session so." } });
      await set("x", { status: "ignored" });
      website.pages = { "/": pageOf(site) };
      await scanned(under, site);
      expect(await of("facebook")).toMatchObject({ hosts: ["connect.facebook.net"], storage: [{ name: "_fbp" }] });
      expect(await of("instagram")).toMatchObject({ storage: [], purposes: { en: "We call our session so." } });
      expect(await of("x")).toMatchObject({ status: "ignored", storage: [{ name: "guest_id" }] });
    });

    test("a service is not a false finding if someone ignored it or made it live", async () => {
      const site = await made();
      await accuse(site, [former("X", ["guest_id"]), former("Instagram", ["sessionid"])]);
      const all = await services(site);
      for (const [key, status] of [
        ["x", "ignored"],
        ["instagram", "live"],
      ]) {
        const { id } = all.find((service: { key: string }) => service.key === key);
        await under.call("updateService", { path: { id }, body: { status } });
      }
      website.pages = page(site);
      const { id } = await scanned(under, site);
      const findings = await findingsOf(under, id, { limit: 200 });
      const rulesOf = (name: string) =>
        findings
          .filter(({ subject }: { subject: { name: string } }) => subject.name === name)
          .map(({ severity, rule_id }: Record<string, string>) => `${severity} ${rule_id}`)
          .sort();
      expect(rulesOf("guest_id")).toEqual([]);
      expect(rulesOf("sessionid")).toEqual(["error pre-consent-storage", "warning undeclared-service"]);
    });
  });
});

(executablePath === null ? describe.skip : describe)("the browser engine", () => {
  test("the browser's findings match the corpus, and so do its verdicts", async () => {
    const website = await startWebsite();
    const options = reaching(website);
    const under = await startInProcessService({
      ...options,
      settings: { ...options.settings, browserPath: executablePath },
    });
    try {
      const site = await scannableSite(under, website);
      // Every eighth page, and pages with late trackers, are loaded twice.
      const all = corpusParts.flatMap((part) => corpusPages(part));
      const pages = all.filter(({ starts }, index) => index % 8 === 0 || starts !== undefined);
      const served = servedCorpus(pages, site, "browser");
      website.pages = served.pages;
      const scan = await scanned(under, site);
      expect(scan).toMatchObject({ engine: "browser", counts: { pages_visited: pages.length, pages_failed: 0 } });
      expect(await foundOn(under, scan.id)).toEqual(served.findings);
    } finally {
      await under.close();
      await website.close();
    }
  }, 180_000);
});
