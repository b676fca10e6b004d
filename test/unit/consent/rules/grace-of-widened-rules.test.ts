import { type BannerDocument, RULES_VERSION, type RuleContext, validateBanner } from "../../../../src/consent/rules";
import { flawless, withRule } from "./cases/code-case";

type Change = (document: BannerDocument) => void;

function evaluate(change: Change, context: RuleContext) {
  const document = flawless();
  change(document);
  return validateBanner(document, context);
}

describe("grace of a rule that finds more than it did", () => {
  const first = "2026-11-21";
  const asCounted: Change = (document) => {
    document.tcf = { enabled: true, cmp_id: 300, publisher_country: "DE", vendors: [1] };
    for (const texts of Object.values(document.texts)) {
      if (texts.banner !== undefined) texts.banner.body = "{controller} and {vendor_count} partners: {purposes}.";
    }
  };

  const widened: [string, string, string | null, Change][] = [
    [
      "a category on in Great Britain without a declared exemption",
      "preselected-category",
      "GB",
      withRule({ countries: ["GB"] }, { defaults: { analytics: "on" } }),
    ],
    [
      "the fallback without an opt-out link in California",
      "opt-out-link-missing",
      "US-CA",
      (d) => {
        d.regimes.rules = [];
      },
    ],
    [
      "a notice without an opt-out link",
      "opt-out-link-missing",
      "US-CO",
      withRule({ subdivisions: ["US-CO"] }, { model: "notice" }),
    ],
    [
      "legitimate interest for purpose 1",
      "tcf-li-purposes",
      null,
      (d) => {
        asCounted(d);
        if (d.tcf) d.tcf.publisher_restrictions = [{ purpose: 1, type: "require_li", vendors: [1] }];
      },
    ],
    [
      "a rule for a place outside the audience",
      "reject-missing",
      "DE",
      (d) => {
        withRule({ countries: ["DE"] }, { first_layer: ["accept_all"] })(d);
        d.regimes.audience = ["US"];
      },
    ],
  ];

  const findingFor = (code: string, place: string | null, change: Change, context: RuleContext) => {
    const { errors, warnings } = evaluate(change, context);
    return [...errors, ...warnings].find(
      (finding) => finding.code === code && (place === null || finding.places.includes(place)),
    );
  };

  test.each(widened)("%s only warns where the first rules accepted it", (_what, code, place, change) => {
    expect(findingFor(code, place, change, { acceptedRulesVersion: first })).toMatchObject({ level: "W", grace: true });
    expect(findingFor(code, place, change, {})).toMatchObject({ level: "E", grace: false });
    expect(findingFor(code, place, change, { acceptedRulesVersion: RULES_VERSION })).toMatchObject({ level: "E" });
  });

  test.each<[string, string | null, Change]>([
    ["preselected-category", "GB", withRule({ countries: ["GB"] }, { defaults: { marketing: "on" } })],
    ["preselected-category", "DE", withRule({ countries: ["DE"] }, { defaults: { analytics: "on" } })],
    [
      "opt-out-link-missing",
      "US-CO",
      withRule({ subdivisions: ["US-CO"] }, { model: "opt_out", first_layer: ["opt_out"] }),
    ],
    [
      "tcf-li-purposes",
      null,
      (d) => {
        asCounted(d);
        if (d.tcf) d.tcf.publisher_restrictions = [{ purpose: 3, type: "require_li", vendors: [1] }];
      },
    ],
    [
      "reject-missing",
      "DE",
      (d) => {
        withRule({ countries: ["DE"] }, { first_layer: ["accept_all"] })(d);
        d.regimes.audience = ["DE"];
      },
    ],
  ])("%s in %s stays an error where the first rules found it too", (code, place, change) => {
    expect(findingFor(code, place, change, { acceptedRulesVersion: first })).toMatchObject({
      level: "E",
      grace: false,
    });
  });
});
