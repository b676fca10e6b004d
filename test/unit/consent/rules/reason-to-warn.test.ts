import { cataloguedService } from "../../../../src/consent/catalogue/catalogued-service";
import { type RuleFinding, regimeTable, validateBanner } from "../../../../src/consent/rules";
import { placeOf } from "../../../../src/consent/rules/regimes/regime-table";
import { type CodeCase, english, flawless, withRule } from "./cases/code-case";

type Change = NonNullable<CodeCase["raises"]["change"]>;

function findingsOf(change: Change): RuleFinding[] {
  const document = flawless();
  change(document);
  const { errors, warnings } = validateBanner(document, { day: "2027-01-01" });
  return [...errors, ...warnings];
}

/** Places of each level in which a code is found. */
function levelsOf(code: string, change: Change): Record<string, string[]> {
  const found = findingsOf(change).filter((finding) => finding.code === code);
  return Object.fromEntries(
    ["E", "W"].map((level) => [level, found.flatMap((each) => (each.level === level ? each.places : [])).sort()]),
  );
}

const signalStates = ["US-CA", "US-CT", "US-LA", "US-MD", "US-NE", "US-TX"];

test("an ignored signal only warns where a controller may refuse it", () => {
  const ignored = withRule({ subdivisions: signalStates }, { model: "opt_out", opt_out_link: true, gpc: "ignore" });
  expect(levelsOf("gpc-ignored", ignored)).toEqual({ E: ["US-CA", "US-CT"], W: ["US-LA", "US-MD", "US-NE", "US-TX"] });
});

test("a signal's incomplete list only warns where a controller may refuse it", () => {
  const { E, W } = levelsOf("gpc-categories-incomplete", (document) => {
    withRule({ subdivisions: signalStates }, { model: "opt_out", opt_out_link: true })(document);
    document.gpc = { categories: ["analytics"] };
  });
  expect(E).toEqual(expect.arrayContaining(["US-CA", "US-CT"]));
  // Maryland lets a link replace a signal. The acts of Delaware, Minnesota and New Hampshire were not compared.
  expect(W).toEqual(["US-DE", "US-LA", "US-MD", "US-MN", "US-NE", "US-NH", "US-TX"]);
});

test("a missing link only warns where the act asks for a disclosure", () => {
  const missing = withRule({ subdivisions: ["US-CT", "US-MD", "US-NJ", "US-TX", "US-VA"] }, { model: "opt_out" });
  expect(levelsOf("opt-out-link-missing", missing)).toEqual({ E: ["US-CT"], W: ["US-MD", "US-NJ", "US-TX", "US-VA"] });
});

test("an unreadable refusal only warns where WCAG alone asks for contrast", () => {
  const { E, W } = levelsOf("reject-unreadable", (document) => {
    document.theme.tokens.light.reject = { bg: "#ffffff", fg: "#777777", border: "#000000" };
  });
  expect(E).toEqual(expect.arrayContaining(["DE", "FR", "NO"]));
  expect(W).toEqual(expect.arrayContaining(["CA-QC", "CH", "GB", "TR"]));
  expect(E?.filter((place) => W?.includes(place))).toEqual([]);
});

/** A document that breaks every rule about what runs before a choice, everywhere. */
const lawless: Change = (document) => {
  const everything = { functional: "on", analytics: "on", marketing: "on" } as const;
  const regimes = [...new Set(regimeTable.map(({ regime }) => regime))];
  for (const category of document.categories) category.sensitive = true;
  document.regimes.rules = [];
  withRule({ regimes }, { model: "none", first_layer: ["accept_all"], defaults: everything, gpc: "ignore" })(document);
  document.regimes.expiry = { accept_days: 1095, reject_days: 10 };
  document.blocking = { mode: "report_only", unknown_storage: "allow", iframes: "allow" };
  document.gpc = { honour: "never", show_status: false };
};

