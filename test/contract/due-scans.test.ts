import { runDueWork } from "../../src/service/background/start-jobs";
import type { InProcessService } from "../support/in-process-service";
import { reaching, type ScannableSite, scannableSite } from "../support/scannable-site";
import { onDatabaseOfRun } from "../support/service-databases";
import { startWebsite, type Website } from "../support/website";

const hourMs = 3_600_000;

onDatabaseOfRun((start) => {
  let website: Website;
  let under: InProcessService;
  beforeAll(async () => {
    website = await startWebsite({ "/": "<p>x</p>" });
    under = await start(reaching(website));
  });
  afterAll(async () => {
    await under.close();
    await website.close();
  });

  const schedule = async (site: ScannableSite, body?: Record<string, unknown>) =>
    body === undefined
      ? (await under.call("getScanSchedule", { path: { id: site.id } })).body
      : (await under.call("updateScanSchedule", { path: { id: site.id }, body })).body;
  const scansOf = async (site: ScannableSite) =>
    (await under.call("listScans", { path: { id: site.id } })).body.data as Record<string, unknown>[];
  const work = () => runDueWork(under.service);

  test("fires at its time and not before, with its own fields, and is due again later", async () => {
    const site = await scannableSite(under, website);
    const { next_run_at } = await schedule(site, {
      environment: "preview",
      frequency: "daily",
      hour: 5,
      timezone: "Europe/Berlin",
      max_pages: 3,
      profiles: ["us_ca"],
      start_urls: [`http://${site.host}/`],
    });
    const untilMs = Date.parse(next_run_at) - under.service.runtime.now().getTime();
    under.advance(untilMs - 60_000);
    await work();
    expect(await scansOf(site)).toEqual([]);
    under.advance(120_000);
    await work();
    const [scan, ...others] = await scansOf(site);
    expect(others).toEqual([]);
    expect(scan).toMatchObject({
      status: "completed",
      trigger: "schedule",
      created_by: { type: "system", id: null },
      max_pages: 3,
      profiles: ["us_ca"],
      start_urls: [`http://${site.host}/`],
      environment: "preview",
    });
    const after = await schedule(site);
    expect([after.last_scan_id, after.last_skipped]).toEqual([scan?.id, null]);
    // 23, 24 or 25 hours, as the clocks of Berlin go.
    const gapMs = Date.parse(after.next_run_at) - Date.parse(next_run_at);
    expect([23 * hourMs, 24 * hourMs, 25 * hourMs]).toContain(gapMs);
  });

  test("fires once after a long absence", async () => {
    const site = await scannableSite(under, website);
    await schedule(site, { environment: "preview", frequency: "daily" });
    under.advance(30 * 24 * hourMs);
    await work();
    await work();
    expect(await scansOf(site)).toHaveLength(1);
    const { next_run_at } = await schedule(site);
    expect(Date.parse(next_run_at)).toBeGreaterThan(under.service.runtime.now().getTime());
  });

  test("fires exactly once however many processes look", async () => {
    const site = await scannableSite(under, website);
    await schedule(site, { environment: "preview", frequency: "daily" });
    under.advance(25 * hourMs);
    await Promise.all([work(), work(), work()]);
    expect(await scansOf(site)).toHaveLength(1);
  });

  test("switched off it never fires", async () => {
    const site = await scannableSite(under, website);
    await schedule(site, { environment: "preview", enabled: false });
    under.advance(40 * 24 * hourMs);
    await work();
    expect(await scansOf(site)).toEqual([]);
  });

  test("says why a run was skipped", async () => {
    const empty = await scannableSite(under, website);
    await under.call("createDomain", { path: { id: empty.id }, body: { host: empty.host } });
    const homeless = await scannableSite(under, website);
    const busy = await scannableSite(under, website);
    await schedule(busy, { environment: "preview" });
    const { next_run_at: due } = await schedule(empty);
    under.advance(Date.parse(due) - under.service.runtime.now().getTime() + 1000);
    await under.call("queueScan", { path: { id: busy.id }, body: { environment: "preview" } });
    await work();
    expect((await schedule(empty)).last_skipped).toEqual({ at: due, reason: "stage-empty" });
    expect((await schedule(homeless)).last_skipped).toMatchObject({ reason: "no-verified-domain" });
    expect((await schedule(busy)).last_skipped).toMatchObject({ reason: "scan-in-progress" });
    expect(await scansOf(busy)).toHaveLength(1);
    expect((await under.events("alert.raised")).filter(({ data }) => String(data.kind).startsWith("scan"))).toEqual([]);
  });
});
