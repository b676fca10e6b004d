import {
  type BannerDocument,
  FIRST_RULES_VERSION,
  type RuleFinding,
  rules,
  starterDocument,
  starterLanguages,
  validateBanner,
} from "../../../../src/consent/rules";
import { isOptionalLabel } from "../../../../src/consent/rules/optional-purposes";
import { cases } from "./cases";
import { category, documentOf, english, flawless, type Scenario, withRule } from "./cases/code-case";
import { meaninglessValues } from "./cases/schema-cases";

function findingsOf(scenario: Scenario): RuleFinding[] {
  const { errors, warnings } = validateBanner(documentOf(scenario), scenario.context);
  return [...errors, ...warnings];
}

test("the document that the cases change has no finding", () => {
  expect(validateBanner(flawless())).toMatchObject({ valid: true, errors: [], warnings: [] });
});

test("every code has a case, and every case a code", () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ code }) => code).sort());
});

test("a rule that is new names the version of the rules that introduces it", () => {
  // Without `since`, it would also find something in documents that were accepted under the first version.
  const first = rules.filter(({ since }) => since === FIRST_RULES_VERSION);
  expect({ "rules of the first version": first.length }).toEqual({ "rules of the first version": 64 });
});

describe.each(rules.map((rule) => [rule.code, rule] as const))("%s", (code, rule) => {
  const {
    raises,
    spares,
    at,
    places,
    level: expected = rule.level,
  } = cases[code] ?? { raises: {}, spares: {}, at: [] };

  test("is raised where it should be", () => {
    // Where the law leaves room, or is another one, the same place in the document has a separate finding.
    const raised = findingsOf(raises).filter((finding) => finding.code === code);
    const found = raised.filter(({ level }) => level === expected);
    expect([...new Set(found.map(({ pointer }) => pointer))]).toEqual(at);
    expect(raised.every(({ level }) => level === rule.level || level === "W")).toBe(true);
    if (places !== undefined) expect(found[0]?.places).toEqual(places);
    for (const finding of found)
      expect(finding).toMatchObject({ grace: false, waived: null, message: expect.stringMatching(/\.$/) });
  });

  test("is not raised by a near miss", () => {
    const found = findingsOf(spares);
    expect(found.filter((finding) => finding.code === code)).toEqual([]);
    // Otherwise the rule was not even asked.
    expect(found.filter(({ level }) => level === "S")).toEqual([]);
  });
});

describe("schema-violation beyond the form", () => {
  test.each(Object.entries(meaninglessValues))("%s", (_name, { at, change }) => {
    const found = findingsOf({ change }).filter(({ code }) => code === "schema-violation");
    expect(found).toMatchObject([{ pointer: at, level: "S" }]);
  });
});

describe("colors of the reject button", () => {
  const colorCodes = (change: NonNullable<Scenario["change"]>): string[] => {
    const withPaleReject = (document: BannerDocument) => {
      document.theme.tokens.light.reject = { bg: "#ffffff", fg: "#eeeeee", border: "#ffffff" };
      document.regimes.audience = ["DE"];
      document.regimes.rules = [];
      change(document);
    };
    const codes = ["reject-unreadable", "reject-not-a-button"];
    return findingsOf({ change: withPaleReject })
      .map(({ code }) => code)
      .filter((code) => codes.includes(code));
  };
  const german = (traits: Parameters<typeof withRule>[1]) => withRule({ countries: ["DE"] }, traits);

  test("are evaluated where only the preferences show it", () => {
    const found = colorCodes(german({ first_layer: ["accept_all", "customize"] }));
    expect(found).toEqual(["reject-unreadable", "reject-not-a-button"]);
  });

  test("are not evaluated where no layer shows it", () => {
    expect(colorCodes(german({ first_layer: ["accept_all", "customize"], refuse_by: "pay" }))).toEqual([]);
    const withoutChoice = colorCodes((d) => {
      d.categories = d.categories.filter(({ required }) => required);
      d.consent_mode = { enabled: false };
    });
    expect(withoutChoice).toEqual([]);
  });
});

