import { type BannerDocument, starterDocument, validateBanner } from "../../../../../src/consent/rules";

/** Texts with a finding of a code in an English banner for Ireland. */
function pointersOf(code: string, change: (document: BannerDocument) => void): string[] {
  const document = starterDocument("en");
  document.regimes = { fallback: "opt_in", audience: ["IE"], rules: [] };
  change(document);
  const { errors, warnings } = validateBanner(document);
  return [...errors, ...warnings].filter((finding) => finding.code === code).map(({ pointer }) => pointer);
}

const body = "/texts/en/banner/body";

const saying =
  (text: string, description?: string) =>
  (document: BannerDocument): void => {
    Object.assign(document.texts.en?.banner ?? {}, { body: `{controller} asks you about {purposes}. ${text}` });
    const marketing = document.categories.find(({ key }) => key === "marketing");
    if (description !== undefined) Object.assign(marketing ?? {}, { description: { en: description } });
  };

describe("data that a text denies to pass on", () => {
  const abroad = "Shows ads. Your data is sent to partners in the United States.";

  test("stays in the EU by the body, and leaves it by a description", () => {
    expect(pointersOf("sharing-denied", saying("Your data always stays in the EU.", abroad))).toEqual([body]);
  });

  test.each([
    ["no description sends it elsewhere", "Your data always stays in the EU.", "Shows ads."],
    ["the body says so too", "Your data stays in the EU or goes to the United States.", abroad],
  ])("is not found where %s", (_what, text, description) => {
    expect(pointersOf("sharing-denied", saying(text, description))).toEqual([]);
  });

  test("is called anonymous by the description of a category for advertising", () => {
    const anonymous = "Builds a profile of your interests. It is completely anonymous.";
    expect(pointersOf("sharing-denied", saying("", anonymous))).toEqual(["/categories/3/description/en"]);
  });
});

test.each([
  ["refusal-burdened", "Even if you refuse, our partners track you."],
  ["refusal-burdened", "“Reject” hides this bar, and advertising cookies remain active."],
  ["consent-wall-text", "Whoever refuses has to wait 30 seconds for each page."],
  ["consent-wall-text", "If you refuse, you only see the headlines."],
  ["consent-wall-text", "Most visitors accept."],
  ["consent-wall-text", "Hurry: accept before it is too late."],
  ["legitimate-interest-text", "All of them, those of our advertising networks included, are necessary."],
  ["purpose-vague", "Your consent also covers future purposes."],
])("%s finds: %s", (code, text) => {
  expect(pointersOf(code, saying(text))).toContain(body);
});

test.each([
  ["refusal-burdened", "Even if you refuse, you can read everything."],
  ["refusal-burdened", "Even if you refuse, cookies that the website needs are necessary."],
  ["refusal-burdened", "Ads stay on the page if you refuse, but they are not tailored to you."],
  ["consent-wall-text", "Subscribe from £2.50 a month: that is an offer, not the price of saying no."],
  ["consent-wall-text", "Opting out does not end your membership or reduce your discount."],
  ["implied-consent-text", "“Accept” lets our partners choose ads by your browsing."],
  ["consent-wall-text", "Refusing takes two seconds."],
  ["consent-wall-text", "We wait for your answer and set nothing until you refuse or agree."],
  ["consent-wall-text", "If you refuse, you only see ads that do not follow you."],
  ["consent-wall-text", "Accepting or refusing takes most visitors one click."],
  ["consent-wall-text", "We would like to use cookies, but only if you say yes."],
  ["legitimate-interest-text", "Some cookies are necessary, others serve advertising."],
  ["purpose-vague", "If we add new partners, we ask for your consent again."],
])("%s spares: %s", (code, text) => {
  expect(pointersOf(code, saying(text))).toEqual([]);
});

test("a burden that binds in Europe hides no penalty in an opt-out state", () => {
  const text = "To refuse, write us a letter. If you refuse, you lose your points.";
  const inStates = (document: BannerDocument) => {
    saying(text)(document);
    document.regimes = { fallback: "opt_in", audience: ["US"], rules: [] };
  };
  expect(pointersOf("refusal-burdened", inStates)).toEqual([body]);
});
