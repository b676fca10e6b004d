import { firstLayerSlice } from "../../../../src/consent/banner/make-slices";
import { wordsIn } from "../../../../src/consent/banner/words-in";
import { type BannerDocument, resolvedView, starterDocument, starterLanguages } from "../../../../src/consent/rules";

const { languages } = resolvedView(starterDocument("en"));

const wordsOf = (tag: string) => {
  const { reopen: _reopen, ...words } = wordsIn(
    { languages: { ...languages, default: tag, available: [tag] }, texts: {} },
    tag,
  );
  return words;
};

/** The first layer of a starter whose signal keeps two categories off. */
function sliceOf(document: BannerDocument, tag: string) {
  const published = { site: "site_01jd2v7k3q8m4n5p6r7s8t9v0w", environment: "production", number: 1, revision: 1 };
  const gpc = { honour: "everywhere" as const, categories: ["functional", "analytics"] };
  return firstLayerSlice({ ...published, document: { ...document, gpc }, services: [] }, tag);
}

describe.each(starterLanguages.filter((tag) => !tag.startsWith("en")))("the words in %s", (tag) => {
  test("are the language's own", () => {
    const english = Object.entries(wordsOf("en"));
    const own = wordsOf(tag) as Record<string, string>;
    expect(english.filter(([name, word]) => own[name] === word)).toEqual([]);
    expect(own.signal_keeps_off).toMatch(/\{accept_all\}.*\{purposes\}/);
  });

  test("have no Latin quotation marks of a keyboard", () => {
    expect(Object.values(wordsOf(tag)).filter((word) => /["']/.test(word))).toEqual([]);
  });
});

test.each([
  ["nn", "nb"],
  ["no", "nb"],
  ["pt-AO", "pt"],
  ["DE-at", "de"],
  ["bg", "en"],
])("the words in %s are those in %s", (tag, other) => {
  expect(wordsOf(tag)).toEqual(wordsOf(other));
});

test("a language written in Brazil has Brazil's words", () => {
  expect(wordsOf("pt-BR").saved).toBe("Sua escolha foi salva.");
});

test.each([
  ["ja", "設定の記憶、アクセス解析"],
  ["de", "Funktional, Statistik"],
])("lists categories in %s as that language does", (tag, listed) => {
  const { words, texts } = sliceOf(starterDocument(tag), tag);
  expect(words.signal).toContain(listed);
  expect(texts.banner?.body).toContain(listed);
});

test.each(["zh", "zh-Hant-TW", "ar", "am"])("lists categories in %s without a Latin comma", (tag) => {
  const { languages, texts, categories, ...rest } = starterDocument("en");
  const label = { [tag]: "目的" };
  const document = {
    ...rest,
    languages: { ...languages, default: tag, available: [tag] },
    texts: { [tag]: texts.en ?? {} },
    categories: categories.map((category) => ({ ...category, label })),
  };
  expect(sliceOf(document, tag).texts.banner?.body).toMatch(/目的(?!, )\P{L}{1,2}目的/u);
});