describe("a notice in one language only", () => {
  const missing = (traits: Parameters<typeof withRule>[1]) =>
    findingsOf({
      change: (d) => {
        d.languages.available.push("de");
        d.texts.de = { ...starterDocument("de").texts.de };
        Object.assign(d.texts.en?.banner ?? {}, { notice: "{controller} counts visits. You can object." });
        withRule({ subdivisions: ["US-CO"] }, { model: "opt_out", opt_out_link: true, ...traits })(d);
      },
    }).flatMap(({ code, pointer, message }) => (message.includes("notice") ? [[code, pointer]] : []));

  test("is reported where visitors read it", () => {
    expect(missing({ first_layer: ["ok"], defaults: { analytics: "on" } }).map(([code]) => code)).toEqual([
      "text-missing-language",
    ]);
  });

  test("is not reported where no one reads it", () => {
    expect(missing({ first_layer: ["ok"], defaults: { analytics: "off" } })).toEqual([]);
    expect(missing({ first_layer: [], defaults: { analytics: "on" } })).toEqual([]);
  });
});

describe("a required category named in a language of the starters", () => {
  const suspects = (language: string) => {
    const document = starterDocument(language);
    document.categories = document.categories.map((each, i) => ({
      key: `group${i}`,
      label: each.label,
      description: each.description,
      required: true,
    }));
    document.regimes.rules = [];
    const { errors, warnings } = validateBanner(document);
    expect(errors.filter(({ level }) => level === "S")).toEqual([]);
    return warnings.filter(({ code }) => code === "required-category-suspect").map(({ pointer }) => pointer);
  };

  test.each([...starterLanguages])("%s: is suspect if it is for statistics or advertising", (language) => {
    expect(suspects(language)).toEqual(["/categories/2/required", "/categories/3/required"]);
  });

  test.each([
    ["de", "Bewerbungen und Erwerb"],
    ["de", "Sicherheit"],
    ["fr", "Préférences d’affichage"],
    ["es", "Seguridad y pedidos"],
    ["pl", "Logowanie i koszyk"],
    ["pl", "Reklamacje i zwroty"],
    ["sv", "Reklamationer och returer"],
    ["da", "Reklamation"],
    ["cs", "Reklamace a vrácení"],
    ["ro", "Reclamații"],
    ["hu", "Reklamáció"],
    ["tr", "Oturum ve güvenlik"],
    ["ja", "必須"],
    ["ko", "필수"],
  ])("%s: %s is not suspect", (language, label) => {
    expect(isOptionalLabel(label, language)).toBe(false);
  });
});

describe("the sale of precise location", () => {
  type Marketing = { label?: string; description?: string; sensitive?: boolean };
  const bannedOn = (day: string, { label, description, sensitive = false }: Marketing) =>
    findingsOf({
      change: (d) => {
        const marketing = category(d, "marketing");
        if (label !== undefined) marketing.label = { en: label };
        if (description !== undefined) marketing.description = { en: description };
        marketing.sensitive = sensitive;
      },
      context: { day },
    })
      .filter(({ code }) => code === "location-sale-forbidden")
      .flatMap(({ places, level }) => places.map((place) => `${place} ${level}`));

  test.each([
    ["2025-12-31", ["US-MD E"]],
    ["2026-01-01", ["US-MD E", "US-OR E"]],
    ["2026-06-30", ["US-MD E", "US-NJ E", "US-OR E"]],
    ["2026-07-01", ["US-MD E", "US-NJ E", "US-OR E", "US-VA E"]],
    // No one has read the section of Connecticut's act.
    ["2026-10-01", ["US-CT W", "US-MD E", "US-NJ E", "US-OR E", "US-VA E"]],
  ])("on %s is forbidden in %j", (day, places) => {
    expect(bannedOn(day, { label: "Precise location" }).sort()).toEqual(places);
  });

  test("is one finding beside the ban on the sale of sensitive data", () => {
    const places = bannedOn("2026-11-28", { label: "Location", sensitive: true });
    expect(places.sort()).toEqual(["US-CT W", "US-OR E", "US-VA E"]);
  });

  test.each<[string, Marketing, boolean]>([
    ["a description", { description: "Sells ads. Your exact location goes to partners." }, true],
    ["GPS", { label: "GPS location" }, true],
    ["German", { label: "Genauer Standort" }, true],
    ["Japanese", { label: "正確な位置情報" }, true],
    ["a location of any kind", { label: "Location-based advertising" }, false],
    ["what is not done", { description: "Ads without your precise location." }, false],
    ["another sensitive thing", { label: "Health offers", sensitive: true }, false],
    ["allocation", { label: "Exact allocation of budgets", sensitive: true }, false],
  ])("%s", (_name, traits, isFound) => {
    expect(bannedOn("2026-11-28", traits).length > 0).toBe(isFound);
  });
});

