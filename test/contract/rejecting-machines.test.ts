import { readFileSync } from "node:fs";
import path from "node:path";
import rule from "../../src/consent/banner/machines/autoconsent.json";
import otherRule from "../../src/consent/banner/machines/consent-o-matic.json";
import { starterDocument } from "../../src/consent/rules";
import { autoconsent, outcome, publishedRules } from "../support/autoconsent";
import { inBannerBrowser } from "../support/banner-browser";
import { ruled, texts } from "../support/banner-member-case";
import type { Visitor } from "../support/banner-visit";
import type { WebPage } from "../support/banner-website";
import { testInBrowser } from "../support/browser";
import { repositoryFolder } from "../support/repository-folder";

/** Extensions that reject for their users: autoconsent in a real browser, with the rule of this package. */

const run = inBannerBrowser();

const tags = `
  <script type="text/plain" data-consent="analytics" src="OTHER/analytics.js"></script>
  <script type="text/plain" data-consent="marketing">window.ran = (window.ran || []).concat("inline");</script>`;
const strict = {
  "content-security-policy":
    "default-src 'none'; script-src http:; connect-src http:; require-trusted-types-for 'script'; trusted-types consentform",
};
const rejected = ["cmpDetected", "popupFound", "optOutResult", "autoconsentDone", "selfTestResult"].map((type) =>
  /Result/.test(type) ? `${type} consentform true` : `${type} consentform`,
);

/** A document in a language of the starter, for a site that offers only that language. */
const inLanguage =
  (language: string, layout: Record<string, unknown>): NonNullable<WebPage["change"]> =>
  (document) => {
    const { texts, languages } = starterDocument(language);
    Object.assign(document, { texts, languages: { ...languages, default: language } });
    Object.assign(document.layout, layout);
  };

const layouts = [
  { kind: "bar", position: "bottom" },
  { kind: "box", position: "top_right" },
  { kind: "modal" },
  { kind: "inline" },
  { kind: "bar", position: "top", overlay: true },
];
/** Languages in several scripts; the machine reads the words of its rules, or none. */
const shown = ["cs", "de", "el", "en", "fr", "it", "ja", "ko", "nl", "tr"];
const pages = shown.map((language, index): [string, string, Record<string, unknown>, WebPage["headers"]] => {
  const layout = layouts[index % layouts.length] ?? {};
  return [language, Object.values(layout).join(" "), layout, index % 2 === 0 ? {} : strict];
});

testInBrowser.each(pages)("autoconsent rejects in %s, in the layout %s", (language, _what, layout, headers = {}) =>
  run(async ({ visit, website }) => {
    const visitor = await visit(
      {
        headers,
        place: "DE",
        lang: language,
        change: inLanguage(language, layout),
        body: `${layout.kind === "inline" ? '<div id="consent-banner"></div>' : ""}${tags}`,
      },
      { before: autoconsent("optOut") },
    );
    expect(await outcome(visitor)).toEqual(rejected);
    await visitor.page.waitForFunction("window.consentform.record");
    expect(website.choices(visitor.site).map(({ body }) => [body.event, body.method, body.decisions])).toEqual([
      ["refused", "banner", { necessary: "granted", functional: "denied", analytics: "denied", marketing: "denied" }],
    ]);
    expect([await visitor.granted(), await visitor.drawn(), await visitor.ran()]).toEqual([
      ["necessary"],
      ["reopen"],
      [],
    ]);
  }),
);

/** Lists the services in the preferences. */
const servicesShown: NonNullable<WebPage["change"]> = (document) => {
  document.preferences = { ...document.preferences, services: true };
};
const on = { functional: "on", analytics: "on", marketing: "on" } as const;
/** Sets whether the first layer can be closed. */
const closed =
  (close_button: "reject" | "none"): NonNullable<WebPage["change"]> =>
  (document) =>
    void Object.assign(document.layout, { close_button });

/** Banners whose first layer has no button that rejects, and what is granted and recorded after autoconsent. */
const roundabout: [string, WebPage, string[], string][] = [
  ["the close button", ruled({ first_layer: ["accept_all"], refuse_by: "close" }, closed("reject")), [], "banner"],
  ["the preferences", ruled({ first_layer: ["accept_all", "customize"] }, closed("none")), [], "preferences"],
  [
    "the preferences that the page links to",
    {
      ...ruled({ model: "notice", first_layer: ["ok"], defaults: on }, closed("none")),
      body: '<a href="#consent-settings">Cookies</a>',
    },
    [],
    "preferences",
  ],
  [
    "the opt-out of the first layer",
    ruled({ model: "opt_out", first_layer: ["ok", "opt_out"], defaults: on }, closed("none")),
    ["functional", "analytics"],
    "opt_out_link",
  ],
  [
    "the opt-out at the end of the page",
    ruled({ model: "opt_out", first_layer: ["ok"], defaults: on, opt_out_link: true }, closed("none")),
    ["functional", "analytics"],
    "opt_out_link",
  ],
];

