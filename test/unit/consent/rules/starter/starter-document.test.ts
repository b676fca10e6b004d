import {
  hasStarter,
  resolvedView,
  starterDocument,
  starterLanguages,
  validateBanner,
} from "../../../../../src/consent/rules";
import { placeholderIdentity } from "../../../../../src/consent/rules/starter/placeholder-identity";
import { starterLanguageOf } from "../../../../../src/consent/rules/starter/starter-document";

test.each([...starterLanguages, "de-AT", "PT", "en-AU", "no", "nb-NO", "ja-JP"])(
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
  for (const language of starterLanguages.filter((tag) => !tag.startsWith("en"))) {
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

test.each(["nn", "bg", "zh-Hant-TW", "gsw"])("there is none in %s, and the refusal names the languages", (language) => {
  expect(hasStarter(language)).toBe(false);
  expect(() => starterDocument(language)).toThrow(
    /no starter document in .*There is one in cs, da, de, el, en, en-GB, .*, pt-BR, ro, sv and tr\./,
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
    expect(body).toMatch(
      /partner|partneři|parteneri|partenaires|socios|parceiros|kumppanit|samstarfsaðilar|συνεργάτες|パートナー|파트너|ortakları/i,
    );
    expect(body).toMatch(
      /consent|einwilligung|consenso|consentimiento|toestemming|zgod|samtyck|samtykke|suostumuk|samþykki|souhlas|συγκατάθεσ|consimțământ|hozzájárulás|同意|동의|açık rıza/i,
    );
    expect(body).toMatch(
      /withdraw|widerrufen|retirer|revocare|retirar|revogar|intrekken|wycofać|återkalla|trække|trekke|peruuttaa|afturkalla|odvolat|ανακαλέσετε|retrage|visszavon|撤回|철회|geri al/i,
    );
  },
);

test("each call returns a separate document", () => {
  const first = starterDocument("en");
  first.categories.length = 0;
  first.theme.tokens.light.accept.bg = "#000000";
  expect(starterDocument("en").categories).toHaveLength(4);
  expect(starterDocument("en").theme.tokens.light.accept.bg).not.toBe("#000000");
});

test("the category for settings names no media of third parties", () => {
  const media = /video|v[ií]deo|vidéo|wideo|chat|czat|動画|동영상/i;
  for (const language of starterLanguages) {
    const functional = starterDocument(language).categories.find(({ key }) => key === "functional");
    expect({ language, text: Object.values(functional?.description ?? {})[0] }).not.toMatchObject({
      text: expect.stringMatching(media),
    });
  }
});

test.each(starterLanguages)(
  "the texts in %s are complete: as many placeholders as in English, and no other",
  (language) => {
    const placeholders = (tag: string) =>
      JSON.stringify(starterDocument(tag).texts)
        .match(/\{[a-z_]+\}/g)
        ?.sort();
    expect(placeholders(language)).toEqual(placeholders("en"));
    const { categories } = starterDocument(language);
    const own = categories.flatMap(({ label, description }) => [label[language], description?.[language]]);
    expect(own.every((text) => text !== undefined && text.trim() === text && text !== "")).toBe(true);
    expect(new Set(own).size).toBe(8);
  },
);

test.each([
  ["de", "Merkt sich Ihre Einstellungen und ermöglicht Funktionen wie Videos und Chat."],
  ["pt", "Lembram suas configurações e acrescentam recursos como vídeos e chat."],
])("a former text in %s is still recognized", (language, text) => {
  expect(starterLanguageOf(text)).toBe(language);
});
