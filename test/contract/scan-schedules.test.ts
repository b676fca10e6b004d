import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  async function site(settings: Record<string, unknown> = {}): Promise<string> {
    return (await under.call("createSite", { body: { name: "Shop", settings } })).body.id;
  }
  const get = (id: string) => under.call("getScanSchedule", { path: { id } });
  const patch = (id: string, body: unknown, headers: Record<string, string> = {}, token?: string) =>
    under.call("updateScanSchedule", { path: { id }, body, headers, ...(token === undefined ? {} : { token }) });

  test("every site has one: weekly on Monday at three in the site's time zone", async () => {
    const id = await site({ timezone: "Europe/Berlin" });
    const { body, headers } = await get(id);
    expect(body).toMatchObject({
      enabled: true,
      frequency: "weekly",
      weekday: 1,
      month_day: 1,
      hour: 3,
      timezone: null,
      environment: "production",
      start_urls: [],
      max_pages: 50,
      profiles: ["gdpr"],
      last_scan_id: null,
      last_skipped: null,
      updated_by: { type: "system", id: null },
    });
    expect(headers.get("etag")).toBe(body.etag);
    const local = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Berlin",
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
    });
    expect(local.format(new Date(body.next_run_at))).toBe("Mon 03:00");
    const aheadMs = Date.parse(body.next_run_at) - under.service.runtime.now().getTime();
    expect(aheadMs).toBeGreaterThan(0);
    expect(aheadMs).toBeLessThanOrEqual(7 * 25 * 3_600_000);
    const embedded = await under.call("getSite", { path: { id }, query: { include: "scan_schedule" } });
    expect(embedded.body.scan_schedule).toEqual(body);
  });

  test("a patch merges, moves the next run, and null resets to the default", async () => {
    const id = await site();
    const before = await get(id);
    const changed = await patch(id, {
      frequency: "daily",
      hour: 7,
      timezone: "Asia/Tokyo",
      profiles: ["gdpr", "us_ca"],
    });
    expect(changed.body).toMatchObject({
      frequency: "daily",
      hour: 7,
      timezone: "Asia/Tokyo",
      weekday: 1,
      updated_by: { type: "token" },
    });
    expect(changed.body.next_run_at.slice(11)).toBe("22:00:00.000Z");
    expect(changed.body.etag).not.toBe(before.body.etag);
    const reset = await patch(id, { frequency: null, hour: null, timezone: null, profiles: null });
    expect(reset.body.etag).toBe(before.body.etag);
    expect(reset.body.next_run_at).toBe(before.body.next_run_at);
  });

  test("switched off it has no next run", async () => {
    const id = await site();
    expect((await patch(id, { enabled: false })).body.next_run_at).toBeNull();
    expect((await patch(id, { enabled: true })).body.next_run_at).not.toBeNull();
  });

  test("follows the site's time zone unless it has its own", async () => {
    const id = await site();
    const own = await site();
    await patch(id, { frequency: "daily" });
    await patch(own, { frequency: "daily", timezone: "UTC" });
    for (const each of [id, own]) {
      await under.call("updateSite", { path: { id: each }, body: { settings: { timezone: "Asia/Tokyo" } } });
    }
    expect((await get(id)).body.next_run_at.slice(11, 16)).toBe("18:00");
    expect((await get(own)).body.next_run_at.slice(11, 16)).toBe("03:00");
  });

  test("an equal state bumps nothing and passes any If-Match; another is refused", async () => {
    const id = await site();
    const { body: first } = await patch(id, { hour: 5 });
    const same = await patch(id, { hour: 5 }, { "if-match": '"old"' });
    expect([same.status, same.body.updated_at, same.body.etag]).toEqual([200, first.updated_at, first.etag]);
    const other = await patch(id, { hour: 6 }, { "if-match": '"old"' });
    expect([other.status, other.slug, other.body.current_etag]).toEqual([412, "precondition-failed", first.etag]);
    expect((await patch(id, { hour: 6 }, { "if-match": first.etag })).status).toBe(200);
  });

  test.each([
    [{ hour: 24 }, "/hour"],
    [{ weekday: 0 }, "/weekday"],
    [{ month_day: 29 }, "/month_day"],
    [{ frequency: "hourly" }, "/frequency"],
    [{ timezone: "Mars/Olympus" }, "/timezone"],
    [{ timezone: "+01:00" }, "/timezone"],
    [{ profiles: [] }, "/profiles"],
    [{ profiles: ["atlantis"] }, "/profiles/0"],
    [{ max_pages: 501 }, "/max_pages"],
    [{ start_urls: ["https://elsewhere.example/"] }, "/start_urls/0"],
    [{ start_urls: ["ftp://shop.example/"] }, "/start_urls/0"],
    [{ next_run_at: null }, "/next_run_at"],
    [{ colour: 1 }, "/colour"],
  ])("%j is refused at %s", async (body, pointer) => {
    const id = await site();
    const answer = await patch(id, body);
    expect([answer.status, answer.slug, answer.body.errors[0].pointer]).toEqual([422, "validation-failed", pointer]);
    expect((await get(id)).body.updated_by.type).toBe("system");
  });

  test("start addresses need an attached host when they are written, not later", async () => {
    const id = await site();
    const { body: domain } = await under.call("createDomain", {
      path: { id },
      body: { host: `${id.slice(-6)}.example.com` },
    });
    const urls = [`https://${domain.host}/`, `https://www.${domain.host}/a`];
    expect((await patch(id, { start_urls: urls })).body.start_urls).toEqual(urls);
    await under.call("deleteDomain", { path: { id: domain.id } });
    expect((await patch(id, { hour: 9 })).status).toBe(200);
  });

  test("an environment-bound token sees it, and changes it only inside its environment", async () => {
    const id = await site();
    const token = await under.token({ environment: "preview" });
    expect((await under.call("getScanSchedule", { path: { id }, token })).status).toBe(200);
    expect((await patch(id, { hour: 1 }, {}, token)).slug).toBe("token-binding-mismatch");
    await patch(id, { environment: "preview" });
    expect((await patch(id, { hour: 1 }, {}, token)).status).toBe(200);
    expect((await patch(id, { environment: "production" }, {}, token)).slug).toBe("token-binding-mismatch");
    // null means the default, which is production.
    expect((await patch(id, { environment: null }, {}, token)).slug).toBe("token-binding-mismatch");
  });

  test("reading does not allow changing, and a stranger finds nothing", async () => {
    const id = await site();
    const reader = await under.token({ scopes: ["scans:read"] });
    expect((await patch(id, { hour: 1 }, {}, reader)).body.required_scope).toBe("scans:run");
    const stranger = await under.token({ workspace: "stranger" });
    expect((await patch(id, { hour: 1 }, {}, stranger)).slug).toBe("not-found");
    expect((await under.call("getScanSchedule", { path: { id }, token: stranger })).slug).toBe("not-found");
  });
});
