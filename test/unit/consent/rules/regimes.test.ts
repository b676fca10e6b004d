import {
  isRegimeRefusal,
  type RegimeAnswer,
  type RegimeQuestion,
  type RegimeRow,
  regimeTable,
  resolveRegime,
  TABLE_VERSION,
} from "../../../../src/consent/rules";
import { countryCodes } from "../../../../src/consent/rules/regimes/countries";
import { placeOf, places, rowAt } from "../../../../src/consent/rules/regimes/regime-table";

const MAX_REVIEW_AGE_DAYS = 400;
const today = new Date("2026-11-21T12:00:00Z");

function answer(country: string | null, region: string | null = null, at = today): RegimeAnswer {
  const result = resolveRegime({ country, region, at });
  if (isRegimeRefusal(result)) throw new Error(result.detail);
  return result;
}

describe("the table", () => {
  test("a row that was compared with its source was less than 400 days ago", () => {
    const oldest = new Date(Date.now() - MAX_REVIEW_AGE_DAYS * 86_400_000).toISOString().slice(0, 10);
    expect(regimeTable.filter(({ reviewed_at }) => reviewed_at !== null && reviewed_at < oldest).map(placeOf)).toEqual(
      [],
    );
  });

  test("every row has a source, dates that exist, and an end after its beginning", () => {
    const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toISOString().startsWith(day);
    for (const row of regimeTable) {
      expect(new URL(row.source_url).protocol).toMatch(/^https?:$/);
      expect([row.from, row.to ?? row.from, row.reviewed_at ?? row.from].every(isDay)).toBe(true);
      expect(row.to === undefined || row.from < row.to).toBe(true);
    }
  });

  // Place, day, what the row says, and a part of its link: the act that was in force, or a link marked as a site.
  test.each<[place: string, day: string, row: Partial<RegimeRow>, link: RegExp]>([
    [
      "CL",
      "2026-11-30",
      { regime: "ley_21719", law: expect.stringContaining("19.628"), model: "notice" },
      /idNorma=141599$/,
    ],
    [
      "CL",
      "2026-12-01",
      { regime: "ley_21719", law: expect.stringContaining("21.719"), model: "opt_in" },
      /idNorma=1209272$/,
    ],
    ["IN", "2027-05-12", { regime: "dpdp", model: "notice" }, /indiacode\.nic\.in/],
    ["IN", "2027-05-13", { regime: "dpdp", law: "DPDP Act 2023, s. 6", model: "opt_in" }, /meity\.gov\.in/],
    ["PE", "2026-11-25", { regime: "latam", law: "Ley 29733, artículos 5 y 13" }, /29733\.pdf$/],
    ["IL", "2026-11-25", { regime: "ppl_il", model: "notice" }, /ProtectionofPrivacyLaw/],
    ["NG", "2026-11-25", { regime: "ndpa", isSite: true }, /ndpc\.gov\.ng/],
    ["SM", "2026-11-25", { regime: "gdpr", isSite: true }, /archivio-leggi/],
    ["VA", "2026-11-25", { regime: "gdpr", isSite: true }, /novita/],
    ["US-CO", "2026-11-25", { regime: "us_co", gpc: "required", reviewed_at: "2026-11-25" }, /2022-00603/],
    ["US-UT", "2026-11-25", { regime: "us_ut", gpc: "no", note: expect.stringContaining("HB 418") }, /13-61/],
    ["US-KY", "2026-11-25", { regime: "us_ky", gpc: "no", note: expect.stringContaining("HB 692") }, /hb15/],
  ])("%s on %s links what its law was then", (place, day, row, link) => {
    const found = rowAt(place, day);
    expect(found).toMatchObject({ ...row, source_url: expect.stringMatching(link) });
    expect(found.isSite).toBe(row.isSite);
  });

  test("every state of the EU and the EEA names the act that binds a website", () => {
    const european = regimeTable.filter(({ regime, cautious }) => regime === "gdpr" && !cautious);
    expect(european).toHaveLength(37);
    for (const { law, act, source_url } of european) {
      expect(law).toBe(`${act?.law}; GDPR`);
      expect(source_url).toBe(act?.url);
    }
    expect(new Set(european.map(({ act }) => act?.law)).size).toBe(30);
  });

  test.each([
    ["DE", "TDDDG, section 25", "2021-12-01"],
    ["AT", "TKG 2021, section 165(3)", "2021-11-01"],
    ["FR", "Loi 78-17, article 82", "2019-06-01"],
    ["RE", "Loi 78-17, article 82", "2019-06-01"],
    ["AX", "Act 917/2014, section 205", "2015-01-01"],
    ["NO", "Ekomloven, section 3-15", "2025-01-01"],
  ])("%s is bound by %s", (place, law, from) => {
    expect(rowAt(place, "2026-11-28").act).toMatchObject({ law, from });
  });

  test("no row names its law by a bare acronym", () => {
    expect(regimeTable.filter(({ law }) => /^[A-Za-z]+( Law)?$/.test(law)).map(placeOf)).toEqual([]);
  });

  test("no place whose act is known by name only has a lenient model by a guess", () => {
    const named = regimeTable.filter(({ regime }) => regime === "none");
    expect(named.filter(({ model }) => model !== "opt_in").map(placeOf)).toEqual(["PY", "TT"]);
    expect(named.filter(({ cautious }) => !cautious)).toEqual([]);
    const asked = "DZ AO BJ BF CV CI CM SN MW MG SC AZ UZ KG TJ MN NP BD BN KW SV DO CU TT BS KY".split(" ");
    expect(named.map(placeOf)).toEqual(expect.arrayContaining(asked));
  });

  test("a link to a start page is marked as one", () => {
    const isStartPage = ({ source_url }: RegimeRow) => /^https?:\/\/[^/]+\/$/.test(source_url);
    expect(regimeTable.filter((row) => isStartPage(row) && !row.isSite).map(placeOf)).toEqual([]);
  });

  test("no place has two rows on one day", () => {
    for (const place of places) {
      const rows = regimeTable.filter((row) => placeOf(row) === place).sort((a, b) => (a.from < b.from ? -1 : 1));
      const ends = rows.map(({ to }) => to ?? "never");
      expect({ place, ends: ends.slice(0, -1) }).toEqual({ place, ends: rows.slice(1).map(({ from }) => from) });
    }
  });

  test("places are ISO 3166-1, Kosovo, the states with DC, and the provinces", () => {
    expect(new Set(countryCodes).size).toBe(countryCodes.length);
    expect(countryCodes).toHaveLength(249 + 1);
    expect(places.filter((place) => place.startsWith("US-"))).toHaveLength(51);
    expect(places.filter((place) => place.startsWith("CA-"))).toHaveLength(13);
  });
});

