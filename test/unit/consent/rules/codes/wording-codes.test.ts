import {
  type BannerDocument,
  type RuleFinding,
  starterDocument,
  validateBanner,
} from "../../../../../src/consent/rules";
import { category, flawless, regimeRule } from "../cases/code-case";

type Change = (document: BannerDocument) => void;

function findingsOf(code: string, change: Change, language = "en"): RuleFinding[] {
  const document = language === "en" ? flawless() : starterDocument(language);
  change(document);
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter((finding) => finding.code === code);
}

/** Adds a sentence to a text of a language. */
function says(language: string, part: "body" | "notice" | "intro", sentence: string): Change {
  return ({ texts }) => {
    const { banner, preferences } = texts[language] ?? {};
    if (part === "intro") Object.assign(preferences ?? {}, { intro: `${preferences?.intro} ${sentence}` });
    else Object.assign(banner ?? {}, { [part]: `${banner?.[part] ?? ""} ${sentence}` });
  };
}

const implied = "If you carry on, we take that as a yes.";

describe("implied consent", () => {
  test.each(["body", "notice", "intro"] as const)("is found in the %s", (part) => {
    const found = findingsOf("implied-consent-text", says("en", part, implied));
    expect(found.map(({ pointer }) => pointer)).toEqual([
      part === "intro" ? "/texts/en/preferences/intro" : `/texts/en/banner/${part}`,
    ]);
  });

  test("is found in Japan, where data is passed on with consent", () => {
    const found = findingsOf("implied-consent-text", (d) => {
      says("en", "body", implied)(d);
      d.regimes.audience = ["JP"];
      d.regimes.rules = [];
    });
    expect(found).toMatchObject([{ level: "W", places: ["JP"] }]);
  });

  test("is not found in a sentence that denies it after a semicolon", () => {
    const denied = "Some sites treat scrolling as consent; we don't.";
    expect(findingsOf("implied-consent-text", says("en", "body", denied))).toEqual([]);
  });

  test.each([
    ["ro", "Derularea paginii nu reprezintă acordul dvs. pentru utilizarea cookie-urilor."],
    ["de", "Das Scrollen, z. B. zum Ende der Seite, gilt nicht als Einwilligung."],
  ])("%s: an abbreviation ends no sentence: %s", (language, sentence) => {
    expect(findingsOf("implied-consent-text", says(language, "body", sentence), language)).toEqual([]);
  });
});

describe("a wall of consent in a text", () => {
  const wall = "Without your consent you cannot read our articles.";

  test("is found in the body, with the law of the places", () => {
    const found = findingsOf("consent-wall-text", says("en", "body", wall));
    expect(found.find(({ places }) => places.includes("DE"))).toMatchObject({
      level: "W",
      pointer: "/texts/en/banner/body",
    });
  });

  test("is not found where the rule offers to pay instead", () => {
    const found = findingsOf("consent-wall-text", (d) => {
      says("en", "body", wall)(d);
      d.regimes.audience = ["AT"];
      d.regimes.rules = [
        regimeRule({ countries: ["AT"] }, { first_layer: ["accept_all", "customize"], refuse_by: "pay" }),
      ];
    });
    expect(found).toEqual([]);
  });
});

