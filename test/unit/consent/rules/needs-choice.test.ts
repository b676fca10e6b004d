import { type BannerDocument, validateBanner } from "../../../../src/consent/rules";
import { category, flawless, regimeRule } from "./cases/code-case";

type Model = "opt_out" | "notice";

/** Codes of findings about what runs before a choice, for a rule of one country that switches categories on. */
function codesIn(place: string, on: readonly string[], model: Model, change?: (document: BannerDocument) => void) {
  const document = flawless();
  const match = place.includes("-") ? { subdivisions: [place] } : { countries: [place] };
  const defaults = Object.fromEntries(on.map((key) => [key, "on" as const]));
  document.regimes = {
    ...document.regimes,
    audience: [place],
    rules: [regimeRule(match, { model, first_layer: ["customize", "ok"], defaults })],
  };
  change?.(document);
  const { errors, warnings } = validateBanner(document);
  const codes = ["model-weaker-than-regime", "preselected-category", "quebec-default-on"];
  return [...errors, ...warnings]
    .filter(({ code }) => codes.includes(code))
    .map(({ code, level }) => `${level} ${code}`);
}

const unasked = ["W model-weaker-than-regime", "W preselected-category"];

test.each([
  ["BR", "other grounds than consent carry own statistics", ["analytics"], []],
  ["BR", "advertising asks for consent", ["analytics", "marketing"], unasked],
  ["ZA", "other grounds than consent carry own statistics", ["analytics"], []],
  ["AE", "the act knows no other ground", ["analytics"], unasked],
  ["CH", "information and a way to refuse are enough", ["analytics", "marketing"], []],
  ["DE", "storage asks for consent", ["analytics"], ["E model-weaker-than-regime", "E preselected-category"]],
])("%s, opt_out: %s (%j on)", (place, _reason, on, expected) => {
  expect(codesIn(place, on, "opt_out")).toEqual(expected);
});

test("in Switzerland, sensitive data asks for consent", () => {
  const document = flawless();
  category(document, "marketing").sensitive = true;
  document.regimes = {
    ...document.regimes,
    audience: ["CH"],
    rules: [regimeRule({ countries: ["CH"] }, { model: "opt_out", defaults: { marketing: "on" } })],
  };
  const { warnings } = validateBanner(document);
  expect(warnings.map(({ code }) => code)).toContain("sensitive-default-on");
});

describe("a notice where the law asks for a way out", () => {
  const without = (document: BannerDocument) => {
    for (const rule of document.regimes.rules ?? []) rule.first_layer = ["ok"];
  };

  test.each(["CH", "MX", "SG"])("%s: the preferences are one", (place) => {
    expect(codesIn(place, ["marketing"], "notice")).toEqual([]);
    expect(codesIn(place, ["marketing"], "notice", without)).toEqual(["W model-weaker-than-regime"]);
  });

  test("the preferences are not enough in California, whose act asks for a link", () => {
    expect(codesIn("US-CA", ["marketing"], "notice")).toEqual(["E model-weaker-than-regime"]);
  });
});

test.each([
  [
    "an exemption declared",
    ["analytics"],
    (document: BannerDocument) => {
      category(document, "analytics").exempt = "audience_measurement";
    },
    [],
  ],
  ["nothing declared", ["analytics"], undefined, ["W model-weaker-than-regime", "W quebec-default-on"]],
  ["advertising", ["marketing"], undefined, ["W model-weaker-than-regime", "W quebec-default-on"]],
  [
    "settings",
    ["functional"],
    (document: BannerDocument) => {
      category(document, "functional").signals = ["functionality_storage"];
    },
    [],
  ],
] as const)("Quebec asks about what identifies, locates or profiles: %s", (_title, on, change, expected) => {
  expect(codesIn("CA-QC", on, "opt_out", change)).toEqual(expected);
});

test("the fix names the exemption where every place has it", () => {
  const fixesIn = (...audience: string[]) => {
    const document = flawless();
    category(document, "analytics").signals = ["analytics_storage"];
    const rule = regimeRule({ countries: audience }, { model: "opt_in", defaults: { analytics: "on" } });
    document.regimes = { ...document.regimes, audience, rules: [rule] };
    const { errors } = validateBanner(document);
    return errors.filter(({ code }) => code === "preselected-category").map(({ message }) => message);
  };
  expect(fixesIn("FR", "NL")).toEqual([expect.stringContaining("declare exempt: audience_measurement")]);
  expect(fixesIn("FR", "DE")).toEqual([expect.not.stringContaining("exempt")]);
});
