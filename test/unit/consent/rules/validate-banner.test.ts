import { type RuleContext, rules, validateBanner } from "../../../../src/consent/rules";
import { type CodeCase, category, flawless, regimeRule } from "./cases/code-case";

const approval = { reason: "Agreed with counsel in October.", approved_by: "R. Legal" };

function evaluate(change: NonNullable<CodeCase["raises"]["change"]>, context: RuleContext) {
  const document = flawless();
  change(document);
  return validateBanner(document, context);
}

describe("grace", () => {
  const silent: NonNullable<CodeCase["raises"]["change"]> = (document) => {
    document.regimes.rules = [regimeRule({ countries: ["IN", "DE"] }, { model: "notice" })];
    for (const category of document.categories) category.sale_or_share = false;
  };

  /** Places of the weaker model, errors first. */
  const weakerPlaces = (context: RuleContext) => {
    const { errors, warnings } = evaluate(silent, context);
    return [...errors, ...warnings]
      .filter(({ code }) => code === "model-weaker-than-regime")
      .map((finding) => finding.places);
  };

  test("validates a dated row at the date of the rules, not by the clock", () => {
    expect(weakerPlaces({ rulesVersion: "2027-05-12" })).toEqual([["DE"]]);
    expect(weakerPlaces({ rulesVersion: "2027-05-13" })).toEqual([["DE"], ["IN"]]);
  });

  test("excuses nothing where the law only warns anyway", () => {
    const { errors, warnings } = evaluate(silent, { rulesVersion: "2027-06-01", acceptedRulesVersion: "2026-11-21" });
    expect(errors).toMatchObject([{ code: "model-weaker-than-regime", places: ["DE"], grace: false, level: "E" }]);
    expect(warnings.filter(({ code }) => code === "model-weaker-than-regime")).toMatchObject([
      { places: ["IN"], grace: false, level: "W", message: expect.stringContaining("not checked the source") },
    ]);
  });

  test("a rule that is newer than the rules that accepted the document is excused", () => {
    const withoutPolicy: NonNullable<CodeCase["raises"]["change"]> = (document) => {
      document.links = {};
    };
    expect(evaluate(withoutPolicy, { acceptedRulesVersion: "2026-01-01" })).toMatchObject({
      valid: true,
      warnings: [{ code: "policy-link-missing", grace: true }],
    });
    expect(evaluate(withoutPolicy, { acceptedRulesVersion: "2026-11-21" })).toMatchObject({ valid: false });
  });

  test("an older rules version does not evaluate newer rules", () => {
    expect(validateBanner(flawless(), { rulesVersion: "2020-01-01" })).toMatchObject({
      valid: true,
      rules_version: "2020-01-01",
    });
  });

  test("the day decides which law counts, in any version of the rules", () => {
    expect(weakerPlaces({ day: "2027-05-12" })).toEqual([["DE"]]);
    expect(weakerPlaces({ day: "2027-05-13" })).toEqual([["DE"], ["IN"]]);
    expect(evaluate(silent, { day: "2027-05-13" }).law_day).toBe("2027-05-13");
  });

  test("a row written later only warns about a document accepted before", () => {
    const unseen: NonNullable<CodeCase["raises"]["change"]> = (document) => {
      for (const category of document.categories) category.sensitive = category.key === "analytics";
      document.regimes.rules = [
        regimeRule({ subdivisions: ["US-WA"] }, { model: "notice", defaults: { analytics: "on" }, first_layer: [] }),
        ...(document.regimes.rules ?? []),
      ];
    };
    const inWashington = (context: RuleContext) => {
      const { errors, warnings } = evaluate(unseen, context);
      return [...errors, ...warnings].find(
        ({ code, places }) => code === "sensitive-default-on" && places.includes("US-WA"),
      );
    };
    expect(inWashington({})).toMatchObject({ level: "E", grace: false });
    expect(inWashington({ acceptedRulesVersion: "2026-11-21" })).toMatchObject({ level: "W", grace: true });
  });
});