test("no error rests on a text that no one has read", () => {
  const compared = new Set(regimeTable.filter(({ reviewed_at }) => reviewed_at !== null).map(placeOf));
  const findings = findingsOf(lawless);
  const unread = findings.flatMap(({ level, places, basis }) =>
    level === "E" ? places.filter((place) => !compared.has(place)).map((place) => ({ place, basis })) : [],
  );
  // Parts of member states: their rows were not compared, but the law of the European Union was.
  expect([...new Set(unread.map(({ place }) => place))].sort()).toEqual(["AX", "GF", "GP", "MF", "MQ", "RE", "YT"]);
  for (const { basis } of unread) expect(basis).toMatch(/ePrivacy|EDPB|CJEU/);
  const weaker = findings.filter(({ code, places }) => code === "model-weaker-than-regime" && places.includes("CA-QC"));
  expect(weaker).toMatchObject([
    {
      level: "W",
      waivable: false,
      message: expect.stringContaining("Only a warning in CA-QC and TR: we have not checked"),
    },
  ]);
  const errors = findings.filter(({ code, level }) => code === "model-weaker-than-regime" && level === "E");
  const places = errors.flatMap((finding) => finding.places);
  expect(places).toEqual(expect.arrayContaining(["AX", "DE", "GB", "US-CA", "US-CO"]));
  for (const place of ["CA-ON", "CA-QC", "JP", "TR", "US-VA"]) expect(places).not.toContain(place);
});

test("a visitor of an unknown place gets the errors of the strictest law", () => {
  const found = findingsOf(withRule({ regimes: ["unknown"] }, { defaults: { marketing: "on" } }));
  const preselected = found.filter(({ code }) => code === "preselected-category");
  expect(preselected).toMatchObject([{ level: "E", places: [], regimes: ["unknown"] }]);
});

const sameInBritain: [code: string, basis: RegExp, change: Change][] = [
  [
    "withdrawal-keeps-storage",
    /^UK GDPR articles 7\(3\)/,
    (d) => Object.assign(d, { blocking: { delete_on_withdrawal: false } }),
  ],
  ["reopen-link-only", /^UK GDPR article 7\(3\)/, (d) => Object.assign(d.layout, { reopen: { kind: "link" } })],
  [
    "customize-missing",
    /^UK GDPR recital 43/,
    withRule({ countries: ["GB"] }, { first_layer: ["accept_all", "reject_all"] }),
  ],
  [
    "first-layer-uninformative",
    /^UK GDPR .* recital 42/,
    (d) => Object.assign(english(d).banner ?? {}, { body: "Do you agree?" }),
  ],
  [
    "implied-consent-text",
    /^UK GDPR .* recital 32/,
    (d) => Object.assign(english(d).banner ?? {}, { body: "By continuing you agree." }),
  ],
  [
    "reject-label-misleading",
    /^UK GDPR article 5/,
    (d) => Object.assign(english(d).banner ?? {}, { reject_all: "Manage options" }),
  ],
];

test.each(sameInBritain)("%s warns in Great Britain too, by British law", (code, basis, change) => {
  const found = findingsOf((document) => {
    document.regimes.audience = ["GB"];
    change(document);
  }).filter((finding) => finding.code === code && finding.places.includes("GB"));
  expect(found).toMatchObject([{ level: "W", places: ["GB"], basis: expect.stringMatching(basis) }]);
});

const unreadSources: [what: string, code: string, change: Change][] = [
  [
    "the AEPD's guide",
    "expiry-over-24-months",
    withRule({ countries: ["ES"] }, { expiry: { accept_days: 731, reject_days: 365 } }),
  ],
  [
    "the TCF Policies",
    "tcf-vendor-count",
    (d) => Object.assign(d, { tcf: { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1] } }),
  ],
  [
    "the TCF Policies in one of its hits",
    "tcf-incomplete",
    (d) => {
      d.tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1] };
      d.links = { cookie_policy: { en: "/cookies" } };
    },
  ],
  [
    "the section of Connecticut on sensitive data",
    "sensitive-default-on",
    (d) => {
      for (const category of d.categories) category.sensitive = category.key === "analytics";
      d.regimes.rules = [];
      withRule({ subdivisions: ["US-CT"] }, { model: "opt_out", opt_out_link: true, defaults: { analytics: "on" } })(d);
    },
  ],
];

test.each(unreadSources)("an error only warns where it rests on %s, which no one has read", (_what, code, change) => {
  const found = findingsOf(change).filter((finding) => finding.code === code);
  expect(found.map(({ level }) => level)).toEqual(found.map(() => "W"));
  // A rule that is only a warning anywhere does not say so again.
  expect(found[0]?.message).toMatch(/[wW]e have not checked the source\.$/);
});

