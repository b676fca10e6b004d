import { rules } from "../../../../src/consent/rules";
import { corpusBanners, findingsIn } from "../../../support/banner-corpus";

const lawful = corpusBanners("lawful");
const unlawful = corpusBanners("unlawful");

test("the corpus has 30 lawful and 30 unlawful banners or more, each with a reason", () => {
  expect(Math.min(lawful.length, unlawful.length)).toBeGreaterThanOrEqual(30);
  const all = [...lawful, ...unlawful];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const { reason, what } of all) expect(Math.min(reason.length, what.length)).toBeGreaterThan(10);
});

test.each(lawful.map((banner) => [banner.id, banner] as const))("lawful: %s has no error", (_id, banner) => {
  const errors = findingsIn(banner).filter(({ level }) => level !== "W");
  expect(errors.map(({ code, places }) => [code, places])).toEqual([]);
});

test.each(lawful.flatMap((banner) => (banner.warns === null ? [] : [[banner.id, banner] as const])))(
  "lawful: %s has no other warning than those that are right",
  (_id, banner) => {
    expect([...new Set(findingsIn(banner).map(({ code }) => code))].sort()).toEqual([...(banner.warns ?? [])].sort());
  },
);

test.each(unlawful.map((banner) => [banner.id, banner] as const))("unlawful: %s is found", (_id, banner) => {
  expect(rules.map(({ code }) => code)).toContain(banner.expects);
  expect(findingsIn(banner).map(({ code }) => code)).toContain(banner.expects);
});

test("no lawful banner raises the code that finds an unlawful practice as an error", () => {
  const found = new Set(unlawful.map(({ expects }) => expects));
  const raised = lawful.flatMap((banner) =>
    findingsIn(banner).filter(({ code, level }) => level === "E" && found.has(code)),
  );
  expect(raised).toEqual([]);
});

test.each<[id: string, code: string]>([
  ["spain-24-months", "expiry-over-13-months"],
  ["french-own-measurement", "expiry-over-six-months"],
  ["denied-product", "required-category-suspect"],
  ["statistics-without-advertising", "consent-mode-unmapped"],
  ["negated-continuing", "implied-consent-text"],
  ["plain-refusals", "reject-label-misleading"],
])("lawful: %s has no warning %s", (id, code) => {
  const banner = lawful.find((each) => each.id === id);
  expect(banner && findingsIn(banner).map((finding) => finding.code)).not.toContain(code);
});

test("an exemption's conditions depend on whether the website informs", () => {
  const silent = lawful.find(({ id }) => id === "french-own-measurement");
  if (silent === undefined) throw new Error("the corpus lacks the banner");
  const informing = structuredClone(silent);
  for (const rule of informing.document.regimes.rules ?? []) rule.first_layer = ["ok"];
  Object.assign(informing.document.texts.fr?.banner ?? {}, { notice: "{controller} compte les visites." });
  const advice = [silent, informing].map(
    (each) => findingsIn(each).find(({ code }) => code === "exemption-conditions")?.message,
  );
  expect(advice).toEqual([
    expect.stringContaining("Write banner.notice"),
    expect.stringContaining("Write in banner.notice how to object"),
  ]);
});