testInBrowser.each(roundabout)("autoconsent rejects with %s", (_what, page, granted, method) =>
  run(async ({ visit, website }) => {
    const visitor = await visit(page, { before: autoconsent("optOut") });
    expect(await outcome(visitor)).toEqual(rejected);
    await visitor.page.waitForFunction("window.consentform.record");
    const recorded = website.choices(visitor.site);
    expect(recorded.map(({ body }) => body.method)).toEqual([method]);
    expect(recorded.map(({ body }) => Object.entries(body.decisions as object))).toEqual([
      ["necessary", "functional", "analytics", "marketing"].map((key) => [
        key,
        ["necessary", ...granted].includes(key) ? "granted" : "denied",
      ]),
    ]);
    expect(await visitor.granted()).toEqual(["necessary", ...granted]);
  }),
);

/** A banner that asks to accept or to pay. */
const payable = ruled({ first_layer: ["accept_all", "customize"], refuse_by: "pay" }, (document) => {
  texts(document).banner = { ...texts(document).banner, pay: "Pay instead" };
  document.links.paid_alternative = { en: "https://shop.example/pay" };
});

testInBrowser("autoconsent presses nothing where refusing costs money", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit(payable, { before: autoconsent("optOut") });
    // It tries again after half a second.
    await visitor.page.waitForFunction("messages.some(({ type }) => type === 'cmpDetected')");
    await visitor.page.waitForFunction("performance.now() > (window.since ??= performance.now()) + 600");
    expect(
      await visitor.evaluate("messages.map(({ type }) => type).filter((type) => /Detected|Found|Result/.test(type))"),
    ).toEqual(["cmpDetected"]);
    expect([website.choices(visitor.site), await visitor.drawn()]).toEqual([[], ["first-layer"]]);
  }),
);

testInBrowser("no published rule of autoconsent mistakes the banner for another", () =>
  run(async ({ visit }) => {
    const rules = [...publishedRules, rule as (typeof publishedRules)[number]];
    const visitor = await visit({ place: "DE" }, { before: autoconsent("optIn", rules) });
    expect(await outcome(visitor, "autoconsentDone")).toEqual([
      ...["cmpDetected consentform", "popupFound consentform", "optInResult consentform true"],
      "autoconsentDone consentform",
    ]);
    expect(await visitor.granted()).toEqual(["necessary", "functional", "analytics", "marketing"]);
    await visitor.reload();
    await visitor.page.waitForFunction("messages.some(({ state }) => state?.findCmpAttempts > 1)");
    expect(await visitor.evaluate("messages.filter(({ type }) => /Detected|Found/.test(type))")).toEqual([]);
  }),
);

/** The documented selectors, as `part inside`. */
function documentedSelectors(): string[] {
  const page = readFileSync(path.join(repositoryFolder, "docs/reference/banner-in-the-browser.md"), "utf8");
  return [...page.matchAll(/^\| `(\[data-consentform=[^`]+)` \| `([^`]+)` \|/gm)].map(
    ([, part, inside]) => `${part} ${inside}`,
  );
}

testInBrowser("every documented selector finds its element", () =>
  run(async ({ visit }) => {
    const found = new Set<string>();
    const service = { hosts: [], scripts: [], storage: [], blocking: "manual" as const };
    const services = [{ ...service, key: "service-key", category: "marketing" }];
    const pages: [WebPage, string | null][] = [
      [{ ...ruled({ first_layer: ["accept_all", "reject_all", "customize"] }, servicesShown), services }, ".customize"],
      [payable, null],
      [ruled({ model: "opt_out", first_layer: ["ok", "opt_out"], opt_out_link: true }), ".reject"],
    ];
    const note = async (visitor: Visitor) => {
      for (const each of documentedSelectors()) {
        const [, part = "", inside = ""] = /^(\S+) (.*)$/.exec(each) ?? [];
        const selector = inside.replace("service:KEY", "service:service-key").replace("KEY", "marketing");
        const all = `document.querySelector('${part}')?.shadowRoot.querySelectorAll('${selector}').length`;
        if ((await visitor.evaluate<number>(all)) > 0) found.add(each);
      }
    };
    for (const [page, opener] of pages) {
      const visitor = await visit(page);
      await note(visitor);
      if (opener === null) continue;
      await visitor.press(`.in-first-layer ${opener}`);
      await visitor.preferences();
      await note(visitor);
      await visitor.press(".in-preferences .reject");
      await note(visitor);
    }
    expect([...found].sort()).toEqual(documentedSelectors().sort());
  }),
);

/** The selectors of a rule inside parts of the banner, by their simple selectors. */
function usedSelectors(rule: unknown): string[] {
  if (typeof rule !== "object" || rule === null) return [];
  const { parent, target } = rule as { parent?: { selector: string }; target?: { selector: string } };
  const [part, inside] = Array.isArray(rule) ? rule : [parent?.selector, target?.selector];
  const isPair = typeof part === "string" && part.startsWith("[data-consentform=") && typeof inside === "string";
  const simple = isPair ? inside.match(/[a-z]*(\.[a-z-]+|\[name="[^"]+"\])/g) : null;
  const own = (simple ?? []).map((each) => `${part} ${each.replace(/functional|analytics|marketing/, "KEY")}`);
  return [...own, ...Object.values(rule).flatMap(usedSelectors)];
}

test.each([
  ["autoconsent", rule],
  ["Consent-O-Matic", otherRule],
])("the rule for %s uses documented selectors only", (_name, json) => {
  const documented = new Set(documentedSelectors());
  const used = usedSelectors(json);
  expect(used.length).toBeGreaterThan(7);
  expect(used.filter((each) => !documented.has(each))).toEqual([]);
});