describe("a text of another language", () => {
  const inSwedish = (change: (texts: NonNullable<BannerDocument["texts"][string]>, document: BannerDocument) => void) =>
    findingsOf({
      change: (d) => {
        const texts = structuredClone(starterDocument("en").texts.en ?? {});
        Object.assign(texts.banner ?? {}, {
          body: "{controller} använder kakor: {purposes}.",
          title: "Din integritet",
        });
        d.languages.available = ["en", "sv"];
        d.texts.sv = texts;
        change(texts, d);
      },
    }).filter(({ code }) => code === "text-in-other-language");

  test("is found beside a translated body, once for a language", () => {
    const found = inSwedish(() => undefined);
    expect(found).toMatchObject([{ level: "E", pointer: "/texts/sv/preferences/intro" }]);
    expect(found[0]?.message).toMatch(
      /^Texts in Swedish \(sv\) are identical to texts in English \(en\): .* and \d+ more/,
    );
  });

  test("is found in the description of a category", () => {
    const found = inSwedish((_texts, d) => {
      d.texts.sv = { banner: { body: "{controller} använder kakor: {purposes}." } };
      for (const each of d.categories) Object.assign(each.label, { sv: "Kakor" });
      Object.assign(d.categories[1]?.description ?? {}, { sv: d.categories[1]?.description.en });
    });
    expect(found.map(({ pointer }) => pointer)).toEqual(["/categories/1/description/sv"]);
  });

  test("is not found in short labels or between languages written alike", () => {
    expect(
      inSwedish((_texts, d) => {
        d.texts.sv = {
          banner: { title: "Cookies", body: "{controller} använder kakor: {purposes}.", ok: "OK" },
          opt_out: { link: "Your Privacy Choices", title: "{controller}" },
          limit_link: "Limit the Use of My Sensitive Personal Information",
        };
        Object.assign(english(d).banner ?? {}, { title: "Cookies" });
      }),
    ).toEqual([]);
    const norwegian = findingsOf({
      change: (d) => {
        d.languages.available = ["en", "nb", "nn"];
        for (const tag of ["nb", "nn"])
          d.texts[tag] = { banner: { body: "{controller} samlar data om {purposes} her i dag." } };
      },
    });
    expect(norwegian.filter(({ code }) => code === "text-in-other-language")).toEqual([]);
  });

  test("is a warning in a document that was accepted when bodies alone were compared", () => {
    const change: Scenario["change"] = (d) => {
      d.languages.available = ["en", "sv"];
      d.texts.sv = { banner: { body: "{controller}: {purposes}" }, preferences: { ...english(d).preferences } };
    };
    const levelIn = (acceptedRulesVersion: string) =>
      findingsOf({ change, context: { acceptedRulesVersion } }).find(({ code }) => code === "text-in-other-language");
    expect(levelIn("2026-11-23")).toMatchObject({ level: "W", grace: true });
    expect(levelIn("2026-11-25")).toMatchObject({ level: "E", grace: false });
  });
});
