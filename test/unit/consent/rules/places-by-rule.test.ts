import { placesByRule } from "../../../../src/consent/rules/places-by-rule";
import { banner } from "../../../support/banners";

const day = "2026-11-24";
const rule = { model: "opt_in" as const, first_layer: ["accept_all" as const, "reject_all" as const] };
const withRules = (...rules: object[]) => {
  const document = banner();
  return { ...document, regimes: { ...document.regimes, rules } } as ReturnType<typeof banner>;
};

test("each place is listed once, below the rule that its visitors get", () => {
  const groups = placesByRule(
    withRules(
      { id: "france", match: { countries: ["FR"] }, ...rule },
      { id: "gdpr", match: { regimes: ["gdpr"] }, ...rule },
    ),
    day,
  );
  expect(groups.map(({ rule: { id } }) => id)).toEqual(["france", "gdpr", null]);
  expect(groups[0]?.places).toEqual([
    { code: "FR", country: "FR", region: null, regime: "gdpr", law: expect.any(String), gpcRequired: false },
  ]);
  expect(groups[1]?.places.map(({ code }) => code)).toEqual(expect.arrayContaining(["DE"]));
  expect(groups[2]?.places.find(({ code }) => code === "")).toMatchObject({ country: null, gpcRequired: true });
  const codes = groups.flatMap(({ places }) => places.map(({ code }) => code));
  expect(new Set(codes).size).toBe(codes.length);
});

test("a rule whose places others name more closely is left out", () => {
  const groups = placesByRule(
    withRules(
      { id: "far", match: { countries: ["FR"] }, ...rule },
      { id: "near", match: { countries: ["FR"] }, priority: 5, ...rule },
    ),
    day,
  );
  expect(groups.map(({ rule: { id } }) => id)).toEqual(["near", null]);
});

test("a subdivision that only the document names has the law of its country", () => {
  const [bavaria] = placesByRule(withRules({ id: "bavaria", match: { subdivisions: ["DE-BY"] }, ...rule }), day);
  expect(bavaria?.places).toMatchObject([{ code: "DE-BY", country: "DE", region: "DE-BY", regime: "gdpr" }]);
});
