import { banner } from "../support/banners";
import { evidenceOf } from "../support/evidence";
import type { InProcessService } from "../support/in-process-service";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { scanned } from "../support/scanned";
import { onDatabaseOfRun } from "../support/service-databases";
import type { TestAnswer } from "../support/service-requests";
import { startWebsite, type Website } from "../support/website";

const hourMs = 3_600_000;

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

  const gate = { mode: "block", fail_on: "error", require_verified_domain: false, require_install_check: true };
  const made = () => scannableSite(under, website, { settings: { promotion_gate: gate } });
  const promote = (site: ScannableSite, body?: Record<string, unknown>) =>
    under.call("promoteVersion", { path: { id: site.id, number: 1 }, body });
  const check = (site: ScannableSite) =>
    under.call("createInstallCheck", { path: { id: site.id }, body: { environment: "preview" } });
  const scan = async (site: ScannableSite): Promise<string> => (await scanned(under, site)).id;
  const reasons = async (site: ScannableSite) => (await promote(site)).body.gate.reasons;

  test("the gate opens step by step", async () => {
    const site = await made();
    expect(await reasons(site)).toEqual(["install-check-missing", "scan-missing"]);
    website.pages = { "/": `<head>${site.tag}${site.tag}</head>` };
    await check(site);
    expect(await reasons(site)).toEqual(["install-check-failed", "scan-missing"]);
    website.pages = {
      "/": `<head>${site.tag}<script src="https://www.google-analytics.com/analytics.js"></script></head>`,
    };
    await check(site);
    expect(await reasons(site)).toEqual(["scan-missing"]);
    const bad = await scan(site);
    const blocked = await promote(site);
    expect([blocked.status, blocked.slug]).toEqual([409, "promotion-blocked"]);
    expect(blocked.body.gate).toMatchObject({ reasons: ["open-issues"], scan_id: bad });
    const { body: issues } = await under.call("listIssues", { path: { id: site.id }, query: { severity: "error" } });
    expect(blocked.body.gate.issue_ids).toEqual(issues.data.map(({ id }: { id: string }) => id));
    website.pages = { "/": `<head>${site.tag}</head>` };
    const good = await scan(site);
    const passed = await promote(site);
    expect(passed.status).toBe(200);
    expect(passed.body.gate).toMatchObject({ status: "passed", reasons: [], scan_id: good, issue_ids: [] });
    // The newest check of each stage is part of the version's evidence.
    const { files } = await evidenceOf(under, site.id);
    const newest = (await under.call("listInstallChecks", { path: { id: site.id } })).body.data[0];
    expect(JSON.parse(String(files.get("install-checks.json")))).toEqual({ preview: newest, production: null });
    expect(newest).toMatchObject({ environment: "preview", version_number: 1 });
  });

  test("a template stopped by the gate goes live when it is sent again after a scan", async () => {
    const site = await scannableSite(under, website, {
      settings: { promotion_gate: { ...gate, require_install_check: false } },
    });
    const created = await under.call("createTemplate", { body: { name: "Shops", document: banner("Cookies") } });
    const apply = async (): Promise<TestAnswer["body"]> => {
      const body = { mode: "replace", release: "production", items: [{ site_id: site.id }] };
      return (await under.call("applyTemplate", { path: { id: created.body.id }, body })).body.results[0];
    };
    const stopped = await apply();
    expect(stopped).toMatchObject({ status: "failed", stage: "preview", version_number: 2, production_number: null });
    expect(stopped.problem.gate.reasons).toEqual(["scan-missing"]);
    website.pages = { "/": `<head>${site.tag}</head>` };
    const scanId = await scan(site);
    expect(await apply()).toMatchObject({ status: "changed", stage: "production", version_number: 2, problem: null });
    const { body: live } = await under.call("getVersion", { path: { id: site.id, number: 2 } });
    expect(live.gate).toMatchObject({ status: "passed", scan_id: scanId });
    expect(await apply()).toMatchObject({ status: "unchanged", production_number: 2 });
  });

  test("a suppressed issue does not hold it, an old scan does", async () => {
    const site = await made();
    website.pages = {
      "/": `<head>${site.tag}<script src="https://www.google-analytics.com/analytics.js"></script></head>`,
    };
    await check(site);
    await scan(site);
    const { body: issues } = await under.call("listIssues", { path: { id: site.id }, query: { severity: "error" } });
    for (const { id } of issues.data) {
      await under.call("suppressIssue", {
        path: { id },
        body: { reason: "false_positive", comment: "It is our own.", expires_at: null },
      });
    }
    under.advance(169 * hourMs);
    const blocked = await promote(site);
    expect(blocked.body.gate.reasons).toEqual(["scan-too-old"]);
    expect(blocked.body.gate.scan_age_hours).toBeGreaterThanOrEqual(169);
    await scan(site);
    expect((await promote(site)).status).toBe(200);
  });

  test("a reason overrides what was found, and is recorded", async () => {
    const site = await made();
    const answer = await promote(site, { gate_override_reason: "The shop opens tonight." });
    expect(answer.body.gate).toMatchObject({
      status: "overridden",
      reasons: ["install-check-missing", "scan-missing"],
      override_reason: "The shop opens tonight.",
    });
  });
});