describe("labels", () => {
  const labeled =
    (labels: Record<string, string>, places: string[]): Change =>
    (d) => {
      Object.assign(d.texts.en?.banner ?? {}, labels);
      d.regimes.audience = places;
      d.regimes.rules = [];
    };

  test.each([["DE"], ["BR"], ["US-CA"]])("a refusal that is called something else is found in %s", (place) => {
    const found = findingsOf("reject-label-misleading", labeled({ reject_all: "Learn more" }, [place]));
    expect(found).toMatchObject([{ level: "W", places: [place] }]);
  });

  test("a refusal that the first layer does not show is found in Europe only", () => {
    const found = findingsOf("reject-label-misleading", (d) => {
      labeled({ reject_all: "Learn more" }, ["US-CO", "DE"])(d);
      d.regimes.rules = [regimeRule({ countries: ["US", "DE"] }, { first_layer: ["ok"] })];
    });
    expect(found).toMatchObject([{ places: ["DE"] }]);
  });

  test("a refusal that reproaches is found", () => {
    const label = "No thanks, I prefer a worse site";
    const found = findingsOf("reject-label-misleading", labeled({ reject_all: label }, ["FR"]));
    expect(found[0]?.message).toContain("reproaches visitors who refuse");
  });

  test.each(["Reject for a fee", "Reject (2 € a month)"])("%s burdens a refusal", (reject_all) => {
    expect(findingsOf("refusal-burdened", labeled({ reject_all }, ["DE"]))).toHaveLength(1);
  });

  test.each(["Close", "Skip", "Got it", "OK, close", "Continue to site", "Accept and save 10 %"])(
    "%s is an unclear grant",
    (accept_all) => {
      expect(findingsOf("accept-label-unclear", labeled({ accept_all }, ["DE"]))).toMatchObject([{ places: ["DE"] }]);
    },
  );

  test.each(["OK", "Accept and close", "Yes, continue"])("%s is a grant", (accept_all) => {
    expect(findingsOf("accept-label-unclear", labeled({ accept_all }, ["DE"]))).toEqual([]);
  });
});

describe("purposes in descriptions", () => {
  const described =
    (key: string, text: string): Change =>
    (d) =>
      Object.assign(category(d, key).description, { en: text });

  test.each([
    ["measurement", "Keeps the site running and counts page views."],
    ["advertising", "Security, and ads that match your interests."],
  ])("%s in a required category is suspect", (_name, text) => {
    const found = findingsOf("required-category-suspect", described("necessary", text));
    expect(found).toMatchObject([{ level: "W", message: expect.stringContaining(text.slice(0, 30)) }]);
  });

  test("advertising is hidden in a category for settings, and measurement is bundled", () => {
    const ads = described("functional", "Remembers your language and passes your profile on to advertisers.");
    expect(findingsOf("advertising-unnamed", ads).map(({ pointer }) => pointer)).toContain(
      "/categories/1/description/en",
    );
    const counts = described("functional", "Remembers your language and measures how visitors use our pages.");
    expect(findingsOf("purposes-bundled", counts).map(({ pointer }) => pointer)).toContain(
      "/categories/1/description/en",
    );
  });

  test("advertising by the provider of an embedded player is spared", () => {
    const player = described("functional", "Plays videos of YouTube, which uses your data for advertising.");
    expect(findingsOf("advertising-unnamed", player)).toEqual([]);
  });
});

describe("placeholders", () => {
  test.each(["https://example.com/privacy", "https://www.example.org/", "https://nordlicht.example/TBD"])(
    "%s is found in any link",
    (address) => {
      const found = findingsOf("link-placeholder", (d) => Object.assign(d.links, { cookie_policy: { en: address } }));
      expect(found.map(({ pointer }) => pointer)).toEqual(["/links/cookie_policy/en"]);
    },
  );

  test.each(["https://notexample.com/privacy", "https://nordlicht.example/todo-list", "/privacy-policy"])(
    "%s is not",
    (address) => {
      expect(findingsOf("link-placeholder", (d) => Object.assign(d.links, { cookie_policy: { en: address } }))).toEqual(
        [],
      );
    },
  );

  test.each(["Your company", "Ihre Firma GmbH", "Şirketinizin adı", "Nom de votre entreprise", "TBD"])("%s", (name) => {
    const found = findingsOf("text-placeholder", (d) => Object.assign(d.identity, { controller_name: name }));
    expect(found.length).toBe(name === "Ihre Firma GmbH" ? 0 : 1);
  });
});

test.each([
  ["nl", "reject_all", "Meer opties", "reject-label-misleading", "Alles weigeren"],
  ["fr", "accept_all", "Continuer", "accept-label-unclear", "Tout accepter"],
])("%s: advice about the label of %s is in its language", (language, button, label, code, example) => {
  const [found] = findingsOf(
    code,
    ({ texts }) => Object.assign(texts[language]?.banner ?? {}, { [button]: label }),
    language,
  );
  expect(found?.message).toContain(`Fix: Write what it does, such as "${example}".`);
});