describe("places whose law leaves room", () => {
  const weak: NonNullable<CodeCase["raises"]["change"]> = (document) => {
    document.regimes.rules = [
      regimeRule(
        { countries: ["DE", "CH", "AE"] },
        { model: "notice", first_layer: ["accept_all"], defaults: { analytics: "on" } },
      ),
      ...(document.regimes.rules ?? []),
    ];
    document.blocking = { mode: "report_only", unknown_requests: "allow", iframes: "allow" };
  };

  test("no error of any code names one, and what it rests on is the law of the places", () => {
    const { errors, warnings } = evaluate(weak, {});
    expect(errors.flatMap(({ places }) => places).filter((place) => ["CH", "AE"].includes(place))).toEqual([]);
    const found = warnings.filter(({ places }) => places.includes("AE"));
    expect(found.map(({ code }) => code)).toEqual(
      expect.arrayContaining([
        "model-weaker-than-regime",
        "reject-missing",
        "preselected-category",
        "no-prior-blocking",
      ]),
    );
    for (const { code, basis, message } of found) {
      expect(basis).not.toMatch(/CJEU|EDPB|CNIL|ePrivacy/);
      expect(message.includes("leaves room")).toBe(rules.find((rule) => rule.code === code)?.level === "E");
    }
  });

  test("in states without an act, model rules only warn, except for health data", () => {
    const { errors, warnings } = evaluate((document) => {
      category(document, "analytics").sensitive = true;
      document.regimes.rules = [
        regimeRule({ regimes: ["us"] }, { model: "none", defaults: { analytics: "on" }, first_layer: [] }),
      ];
    }, {});
    expect(errors.filter(({ code }) => code === "model-weaker-than-regime")).toEqual([]);
    const weaker = warnings.find(({ code }) => code === "model-weaker-than-regime");
    expect(weaker?.places).toEqual(expect.arrayContaining(["PR", "US", "US-GA", "US-WA"]));
    expect(errors.find(({ code }) => code === "sensitive-default-on")?.places).toEqual(["US-WA"]);
  });

  test("each error says in data and in words whether it can be waived", () => {
    const { errors } = evaluate(weak, {});
    expect(errors.find(({ code }) => code === "reject-missing")).toMatchObject({
      waivable: false,
      message: expect.stringContaining("cannot be waived"),
      source_url: expect.stringContaining("gesetze-im-internet.de"),
    });
    expect(errors.find(({ code }) => code === "allowed-before-consent")).toMatchObject({ waivable: true });
  });

  test("a waiver of what only warns is reported as not needed", () => {
    const { warnings } = evaluate(weak, { waivers: [{ code: "asymmetric-choice-state", ...approval }] });
    expect(warnings.find(({ code }) => code === "waiver-unused")?.message).toMatch(/matches no finding|not needed/);
  });
});

describe("audience", () => {
  test("does not silence the law of visitors whom a rule names", () => {
    const { errors } = evaluate((document) => {
      document.regimes.audience = ["US"];
      document.regimes.rules = [
        regimeRule({ regimes: ["gdpr"] }, { id: "eu", defaults: { marketing: "on" } }),
        ...(document.regimes.rules ?? []),
      ];
    }, {});
    expect(errors.map(({ code }) => code)).toContain("preselected-category");
  });

  const blocksNothing = (audience: string[], match: Parameters<typeof regimeRule>[0] | null) =>
    evaluate((document) => {
      document.regimes.audience = audience;
      document.blocking = { mode: "report_only" };
      document.regimes.rules = match === null ? [] : [regimeRule(match)];
    }, {});

  test("leaves a warning of what runs before a choice for visitors who get the fallback", () => {
    const { errors, warnings } = blocksNothing(["JP"], null);
    expect(errors).toEqual([]);
    const found = warnings.filter(({ code }) => code === "no-prior-blocking");
    expect(found).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(
          /Only a warning in CA-QC and TR: we have .*\. Only a warning in AT, .*: outside regimes\.audience\.$/,
        ),
        places: expect.arrayContaining(["CA-QC", "DE", "FR", "GB", "TR"]),
        waivable: false,
      }),
    ]);
  });

  test("leaves an error of what runs before a choice where a rule names the place", () => {
    const { errors } = blocksNothing(["JP"], { regimes: ["gdpr"] });
    expect(errors).toMatchObject([{ code: "no-prior-blocking", places: expect.arrayContaining(["DE"]) }]);
    expect(blocksNothing(["DE"], null).errors).toMatchObject([{ code: "no-prior-blocking", places: ["DE"] }]);
  });

  test("a setting of the whole document is a warning elsewhere, although a rule names it", () => {
    const { errors, warnings } = evaluate((document) => {
      document.regimes.audience = ["DE"];
      document.regimes.rules = [regimeRule({ regimes: ["gdpr"] })];
      document.layout.close_button = "none";
    }, {});
    expect(errors).toEqual([]);
    expect(warnings.filter(({ code }) => code === "close-x-missing")).toMatchObject([{ places: ["IT"], level: "W" }]);
  });

  test("decides which law a finding about the document names", () => {
    const withoutPolicy = (audience?: string[]) =>
      evaluate((document) => {
        if (audience !== undefined) document.regimes.audience = audience;
        document.regimes.rules = [];
        document.links = {};
      }, {}).errors.find(({ code }) => code === "policy-link-missing");
    expect(withoutPolicy()).toMatchObject({ basis: "GDPR article 13" });
    // No one has read the UK GDPR.
    expect(withoutPolicy(["GB"])).toMatchObject({
      basis: "Rule of consentform; UK GDPR article 13 may ask for it too, which we have not checked",
    });
    expect(withoutPolicy(["US"])).toMatchObject({ basis: "Rule of consentform", source_url: null });
  });

  test("still leaves out places that no rule names", () => {
    const { errors, warnings } = evaluate((document) => {
      document.regimes.audience = ["US"];
      document.layout.close_button = "none";
    }, {});
    expect([...errors, ...warnings].filter(({ places }) => places.includes("IT"))).toEqual([]);
  });
});
