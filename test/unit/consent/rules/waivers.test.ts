import { type RuleContext, validateBanner } from "../../../../src/consent/rules";
import { type CodeCase, flawless, regimeRule, withRule } from "./cases/code-case";

const approval = { reason: "Agreed with counsel in October.", approved_by: "R. Legal" };

function evaluate(change: NonNullable<CodeCase["raises"]["change"]>, context: RuleContext) {
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
    const { valid, errors, warnings } = evaluate(withoutPolicy, { waivers });
    expect({ valid, errors }).toEqual({ valid: true, errors: [] });
    expect(warnings).toMatchObject([{ code: "policy-link-missing", level: "W", grace: false, waived: approval }]);
  });

  test("a waiver at another pointer changes nothing and is reported", () => {
    const { errors, warnings } = evaluate(withoutPolicy, {
      waivers: [{ code: "policy-link-missing", pointer: "/theme", ...approval }],
    });
    expect(errors).toMatchObject([{ code: "policy-link-missing", level: "E", waived: null }]);
    expect(warnings).toMatchObject([{ code: "waiver-unused", message: expect.stringContaining("matches no finding") }]);
  });

  test("a waiver of a code that no rule has is reported with the nearest one", () => {
    const { warnings } = evaluate(withoutPolicy, { waivers: [{ code: "policy-link-mising", ...approval }] });
    expect(warnings[0]?.message).toContain(
      '"policy-link-mising" is not a code of any rule. Fix: If you mean policy-link-missing, write that.',
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
      "paid-alternative-missing",
      withRule({ countries: ["DE"] }, { first_layer: ["accept_all", "customize"], refuse_by: "pay" }),
    ],
    [
      "language-default-missing",
      (d) => {
        d.languages.available = ["de"];
      },
    ],
  ])("%s cannot be waived", (code, change) => {
    const { errors, warnings } = evaluate(change, { waivers: [{ code, ...approval }] });
    expect(errors.find((finding) => finding.code === code)).toMatchObject({ waived: null });
    expect(warnings.find((finding) => finding.code === "waiver-unused")?.message).toContain("cannot be waived");
  });
});