test("a warning says where no one has read what it rests on", () => {
  const messagesIn = (country: string) =>
    findingsOf(withRule({ countries: [country] }, { expiry: { accept_days: 365, reject_days: 30 } }))
      .filter(({ code, places }) => code === "reprompt-soon" && places.includes(country))
      .map(({ message }) => message);
  expect(messagesIn("DE")).toEqual([expect.stringMatching(/Applies in DE\. We have not checked the source\.$/)]);
  // The number is ours there.
  expect(messagesIn("TR")).toEqual([expect.stringMatching(/Applies in TR\.$/)]);
});

test.each([
  ["FR", "GDPR 4(11) and 7, with Loi 78-17, article 82, under ePrivacy Directive 2002/58/EC, article 5(3)"],
  ["DE", "GDPR 4(11) and 7, with TDDDG, section 25, under ePrivacy Directive 2002/58/EC, article 5(3)"],
  [
    "NL",
    "GDPR 4(11) and 7, with Telecommunicatiewet, article 11.7a (not verified), under ePrivacy Directive 2002/58/EC, article 5(3)",
  ],
  ["GB", "PECR regulation 6, with UK GDPR 4(11) and 7"],
])("a missing refusal in %s rests on the act that binds a website there", (country, basis) => {
  const found = findingsOf(withRule({ countries: [country] }, { first_layer: ["accept_all"] }));
  expect(found.filter(({ code, level }) => code === "reject-missing" && level === "E")).toMatchObject([
    { places: [country], basis },
  ]);
});

test("a finding in many states is one, and names some of their acts", () => {
  const countries = ["AT", "DE", "ES", "FR", "IT", "NO", "SE"];
  const found = findingsOf(withRule({ countries }, { model: "notice" })).filter(
    ({ code, level }) => code === "model-weaker-than-regime" && level === "E",
  );
  expect(found).toMatchObject([
    {
      places: countries,
      basis: expect.stringMatching(
        /^TKG 2021, section 165\(3\) \(not verified\), TDDDG, .* and 3 more, under ePrivacy/,
      ),
      source_url: expect.stringContaining("eur-lex"),
    },
  ]);
});

test("a finding about the whole document names the act of its only place", () => {
  const document = flawless();
  document.regimes = { fallback: "opt_in", audience: ["DE"] };
  document.blocking = { rules: [{ match: { host: "*.doubleclick.net" }, category: "necessary", action: "allow" }] };
  const { warnings } = validateBanner(document, { catalogue: cataloguedService });
  expect(warnings.filter(({ code }) => code === "allowed-tracker")).toMatchObject([
    {
      places: [],
      basis: "TDDDG, section 25, under ePrivacy Directive 2002/58/EC, article 5(3)",
      source_url: expect.stringContaining("gesetze-im-internet.de"),
    },
  ]);
});

test.each<[what: string, code: string, change: Change]>([
  ["nothing blocked", "no-prior-blocking", (d) => Object.assign(d, { blocking: { mode: "report_only" } })],
  ["unknown storage", "unknown-allowed", (d) => Object.assign(d, { blocking: { unknown_storage: "allow" } })],
  ["frames", "allowed-before-consent", (d) => Object.assign(d, { blocking: { iframes: "allow" } })],
  [
    "an advanced consent mode",
    "consent-mode-advanced",
    (d) => {
      d.consent_mode = { enabled: true, implementation: "advanced" };
    },
  ],
  [
    "a bundled category",
    "purposes-bundled",
    (d) => {
      for (const each of d.categories) if (each.key === "analytics") each.signals = ["analytics_storage", "ad_storage"];
    },
  ],
])("%s makes one finding in a document for one country", (_what, code, change) => {
  const found = findingsOf((document) => {
    document.regimes.audience = ["DE"];
    change(document);
  }).filter((finding) => finding.code === code);
  expect(found.map(({ places }) => places)).toEqual([["DE"]]);
});

test("a fault everywhere makes one error and one warning with its reasons", () => {
  const found = findingsOf((d) => Object.assign(d, { blocking: { mode: "report_only" } })).filter(
    ({ code }) => code === "no-prior-blocking",
  );
  expect(found.map(({ level }) => level)).toEqual(["E", "W"]);
  expect(found[1]?.message).toMatch(
    /Only a warning in CA-QC and TR: we have not checked the source\. Only a warning in AD, .*: the law leaves room\.$/,
  );
});
