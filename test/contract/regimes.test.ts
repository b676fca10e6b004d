import { banner } from "../support/banners";
import { type InProcessService, startInProcessService } from "../support/in-process-service";

/** The thread of the sockets answers places itself where there is one. Both must say the same. */
const threads = [
  { thread: "the service's thread", isBehindFront: false },
  { thread: "the thread of the sockets", isBehindFront: true },
];

describe.each(threads)("answered by $thread", ({ isBehindFront }) => {
  let under: InProcessService;
  beforeAll(async () => {
    // The last day before Chile's act: tests move the clock past days of law.
    const stillAtMs = Date.parse("2026-11-30T12:00:00.000Z");
    under = await startInProcessService({ settings: { trustedProxies: ["127.0.0.1"] }, stillAtMs, isBehindFront });
  });
  afterAll(() => under.close());

  const resolve = (query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    under.call("resolveRegime", { query, headers, token: null });

  test.each([
    [{ country: "DE" }, { country: "DE", regime: "gdpr", model: "opt_in", precision: "country", gpp_section: null }],
    [{ country: "UK" }, { country: "GB", regime: "uk_gdpr" }],
    [{ country: "EL" }, { country: "GR", regime: "gdpr" }],
    [
      { country: "US", region: "US-CA" },
      { region: "US-CA", model: "opt_out", gpc_required: true, gpp_section: 8, precision: "subdivision" },
    ],
    [
      { country: "US", region: "US-WY" },
      { regime: "us", model: "notice" },
    ],
    [
      { country: "CA", region: "CA-QC" },
      { regime: "ca_qc", model: "opt_in" },
    ],
  ])("%j by query", async (query, expected) => {
    const answer = await resolve(query);
    expect(answer.body).toMatchObject({ ...expected, source: "query", rule_id: null, version: null });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each([
    [{ country: "ZZ" }, "country"],
    [{ country: "de" }, "country"],
    [{ country: "DE", region: "US-CA" }, "region"],
    [{ country: "US", region: "US-ZZ" }, "region"],
    [{ region: "US-CA" }, "region"],
    [{ place: "DE" }, "place"],
  ])("%j is invalid-parameter, never a silent fallback", async (query, parameter) => {
    const answer = await resolve(query as Record<string, string>);
    expect([answer.status, answer.slug, answer.body.parameter]).toEqual([400, "invalid-parameter", parameter]);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  test("an unknown place gets the strict fallback, which is not cacheable", async () => {
    const answer = await resolve();
    expect(answer.body).toMatchObject({
      country: null,
      regime: "unknown",
      model: "opt_in",
      source: "fallback",
      precision: "unknown",
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    [
      { "x-country-code": "US", "x-region-code": "CA" },
      { region: "US-CA", source: "edge" },
    ],
    [
      { "x-country-code": "US", "x-region-code": "US-TX" },
      { region: "US-TX", source: "edge" },
    ],
    [
      { "x-country-code": "FR", "x-region-code": "nonsense" },
      { country: "FR", region: null, source: "edge" },
    ],
    [{ "x-country-code": "XX" }, { country: null, source: "fallback" }],
  ])("a trusted proxy's %j", async (headers, expected) => {
    expect((await resolve({}, headers)).body).toMatchObject(expected);
  });

  test("an edge answer is private and varies on the headers; the query wins over them", async () => {
    const headers = { "x-country-code": "US", "x-region-code": "CA" };
    const edge = await resolve({}, headers);
    expect(edge.headers.get("cache-control")).toBe("private, max-age=300");
    expect(edge.headers.get("vary")?.toLowerCase()).toContain("x-country-code, x-region-code");
    expect((await resolve({ country: "DE" }, headers)).body).toMatchObject({
      country: "DE",
      region: null,
      source: "query",
    });
  });

  test("ignores place headers of untrusted clients", async () => {
    const response = await under.service.fetch(
      new Request("http://127.0.0.1/v1/r", { headers: { "x-country-code": "DE" } }),
      { address: "203.0.113.9" },
    );
    expect(JSON.parse(await response.text())).toMatchObject({ source: "fallback", country: null });
  });

  test("with a site, returns production's rule and number; unknown sites are not-found", async () => {
    const settings = { promotion_gate: { mode: "off" } };
    const { id } = (await under.call("createSite", { body: { name: "Shop", settings } })).body;
    expect((await resolve({ country: "DE", site: id })).body).toMatchObject({ rule_id: null, version: null });
    const rule = {
      id: "germany",
      match: { countries: ["DE"] },
      model: "opt_in",
      first_layer: ["accept_all", "reject_all"],
    };
    const document = {
      ...banner(),
      regimes: { ...banner().regimes, rules: [rule, ...(banner().regimes.rules ?? [])] },
    };
    await under.call("putConfigDraft", { path: { id }, body: { document } });
    expect((await under.call("publishVersion", { path: { id }, body: {} })).status).toBe(201);
    expect((await under.call("promoteVersion", { path: { id, number: 1 } })).status).toBe(200);
    expect((await resolve({ country: "DE", site: id })).body).toMatchObject({ rule_id: "germany", version: 1 });
    expect((await resolve({ country: "FR", site: id })).body).toMatchObject({ rule_id: null, version: 1 });
    const unknown = await resolve({ country: "DE", site: "site_unknown" });
    expect([unknown.status, unknown.slug]).toEqual([404, "not-found"]);
  });

  test("a visitor's regime and the findings of a draft change on the same day", async () => {
    const { id } = (await under.call("createSite", { body: { name: "Tienda" } })).body;
    const rule = { id: "chile", match: { countries: ["CL"] }, model: "notice", first_layer: [] };
    const body = { document: { ...banner(), regimes: { ...banner().regimes, rules: [rule] } } };
    const lawOfToday = async () => {
      const { body: answer } = await resolve({ country: "CL" });
      const { body: result } = await under.call("validateConfigDraft", { path: { id }, body });
      const isWeaker = [...result.errors, ...result.warnings].some(
        ({ code, places }) => code === "model-weaker-than-regime" && places.includes("CL"),
      );
      return { day: result.law_day, law: answer.law, model: answer.model, isWeaker };
    };
    const before = { day: "2026-11-30", law: "Ley 19.628, artículo 4", model: "notice", isWeaker: false };
    expect(await lawOfToday()).toEqual(before);
    // Writes use the database's clock, which is some milliseconds away from the process's.
    under.advance(12 * 3_600_000 - 60_000);
    expect(await lawOfToday()).toEqual(before);
    under.advance(120_000);
    const law = "Ley 21.719, artículo 12 de la Ley 19.628";
    expect(await lawOfToday()).toEqual({ day: "2026-12-01", law, model: "opt_in", isWeaker: true });
  });

  test("dated rows switch by the service's clock", async () => {
    expect((await resolve({ country: "US", region: "US-AL" })).body).toMatchObject({
      regime: "us",
      next_change: { at: "2027-05-01T00:00:00.000Z" },
    });
    under.advance(250 * 24 * 3_600_000);
    expect((await resolve({ country: "US", region: "US-AL" })).body).toMatchObject({
      regime: "us_al",
      model: "opt_out",
    });
  });

  test("a token is neither needed nor read", async () => {
    expect((await under.call("resolveRegime", { query: { country: "DE" }, token: "not-a-token" })).status).toBe(200);
  });
});
