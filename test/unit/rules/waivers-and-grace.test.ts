import { type RuleContext, validateBanner } from "../../../src/rules";
import { type CodeCase, flawless, regimeRule } from "./cases/code-case";

const approval = { reason: "Agreed with counsel in October.", approved_by: "R. Legal" };

function judge(change: NonNullable<CodeCase["raises"]["change"]>, context: RuleContext) {
  const document = flawless();
  change(document);
  return validateBanner(document, context);
}

describe("waivers", () => {
  const withoutPolicy: NonNullable<CodeCase["raises"]["change"]> = (document) => {
    document.links = {};
  };

  test.each([undefined, "/links"])("an error waived at %s counts as a warning that says who decided", (pointer) => {
    const waivers = [{ code: "policy-link-missing", ...(pointer !== undefined && { pointer }), ...approval }];
    const { valid, errors, warnings } = judge(withoutPolicy, { waivers });
    expect({ valid, errors }).toEqual({ valid: true, errors: [] });
    expect(warnings).toMatchObject([{ code: "policy-link-missing", level: "W", grace: false, waived: approval }]);
  });

  test("a waiver at another pointer changes nothing and is reported", () => {
    const { errors, warnings } = judge(withoutPolicy, {
      waivers: [{ code: "policy-link-missing", pointer: "/theme", ...approval }],
    });
    expect(errors).toMatchObject([{ code: "policy-link-missing", level: "E", waived: null }]);
    expect(warnings).toMatchObject([{ code: "waiver-unused", message: expect.stringContaining("matches no finding") }]);
  });

  test("a waiver of a code that no rule has is reported with the nearest one", () => {
    const { warnings } = judge(withoutPolicy, { waivers: [{ code: "policy-link-mising", ...approval }] });
    expect(warnings[0]?.message).toContain(
      '"policy-link-mising" is not a code of any rule. Did you mean policy-link-missing?',
    );
  });

  test.each<[string, NonNullable<CodeCase["raises"]["change"]>]>([
    [
      "reject-missing",
      (d) => {
        d.regimes.rules = [regimeRule({ countries: ["DE"] }, { first_layer: ["accept_all"] })];
      },
    ],
    [
      "no-prior-blocking",
      (d) => {
        d.blocking = { mode: "report_only" };
      },
    ],
    [
      "model-weaker-than-regime",
      (d) => {
        d.regimes.rules = [regimeRule({ countries: ["DE"] }, { model: "none" })];
      },
    ],
    [
      "language-default-missing",
      (d) => {
        d.languages.available = ["de"];
      },
    ],
  ])("%s cannot be waived", (code, change) => {
    const { errors, warnings } = judge(change, { waivers: [{ code, ...approval }] });
    expect(errors.find((finding) => finding.code === code)).toMatchObject({ waived: null });
    expect(warnings.find((finding) => finding.code === "waiver-unused")?.message).toContain("cannot be waived");
  });
});

describe("grace", () => {
  const silent: NonNullable<CodeCase["raises"]["change"]> = (document) => {
    document.regimes.rules = [regimeRule({ countries: ["IN", "DE"] }, { model: "notice" })];
  };

  test("a dated row is judged at the date of the rules, not by the clock", () => {
    const places = (rulesVersion: string) => judge(silent, { rulesVersion }).errors.map((finding) => finding.places);
    expect(places("2027-05-12")).toEqual([["DE"]]);
    expect(places("2027-05-13")).toEqual([["DE", "IN"]]);
  });

  test("a row that is newer than the rules that accepted the document is excused, the others are not", () => {
    const { errors, warnings } = judge(silent, { rulesVersion: "2027-06-01", acceptedRulesVersion: "2026-11-21" });
    expect(errors).toMatchObject([{ code: "model-weaker-than-regime", places: ["DE"], grace: false, level: "E" }]);
    expect(warnings).toMatchObject([{ code: "model-weaker-than-regime", places: ["IN"], grace: true, level: "W" }]);
  });

  test("a rule that is newer than the rules that accepted the document is excused", () => {
    const withoutPolicy: NonNullable<CodeCase["raises"]["change"]> = (document) => {
      document.links = {};
    };
    expect(judge(withoutPolicy, { acceptedRulesVersion: "2026-01-01" })).toMatchObject({
      valid: true,
      warnings: [{ code: "policy-link-missing", grace: true }],
    });
    expect(judge(withoutPolicy, { acceptedRulesVersion: "2026-11-21" })).toMatchObject({ valid: false });
  });

  test("rules that did not exist yet are not judged by an older version", () => {
    expect(validateBanner(flawless(), { rulesVersion: "2020-01-01" })).toMatchObject({
      valid: true,
      rules_version: "2020-01-01",
    });
  });
});
