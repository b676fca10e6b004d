import type { InProcessService } from "../support/in-process-service";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { scanned } from "../support/scanned";
import { onDatabaseOfRun } from "../support/service-databases";
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
