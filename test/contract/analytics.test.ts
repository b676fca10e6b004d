import type { NewConsent } from "@consentform/service";
import { consent, customised, publishedSite, rejected } from "../support/consents";
import type { InProcessService } from "../support/in-process-service";
import { onDatabaseOfRun } from "../support/service-databases";

onDatabaseOfRun((start) => {
  let under: InProcessService;
  beforeAll(async () => {
    under = await start();
  });
  afterAll(() => under.close());

  const count = (id: string, query: Record<string, unknown> = {}, token?: string) =>
    under.call("getSiteAnalytics", { path: { id }, query, ...(token === undefined ? {} : { token }) });
  const record = (...consents: NewConsent[]) => under.service.recordConsents(consents);
  const period = { from: "2026-03-01", to: "2026-03-31" };
  const zero = { accepted: 0, rejected: 0, customised: 0, withdrawn: 0, signal: 0 };

  test("every record is counted once, by its event and its optional categories", async () => {
    const id = await publishedSite(under);
    const at = new Date("2026-03-10T12:00:00.000Z");
    await record(
      consent(id, { at }),
      consent(id, { at, event: { type: "changed", method: "preferences" } }),
      consent(id, { at, decisions: rejected }),
      consent(id, { at, decisions: rejected, event: { type: "refused", method: "banner" } }),
      consent(id, { at, decisions: customised }),
      consent(id, { at, decisions: rejected, event: { type: "withdrawn", method: "preferences" } }),
      consent(id, { at, decisions: rejected, gpc: true, event: { type: "signal", method: "gpc" } }),
      consent(id, { at, decisions: rejected, event: { type: "expired", method: "api" } }),
      consent(id, { at, environment: "preview" }),
    );
    const row = { date: "2026-03-10", regime: null, version_number: null };
    expect((await count(id, period)).body).toEqual({
      data: [{ ...row, accepted: 2, rejected: 2, customised: 1, withdrawn: 1, signal: 1 }],
      next_cursor: null,
    });
    expect((await count(id, { ...period, environment: "preview" })).body.data).toEqual([
      { ...row, ...zero, accepted: 1 },
    ]);
    await under.service.eraseSubject(id, "subject-1");
    expect((await count(id, period)).body.data).toEqual([]);
  });

  test("days are those of the site's time zone, the day of the clock change included", async () => {
    const id = await publishedSite(under, { settings: { timezone: "Europe/Berlin" } });
    const times = [
      "2026-03-28T22:59:59.999Z", // 23:59 on the 28th
      "2026-03-28T23:00:00.000Z", // 0:00 on the 29th
      "2026-03-29T21:59:59.999Z", // 23:59 on the 29th, which has 23 hours
      "2026-03-29T22:00:00.000Z", // 0:00 on the 30th
    ];
    await record(...times.map((time) => consent(id, { at: new Date(time) })));
    const days = (await count(id, period)).body.data.map((row: { date: string; accepted: number }) => [
      row.date,
      row.accepted,
    ]);
    expect(days).toEqual([
      ["2026-03-30", 1],
      ["2026-03-29", 2],
      ["2026-03-28", 1],
    ]);
    const [only] = (await count(id, { from: "2026-03-29", to: "2026-03-29" })).body.data;
    expect(only.accepted).toBe(2);
  });

  test("groups come by date descending, then regime, then version, on pages without gaps", async () => {
    const id = await publishedSite(under);
    const day = (number: number, different: Partial<NewConsent>) =>
      consent(id, { at: new Date(`2026-03-0${number}T12:00:00.000Z`), ...different });
    await record(
      day(1, {}),
      day(1, { country: "GB", region: null }),
      day(2, { country: "US", region: "US-CA" }),
      day(2, {}),
      day(3, { country: "BR", region: null }),
    );
    const query = { ...period, group_by: ["version", "regime", "date"], limit: 2 };
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const { body } = await count(id, cursor === "" ? query : { ...query, cursor });
      seen.push(...body.data.map((row: Record<string, unknown>) => `${row.date} ${row.regime} ${row.version_number}`));
      cursor = body.next_cursor;
    }
    expect(seen).toEqual([
      "2026-03-03 lgpd 1",
      "2026-03-02 gdpr 1",
      "2026-03-02 us_ca 1",
      "2026-03-01 gdpr 1",
      "2026-03-01 uk_gdpr 1",
    ]);
    const byRegime = (await count(id, { ...period, group_by: "regime" })).body.data;
    expect(
      byRegime.map(({ date, regime, accepted }: { date: null; regime: string; accepted: number }) => [
        date,
        regime,
        accepted,
      ]),
    ).toEqual([
      [null, "gdpr", 2],
      [null, "lgpd", 1],
      [null, "uk_gdpr", 1],
      [null, "us_ca", 1],
    ]);
  });

  test("the default is the last thirty days, and a walk keeps its days past midnight", async () => {
    const id = await publishedSite(under);
    const now = under.service.runtime.now().getTime();
    await record(...[30, 29, 0].map((days) => consent(id, { at: new Date(now - days * 86_400_000) })));
    expect((await count(id)).body.data).toHaveLength(2);
    const { next_cursor: cursor } = (await count(id, { limit: 1 })).body;
    under.advance(86_400_000 - 60_000);
    const [last] = (await count(id, { limit: 1, cursor })).body.data;
    expect(last.date).toBe(new Date(now - 29 * 86_400_000).toISOString().slice(0, 10));
  });

  test.each([
    [{ from: "2026-03-02", to: "2026-03-01" }, "from"],
    [{ from: "2025-01-01", to: "2026-01-02" }, "from"],
    [{ from: "0001-01-01", to: "0001-01-02" }, "from"],
    [{ from: "9999-12-31", to: "9999-12-31" }, "to"],
    [{ from: "2026-02-30" }, "from"],
    [{ group_by: "country" }, "group_by"],
    [{ environment: "staging" }, "environment"],
    [{ days: 3 }, "days"],
  ])("%j is invalid-parameter at %s", async (query, parameter) => {
    const id = await publishedSite(under);
    const answer = await count(id, query);
    expect([answer.slug, answer.body.parameter]).toEqual(["invalid-parameter", parameter]);
  });

  test("366 days are allowed; other workspaces, scopes and environments are not", async () => {
    const id = await publishedSite(under);
    expect((await count(id, { from: "2025-01-01", to: "2026-01-01" })).status).toBe(200);
    expect((await count(id, {}, await under.token({ workspace: "other" }))).slug).toBe("not-found");
    expect((await count(id, {}, await under.token({ scopes: ["logs:read"] }))).slug).toBe("insufficient-scope");
    const preview = await under.token({ environment: "preview" });
    expect((await count(id, {}, preview)).slug).toBe("token-binding-mismatch");
    expect((await count(id, { environment: "preview" }, preview)).status).toBe(200);
  });
});
