import {
  type BannerFinding,
  evaluateBanner,
  rules,
  starterDocument,
  validateBanner,
  wireFinding,
} from "../../../../src/consent/rules";
import { cases } from "./cases";
import { documentOf } from "./cases/code-case";

const finding: BannerFinding = {
  code: "a-code",
  level: "E",
  pointer: "/a",
  fault: 'The text "Fix: this." is there.',
  fix: "Set a to b.",
  isFixConditional: false,
  joint: null,
  ruleLevel: "E",
  places: ["DE", "FR"],
  regimes: ["gdpr"],
  reasons: [],
  sources: [{ text: "An act", url: "https://law.example", places: ["DE", "FR"] }],
  isWaivable: true,
  grace: false,
  waived: null,
};
const room = { reason: "the law leaves room", places: ["CH"] } as const;
const unchecked = { reason: "not verified", places: ["DE"] } as const;

test.each<[Partial<BannerFinding>, string]>([
  [{}, "Applies in DE and FR."],
  [{ places: [] }, ""],
  [{ isWaivable: false }, "Applies in DE and FR. This error cannot be waived."],
  [{ level: "W", places: ["CH"], reasons: [room] }, "Only a warning in CH: the law leaves room."],
  [{ level: "W", places: [], reasons: [{ ...room, places: [] }] }, "Only a warning: the law leaves room."],
  [
    { level: "W", ruleLevel: "W", places: ["DE"], reasons: [unchecked] },
    "Applies in DE. We have not checked the source.",
  ],
  [
    { level: "W", ruleLevel: "W", reasons: [unchecked] },
    "Applies in DE and FR. We have not checked the source for DE.",
  ],
])("the message with %j ends with its places and the reason of each: %s", (parts, end) => {
  const message = 'The text "Fix: this." is there. Fix: Set a to b.';
  expect(wireFinding({ ...finding, ...parts }).message).toBe(end === "" ? message : `${message} ${end}`);
});

test("a refusal of the form is its fault alone", () => {
  expect(wireFinding({ ...finding, level: "S", fix: null }).message).toBe(finding.fault);
});

test("several sources of a finding have their places, and no address", () => {
  expect(wireFinding(finding)).toMatchObject({ basis: "An act", source_url: "https://law.example" });
  const sources = ["DE", "FR", "GB", "US", "CH"].map((place) => ({ text: `Act of ${place}`, places: [place] }));
  expect(wireFinding({ ...finding, sources })).toMatchObject({
    basis: "DE: Act of DE; FR: Act of FR; GB: Act of GB; 2 more sources",
    source_url: null,
  });
});

const inForm = rules.filter(({ level }) => level !== "S").map(({ code }) => code);

test.each(inForm)("a finding of %s says what is wrong and what to do, each once", (code) => {
  const { raises = {} } = cases[code] ?? {};
  const { errors, warnings } = evaluateBanner(documentOf(raises), raises.context);
  for (const { fault, fix, isFixConditional } of [...errors, ...warnings].filter((each) => each.code === code)) {
    // It asks where only a phrase was found; else it states. No value of the document begins the sentence as code.
    expect(fault).toMatch(/[.?]"?$/);
    expect(fix).toMatch(/^[A-Z].*[."]$/);
    expect(fix).not.toContain("`");
    expect(fault).not.toContain(fix);
    expect({ code, isFixConditional }).toEqual({ code, isFixConditional: /^If /.test(fix ?? "") });
  }
});

test("a rule can have fixes that depend on an answer, and others that do not", () => {
  const document = starterDocument("en");
  document.regimes = { fallback: "opt_in", audience: ["IE"], rules: [] };
  const describe = (key: string, words: object) =>
    Object.assign(document.categories.find((category) => category.key === key) ?? {}, words);
  describe("functional", { description: { en: "Shows you personalized ads." } });
  describe("marketing", { label: { en: "Partners" }, description: { en: "Helps our partners." } });
  const found = evaluateBanner(document).warnings.filter(({ code }) => code === "advertising-unnamed");
  expect(found.map(({ pointer, isFixConditional }) => [pointer, isFixConditional])).toEqual([
    ["/categories/3/label/en", false],
    ["/categories/1/description/en", true],
  ]);
});

test("a validation returns only the members of the contract", () => {
  const document = documentOf(cases["reject-missing"]?.raises ?? {});
  const { errors } = evaluateBanner(document);
  expect(validateBanner(document).errors).toEqual(errors.map(wireFinding));
  expect(Object.keys(validateBanner(document).errors[0] ?? {})).toEqual(
    "code level pointer message places regimes basis source_url waivable grace waived".split(" "),
  );
});
