import { scanCommand } from "../../src/provider/cli/scan";
import type { InProcessService } from "../support/in-process-service";
import { type ScanServer, startScanServer } from "../support/scan-server";
import type { ScannableSite } from "../support/scannable-site";
import { until } from "../support/until";
import type { Website } from "../support/website";
import { runCommand } from "../unit/provider/cli/recorded-context";

describe("consentform scan", () => {
  let server: ScanServer;
  let website: Website;
  let under: InProcessService;
  let site: ScannableSite;
  let token: string;
  beforeAll(async () => {
    server = await startScanServer();
    ({ website, under, site } = server);
    token = await under.token({ scopes: ["scans:read", "scans:run"] });
  });
  afterAll(() => server.close());

  const scan = (...args: string[]) =>
    runCommand(scanCommand(), [site.id, ...args], {
      CONSENTFORM_ENDPOINT: server.endpoint,
      CONSENTFORM_TOKEN: token,
    });
  const bad = () => ({
    html: `<head>${site.tag}</head>`,
    headers: { "set-cookie": ["_ga=1; Max-Age=100", "evil\u009b2J=1"] },
  });

  test("queues, waits with progress, prints a summary, and exits 0 for a clean page", async () => {
    website.pages = { "/": `<head>${site.tag}</head>` };
    const run = await scan();
    expect(run.status).toBe(0);
    expect(run.stderr[0]).toMatch(/^Queued the scan scn_\w+ of preview\.$/);
    expect(run.stderr.at(-1)).toBe("completed: version 1, static engine, 1 pages visited");
    expect(run.stdout).toEqual([
      expect.stringMatching(/^scn_\w+ \(static engine, version 1\): 1 page, 0 errors, 0 warnings, 0 notes$/),
      expect.stringMatching(
        /^Not visited with gpc, reject, accept, category:\w+.*: 1 page \(engine\)\. The static engine/,
      ),
      "Scripts were not run. What they store or request, and whether a banner appears, was not observed.",
    ]);
  });

  test("exits 1 for findings at or above the severity, and 0 below it or for old ones", async () => {
    website.pages = { "/": bad() };
    const run = await scan();
    expect(run.status).toBe(1);
    expect(run.stdout).toContain("error pre-consent-storage: _ga (new)");
    expect(run.stdout.join("")).not.toContain("\u009b");
    expect((await scan("--fail-on", "never")).status).toBe(0);
    expect((await scan("--new-only")).status).toBe(0);
    website.pages = { "/": { html: `<head>${site.tag}</head>`, headers: { "set-cookie": "unheard=1" } } };
    expect([(await scan()).status, (await scan("--fail-on", "warning")).status]).toEqual([0, 1]);
  });

  test("prints JSON and SARIF", async () => {
    website.pages = { "/": bad() };
    const json = JSON.parse((await scan("--format", "json")).stdout.join("\n"));
    expect(json.scan).toMatchObject({ site_id: site.id, status: "completed" });
    expect(json.findings.map((finding: { rule_id: string }) => finding.rule_id)).toContain("pre-consent-storage");
    const sarif = JSON.parse((await scan("--format", "sarif")).stdout.join("\n"));
    expect(sarif.version).toBe("2.1.0");
    expect(sarif.runs[0].results).toHaveLength(json.findings.length);
  });

  test("lists suppressed findings without counting them", async () => {
    website.pages = { "/": bad() };
    const { findings } = JSON.parse((await scan("--format", "json")).stdout.join("\n"));
    for (const { issue_id, severity } of findings) {
      if (severity !== "error") continue;
      await under.call("suppressIssue", {
        path: { id: issue_id },
        body: { reason: "accepted_risk", comment: "Accepted by the board." },
      });
    }
    const run = await scan();
    expect(run.status).toBe(0);
    expect(run.stdout).toContain("error pre-consent-storage: _ga (unchanged, suppressed)");
  });

  test("joins a scan that is under way", async () => {
    let go = (): void => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    website.pages = {
      "/": (_request, response) => void held.then(() => response.end(site.tag)),
    };
    const asked = () => server.answered.filter((request) => request === `POST /v1/sites/${site.id}/scans`).length;
    const before = asked();
    const first = scan();
    while (website.requests.at(-1) !== `${site.host} /`) await new Promise((resolve) => setTimeout(resolve, 20));
    const second = scan();
    await until(() => asked() === before + 2);
    go();
    const runs = await Promise.all([first, second]);
    expect(runs[1].stderr[0]).toMatch(/^A scan of preview is already in progress; waiting for it/);
    expect(runs.map(({ status }) => status)).toEqual([0, 0]);
  });

  test("exits 2 when there is no result", async () => {
    website.pages = {};
    const failed = await scan();
    expect([failed.status, failed.stderr.at(-1)]).toEqual([2, expect.stringContaining("failed (unreachable)")]);
    const refused = await scan("--expect-version", "9");
    expect([refused.status, refused.stdout]).toEqual([2, []]);
    expect((await scan("--max-pages", "0")).status).not.toBe(0);
    const without = await runCommand(scanCommand(), [site.id], {});
    expect([without.status, without.stderr[0]]).toEqual([2, expect.stringContaining("No endpoint")]);
  });
});