describe("resolution", () => {
  test.each([
    ["DE", null, "gdpr", "opt_in"],
    ["NO", null, "gdpr", "opt_in"],
    ["YT", null, "gdpr", "opt_in"],
    ["GB", null, "uk_gdpr", "opt_in"],
    ["CH", null, "ch_fadp", "opt_out"],
    ["BR", null, "lgpd", "opt_in"],
    ["US", "US-CA", "us_ca", "opt_out"],
    ["US", "US-WA", "us", "notice"],
    ["US", null, "us", "notice"],
    ["PR", null, "us", "notice"],
    ["CA", "CA-QC", "ca_qc", "opt_in"],
    ["CA", "CA-ON", "pipeda", "opt_out"],
    ["CA", null, "pipeda", "opt_out"],
    ["DE", "DE-BY", "gdpr", "opt_in"],
    ["MX", null, "lfpdppp", "opt_out"],
    ["JP", null, "appi", "notice"],
    ["BO", null, "none", "notice"],
    ["BY", null, "none", "opt_in"],
    ["KZ", null, "none", "opt_in"],
    ["DZ", null, "none", "opt_in"],
    ["TT", null, "none", "notice"],
    [null, null, "unknown", "opt_in"],
  ])("%s %s is %s, %s", (country, region, regime, model) => {
    expect(answer(country, region)).toMatchObject({ country, region, regime, model, table_version: TABLE_VERSION });
  });

  test.each([
    ["UK", "GB"],
    ["EL", "GR"],
    ["IC", "ES"],
    ["EA", "ES"],
  ])("%s is read as %s", (alias, country) => {
    expect(answer(alias)).toEqual(answer(country));
  });

  test.each([
    ["IN", null, "2027-05-12T23:59:59Z", "notice", { regime: "dpdp", at: "2027-05-13" }],
    ["IN", null, "2027-05-13T00:00:00Z", "opt_in", null],
    ["CL", null, "2026-11-30T23:59:59Z", "notice", { regime: "ley_21719", at: "2026-12-01" }],
    ["CL", null, "2026-12-01T00:00:00Z", "opt_in", null],
    ["US", "US-OK", "2026-12-31T23:59:59Z", "notice", { regime: "us_ok", at: "2027-01-01" }],
    ["US", "US-VT", "2028-01-01T00:00:00Z", "opt_out", null],
  ])("%s %s at %s is %s", (country, region, at, model, next_change) => {
    expect(answer(country, region, new Date(at))).toMatchObject({ model, next_change });
  });

  test("requirements of a place's law", () => {
    expect(answer("DE")).toMatchObject({
      gpc_required: false,
      gpp_section: null,
      requires: { reject_first_layer: true, opt_out_link: false },
    });
    expect(answer("US", "US-CA")).toMatchObject({
      gpc_required: true,
      gpp_section: 8,
      precision: "subdivision",
      requires: { reject_first_layer: false, opt_out_link: true, opt_out_status: true, opt_in_sensitive: false },
    });
    expect(answer("US", "US-VA")).toMatchObject({
      gpc_required: false,
      gpp_section: 9,
      requires: { opt_out_link: false, opt_out_status: false, opt_in_sensitive: false },
    });
    expect(answer("US", "US-CO").requires).toMatchObject({ opt_out_link: true, opt_in_sensitive: true });
    expect(answer("US", "US-RI").gpp_section).toBe(27);
    expect(answer("US", "US-VT", new Date("2028-06-01")).gpp_section).toBeNull();
    expect(answer("CA", "CA-ON")).toMatchObject({
      gpp_section: null,
      requires: { opt_out_link: false, opt_in_sensitive: false },
    });
    expect(answer(null)).toMatchObject({ precision: "unknown", requires: { reject_first_layer: true } });
  });

  test("establishes no requirement from law that was not compared with its source", () => {
    const none = { reject_first_layer: false, opt_out_link: false, opt_out_status: false, opt_in_sensitive: false };
    for (const [country, region] of [
      ["TR", null],
      ["CA", "CA-QC"],
      ["US", "US-RI"],
    ] as const)
      expect(answer(country, region).requires).toEqual(none);
  });

  test("requires no reject button or opt-out link where the law leaves room", () => {
    expect(answer("AE")).toMatchObject({ model: "opt_in", requires: { reject_first_layer: false } });
    for (const country of ["MX", "SG"])
      expect(answer(country)).toMatchObject({ model: "opt_out", requires: { opt_out_link: false } });
    for (const state of ["US-TX", "US-NJ"])
      expect(answer("US", state)).toMatchObject({ gpc_required: true, requires: { opt_out_link: false } });
    expect(answer("US", "US-CO").requires.opt_out_link).toBe(true);
  });

  test.each<[RegimeQuestion["country"], RegimeQuestion["region"], string, RegExp]>([
    ["XX", null, "country", /not an ISO 3166-1/],
    ["de", null, "country", /not an ISO 3166-1/],
    ["US-CA", null, "country", /not an ISO 3166-1/],
    ["constructor", null, "country", /not an ISO 3166-1/],
    ["US", "US-ZZ", "region", /not a subdivision of US/],
    ["US", "CA", "region", /such as US-XX/],
    ["US", "CA-QC", "region", /not in US/],
    ["US", "US-PR", "region", /country PR/],
    [null, "US-CA", "region", /requires the country/],
  ])("%s %s is refused at %s", (country, region, parameter, detail) => {
    expect(resolveRegime({ country, region: region ?? null, at: today })).toMatchObject({
      parameter,
      detail: expect.stringMatching(detail),
    });
  });
});
