import {
  type BannerDocument,
  type RuleContext,
  type RuleFinding,
  starterDocument,
  validateBanner,
} from "../../../../src/consent/rules";
import { corpusBanners, findingsIn } from "../../../support/banner-corpus";
import { category, flawless, regimeRule, withRule } from "./cases/code-case";

function findingsOf(change: (document: BannerDocument) => void, code: string): RuleFinding[] {
  const document = flawless();
  category(document, "analytics").exempt = "audience_measurement";
  change(document);
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter((finding) => finding.code === code);
}

test.each(["category", "service"] as const)(
  "a blocking rule for an exempt %s is an error where the exemption does not exist",
  (member) => {
    const document = flawless();
    category(document, "analytics").exempt = "audience_measurement";
    document.regimes.audience = ["FR", "DE", "BE"];
    const key = member === "category" ? "analytics" : "counter";
    document.blocking = { rules: [{ match: { host: "stats.example" }, [member]: key, action: "allow" }] };
    const { errors } = validateBanner(document, { services: [{ key: "counter", category: "analytics" }] });
    expect(errors).toMatchObject([
      { code: "allowed-before-consent", pointer: "/blocking/rules/0/action", places: ["BE", "DE"] },
    ]);
  },
);

test.each([
  ["P14M", 1],
  ["P13M", 0],
])("exempt measurement that stores for %s in France gives %d warnings", (duration, count) => {
  const document = flawless();
  category(document, "analytics").exempt = "audience_measurement";
  document.regimes.audience = ["FR"];
  const services = [{ key: "matomo", category: "analytics", storage: [{ name: "_pk_id", duration }] }];
  const { warnings } = validateBanner(document, { services });
  expect(warnings.filter(({ code }) => code === "duration-over-limit")).toHaveLength(count);
});

test("a consent question about exempt, active categories still needs a notice", () => {
  const french = withRule({ countries: ["FR"] }, { defaults: { analytics: "on" } });
  expect(findingsOf(french, "notice-missing")).toMatchObject([{ places: ["FR"], level: "W" }]);
  const withNotice = (document: BannerDocument) => {
    french(document);
    Object.assign(document.texts.en?.banner ?? {}, { notice: "{controller} counts visits. You can object." });
  };
  expect(findingsOf(withNotice, "notice-missing")).toEqual([]);
});

describe("without a notice, the body informs of exempt measurement", () => {
  const codesOf = (country: string, language: string, body: string) => {
    const document = starterDocument(language);
    category(document, "analytics").exempt = "audience_measurement";
    const rule = regimeRule({ countries: [country] }, { defaults: { analytics: "on" } });
    document.regimes = { ...document.regimes, audience: [country], rules: [rule] };
    const { banner } = document.texts[language] ?? {};
    delete banner?.notice;
    Object.assign(banner ?? {}, { body });
    const { errors, warnings } = validateBanner(document);
    const codes = ["notice-missing", "exemption-conditions"];
    return [...errors, ...warnings]
      .map(({ code }) => code)
      .filter((code) => codes.includes(code))
      .sort();
  };

  test.each([
    ["GB", "en", "{controller} uses {purposes}. The visitor counter is already running; you can object at any time."],
    ["FR", "fr", "{controller} : {purposes}. Le comptage fonctionne sans votre accord ; vous pouvez vous y opposer."],
    ["ES", "es", "{controller}: {purposes}. La medición está exenta de consentimiento; puede oponerse a ella."],
    ["IT", "it", "{controller}: {purposes}. Le statistiche sono già attive; può opporsi in ogni momento."],
    ["NL", "nl", "{controller}: {purposes}. Onze bezoekersteller staat aan. U kunt bezwaar maken."],
  ])("%s: where it says so", (country, language, body) => {
    expect(codesOf(country, language, body)).toEqual([]);
  });

  test.each([
    ["GB", "en", "Without your consent, {controller} uses only what is necessary. You can object at any time."],
    ["GB", "en", "{controller}: {purposes}. Our statistics are not active before you agree. You can object."],
    ["FR", "fr", "Sans votre accord, {controller} n'utilise que le nécessaire. Vous pouvez vous y opposer."],
    [
      "FR",
      "fr",
      "{controller} : {purposes}. Les statistiques ne sont pas activées sans vous. Vous pouvez vous opposer.",
    ],
    ["NL", "nl", "{controller} vraagt toestemming voor {purposes}. U kunt bezwaar maken."],
  ])("%s: not where it asks for consent", (country, language, body) => {
    expect(codesOf(country, language, body)).toEqual(["exemption-conditions", "notice-missing"]);
  });
});

