import { isLanguage, languageChain, languageLookup } from "../../../../src/consent/rules";

const languages = {
  default: "en",
  available: ["en", "de", "pt-BR", "zh-Hant", "fr"],
  fallbacks: { gsw: "de", oc: "ca", ca: "fr", "de-AT": "fr" },
};

test.each([
  ["de", ["de", "en"]],
  ["DE-ch", ["de", "en"]],
  ["gsw", ["de", "en"]],
  ["gsw-CH", ["de", "en"]],
  ["pt-br", ["pt-BR", "en"]],
  ["pt", ["en"]],
  ["zh-Hant-TW", ["zh-Hant", "en"]],
  // A fallback comes before the base tag, and a chain is followed through tags that are not available.
  ["de-AT", ["fr", "de", "en"]],
  ["oc", ["fr", "en"]],
  ["en", ["en"]],
  ["xx-constructor", ["en"]],
  ["__proto__", ["en"]],
])("%s is looked for in %j", (tag, chain) => {
  expect(languageChain(languages, tag)).toEqual(chain);
  expect(languageLookup(languages, tag)).toBe(chain[0]);
});

test("a cycle of fallbacks ends", () => {
  expect(languageChain({ default: "en", available: ["en", "fr"], fallbacks: { a: "b", b: "c", c: "a" } }, "a")).toEqual(
    ["en"],
  );
});

test.each([
  ["en", true],
  ["zh-Hant-TW", true],
  ["gsw", true],
  ["xx", false],
  ["uk-UA", true],
  ["e", false],
  ["en-", false],
])("%s names a language: %s", (tag, expected) => {
  expect(isLanguage(tag)).toBe(expected);
});

test.each([
  ["de_DE", ["en", "de"], "de"],
  ["de_DE.UTF-8", ["en", "de"], "de"],
  ["no", ["en", "nb"], "nb"],
  ["nb-NO", ["en", "no"], "no"],
  ["iw", ["en", "he"], "he"],
  ["in", ["en", "id"], "id"],
  ["zh-TW", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"],
  ["zh_HK", ["en", "zh", "zh-Hant"], "zh-Hant"],
  ["sh", ["en", "sr-Latn"], "sr-Latn"],
  ["tl", ["en", "fil"], "fil"],
])("%s of %j finds %s", (tag, available, found) => {
  expect(languageLookup({ default: "en", available, fallbacks: {} }, tag)).toBe(found);
});
