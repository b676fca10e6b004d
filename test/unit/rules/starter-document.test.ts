import { starterDocument, validateBanner } from "../../../src/rules";

test.each(["en", "de", "de-AT", "es", "fr", "it", "nl", "pl", "pt-BR", "PT", "ja", "zh-Hant-TW", "gsw"])(
  "in %s its only error is the placeholder identity, and it has no warning",
  (language) => {
    const { errors, warnings } = validateBanner(starterDocument(language), { retentionDays: 1095, services: [] });
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["identity-placeholder", "/identity/controller_name"],
      ["identity-placeholder", "/identity/contact_email"],
    ]);
    expect(warnings).toEqual([]);
  },
);

test("translations are complete: every string of English is there, and is another text unless it is a title of Californian law", () => {
  const english = starterDocument("en").texts.en ?? {};
  const same = new Set(["Your Privacy Choices", "Limit the Use of My Sensitive Personal Information", "OK"]);
  for (const language of ["de", "es", "fr", "it", "nl", "pl", "pt"]) {
    const texts: Record<string, unknown> = starterDocument(language).texts[language] ?? {};
    for (const [section, strings] of Object.entries(english)) {
      if (typeof strings === "string") continue;
      expect(Object.keys(texts[section] ?? {})).toEqual(Object.keys(strings));
      for (const [name, text] of Object.entries(strings)) {
        if (!same.has(text))
          expect({ name, text: (texts[section] as Record<string, string>)[name] }).not.toEqual({ name, text });
      }
    }
  }
});

test("each call gives a document of its own", () => {
  const first = starterDocument("en");
  first.categories.length = 0;
  first.theme.tokens.light.accept.bg = "#000000";
  expect(starterDocument("en").categories).toHaveLength(4);
  expect(starterDocument("en").theme.tokens.light.accept.bg).not.toBe("#000000");
});