test("a signal of an exempt category may default to granted where the exemption exists", () => {
  const grants = (document: BannerDocument) => {
    const signals = { analytics_storage: "granted", ad_storage: "granted" } as const;
    document.consent_mode = { enabled: true, regional_defaults: [{ regions: ["FR", "DE"], signals }] };
  };
  const found = findingsOf(grants, "consent-mode-default-permissive");
  expect(found.map(({ pointer, places }) => [pointer.split("/").at(-1), places])).toEqual([
    ["ad_storage", ["DE", "FR"]],
    ["analytics_storage", ["DE"]],
  ]);
});

test("a weaker model is an error only where a category still needs consent", () => {
  const ownStatistics = (document: BannerDocument) => {
    document.categories = document.categories.filter(({ key }) => ["necessary", "analytics"].includes(key));
    document.consent_mode = { enabled: false };
    document.regimes.rules = [];
    withRule({ countries: ["FR", "NL", "DE"] }, { model: "opt_out", defaults: { analytics: "on" } })(document);
  };
  expect(findingsOf(ownStatistics, "model-weaker-than-regime")).toMatchObject([{ level: "E", places: ["DE"] }]);
});

describe("a weaker model for an exempt category", () => {
  const dutch = (document: BannerDocument) =>
    withRule({ countries: ["NL"] }, { model: "opt_out", defaults: { analytics: "on" } })(document);
  const placesOf = (change: (document: BannerDocument) => void, context: RuleContext = {}) => {
    const document = flawless();
    category(document, "analytics").exempt = "audience_measurement";
    document.regimes.rules = [];
    change(document);
    const { errors } = validateBanner(document, context);
    return errors.filter(({ code }) => code === "model-weaker-than-regime").flatMap(({ places }) => places);
  };
  const production = (defaults: Record<string, "on">) => {
    const document = flawless();
    document.regimes.rules = [];
    withRule({ countries: ["NL"] }, { model: "opt_out", defaults })(document);
    return { document, services: [] };
  };

  test.each(["opt_out", "notice"] as const)("is spared under %s while nothing else is on", (model) => {
    const rule = withRule({ countries: ["NL", "FR", "IT", "ES"] }, { model, defaults: { analytics: "on" } });
    expect(placesOf(rule)).toEqual([]);
  });

  test.each<[string, (document: BannerDocument) => void]>([
    ["a category that needs consent is on", (d) => dutch(d)],
    ["nothing is on, so that the model serves no exemption", withRule({ countries: ["NL"] }, { model: "opt_out" })],
    [
      "the exemption does not exist there",
      withRule({ countries: ["DE"] }, { model: "opt_out", defaults: { analytics: "on" } }),
    ],
    [
      "what visitors of another rule were given without consent counts there",
      (d) => {
        withRule({ subdivisions: ["US-CA"] }, { id: "us", model: "opt_out", defaults: { marketing: "on" } })(d);
        dutch(d);
      },
    ],
    [
      "the TCF has no string",
      (d) => {
        dutch(d);
        d.tcf = { enabled: true, cmp_id: 300, vendors: [755], purposes: { marketing: [1] }, publisher_country: "NL" };
      },
    ],
  ])("is an error where %s", (name, change) => {
    const found = placesOf((d) => {
      change(d);
      if (name.startsWith("a category")) Object.assign(d.regimes.rules?.[0]?.defaults ?? {}, { marketing: "on" });
    });
    expect(found).toEqual([name.startsWith("the exemption") ? "DE" : "NL"]);
  });

  test("counts what production granted without consent under the model", () => {
    expect(placesOf(dutch, { production: production({ analytics: "on" }) })).toEqual([]);
    expect(placesOf(dutch, { production: production({ marketing: "on" }) })).toEqual(["NL"]);
  });

  test("is not taken for what the law forbids where the law leaves room", () => {
    const { warnings } = validateBanner(
      Object.assign(flawless(), {
        regimes: {
          fallback: "opt_in",
          rules: [regimeRule({ countries: ["AE", "CN"] }, { model: "opt_out", defaults: { functional: "on" } })],
        },
      }),
    );
    const found = warnings.filter(({ code }) => ["model-weaker-than-regime", "preselected-category"].includes(code));
    expect(found.map(({ places }) => places)).toEqual([
      ["AE", "CN"],
      ["AE", "CN"],
    ]);
    for (const { message } of found) {
      expect(message).toContain("Only a warning in AE and CN: the law leaves room.");
      expect(message).not.toMatch(/asks for more|Consent is an action/);
    }
  });
});

test("no lawful banner of the corpus that uses an exemption lacks a notice", () => {
  const exempt = corpusBanners("lawful").filter(({ document }) =>
    document.categories.some((each) => each.exempt !== undefined),
  );
  expect(exempt.length).toBeGreaterThan(4);
  for (const banner of exempt) expect(findingsIn(banner).map(({ code }) => code)).not.toContain("notice-missing");
});
