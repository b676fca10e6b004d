import { type EvaluatedService, reconsentReasons } from "../../../../src/consent/rules";
import { isoDurationDays } from "../../../../src/consent/values/iso-duration";
import { type CodeCase, category, flawless } from "./cases/code-case";

const matomo: EvaluatedService = { key: "matomo", category: "analytics", purposes: { en: "Counts visits" } };

/** Triggers of the difference between the flawless document and a changed one. */
function triggers(
  change: NonNullable<CodeCase["raises"]["change"]>,
  before: EvaluatedService[] = [],
  after: EvaluatedService[] = before,
) {
  const document = flawless();
  change(document);
  return reconsentReasons({ document: flawless(), services: before }, { document, services: after }).map(
    ({ trigger, rule }) => `${trigger} ${rule}`,
  );
}

const nothing = () => {};

test.each<[string, Parameters<typeof triggers>, string[]]>([
  ["nothing", [nothing, [matomo]], []],
  ["a colour", [(d) => Object.assign(d.theme.tokens.light, { border: "#000000" })], []],
  [
    "a category",
    [(d) => d.categories.push({ key: "social", label: { en: "Social" }, description: { en: "Shares" } })],
    ["on_new_category prompt"],
  ],
  ["a service", [nothing, [], [matomo]], ["on_new_service prompt"]],
  ["a service that is not live", [nothing, [], [{ ...matomo, status: "needs_review" }]], []],
  ["a service less", [nothing, [matomo], []], []],
  ["a purpose", [nothing, [matomo], [{ ...matomo, purposes: { en: "Sells profiles" } }]], ["on_new_service prompt"]],
  ["the category of a service", [nothing, [matomo], [{ ...matomo, category: "marketing" }]], ["on_new_service prompt"]],
  [
    "a text, which is kept by default",
    [(d) => Object.assign(d.texts.en?.banner ?? {}, { body: "New" })],
    ["on_text_change keep"],
  ],
  [
    "the description of a category",
    [
      (d) => {
        category(d, "analytics").description.en = "New";
      },
    ],
    ["on_text_change keep"],
  ],
  [
    "a language more",
    [
      (d) => {
        d.languages.available.push("de");
        d.texts.de = { banner: { title: "Titel" } };
      },
    ],
    [],
  ],
  [
    "the vendors",
    [
      (d) => {
        d.tcf = { enabled: true, vendors: [1] };
      },
    ],
    ["on_tcf_policy prompt"],
  ],
  [
    "a category, where the document keeps consent",
    [
      (d) => {
        d.categories.push({ key: "social", label: { en: "Social" }, description: { en: "Shares" } });
        d.reconsent = { on_new_category: "keep" };
      },
    ],
    ["on_new_category keep"],
  ],
])("%s", (_name, change, expected) => {
  expect(triggers(...change)).toEqual(expected);
});

test.each([
  ["session", 0],
  ["P13M", 390],
  ["P1Y1M", 395],
  ["P2W", 14],
  ["PT36H", 1.5],
  ["P", null],
  ["PT", null],
  ["13 months", null],
])("%s lasts %s days", (duration, days) => {
  expect(isoDurationDays(duration)).toBe(days);
});
