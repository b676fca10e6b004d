import { hasStarter, resolvedView, starterDocument, starterLanguages, validateBanner } from "../../../../src/rules";
import { placeholderIdentity } from "../../../../src/rules/starter/placeholder-identity";

test.each(["en", "de", "de-AT", "es", "fr", "it", "nl", "pl", "pt-BR", "PT", "en-GB", "en-AU"])(
  "in %s its only findings are the placeholders",
  (language) => {
    const { errors, warnings } = validateBanner(starterDocument(language), { retentionDays: 1095, services: [] });
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["identity-placeholder", "/identity/controller_name"],
      ["identity-placeholder", "/identity/contact_email"],
    ]);
    expect(warnings.map(({ code }) => code)).toEqual(["link-placeholder"]);
  },
);

test("translations have every English string, except those set by California law", () => {
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

test.each(["sv", "ja", "zh-Hant-TW", "gsw"])("there is none in %s, and the refusal names the languages", (language) => {
  expect(hasStarter(language)).toBe(false);
  expect(() => starterDocument(language)).toThrow(
    /no starter document in .*There is one in de, en, en-GB, es, fr, it, nl, pl, pt and pt-BR\./,
  );
});

test("Brazil and Great Britain have separate texts", () => {
  expect(starterDocument("pt-BR").texts["pt-BR"]?.banner?.save).toBe("Salvar minha escolha");
  expect(starterDocument("pt-PT").texts["pt-PT"]?.banner?.save).toBe("Guardar a minha escolha");
  expect(starterDocument("en-GB").texts["en-GB"]?.banner?.customize).toBe("Customise");
});

test.each(["en-IE", "en-AU", "en-nz"])("%s is spelled as in Great Britain", (language) => {
  expect(starterDocument(language).texts[language]).toEqual(starterDocument("en-GB").texts["en-GB"]);
  expect(starterDocument("en-US").texts["en-US"]?.banner?.customize).toBe("Customize");
});

test("the Italian text names no close button, which a document may leave out", () => {
  expect(starterDocument("it").texts.it?.banner?.body).not.toContain("con la X");
});

test("the German opt-out text joins three verbs with weder and noch", () => {
  expect(starterDocument("de").texts.de?.opt_out?.body).toContain("weder verkaufen noch weitergeben noch");
});

test.each(starterLanguages)(
  "the first layer in %s names controller, purposes, partners, consent, withdrawal",
  (language) => {
    const body = resolvedView(starterDocument(language)).texts[language]?.banner?.body ?? "";
    expect(body).toContain(placeholderIdentity.controller_name);
    expect(body).not.toMatch(/[{}]/);
    expect(body).toMatch(/partner|partenaires|socios|parceiros/i);
    expect(body).toMatch(/consent|einwilligung|consenso|consentimiento|toestemming|zgod/i);
    expect(body).toMatch(/withdraw|widerrufen|retirer|revocare|retirar|intrekken|wycofać/i);
  },
);

test("each call returns a separate document", () => {
  const first = starterDocument("en");
  first.categories.length = 0;
  first.theme.tokens.light.accept.bg = "#000000";
  expect(starterDocument("en").categories).toHaveLength(4);
  expect(starterDocument("en").theme.tokens.light.accept.bg).not.toBe("#000000");
});
