import { isRejectMissing, resolvedView } from "../../../../src/consent/rules";
import { checkPage, checkResult } from "../../../../src/service/install-checks/check-page";
import { readMarkup } from "../../../../src/service/pages/page-markup";
import { createFindingsCollector } from "../../../../src/service/scanner/findings-collector";
import { markupFacts } from "../../../../src/service/scanner/markup-facts";
import { banner } from "../../../support/banners";

/**
 * Pages and the findings that are right about them, for rules about a page's markup. `static`: nothing may be found
 * that a script of the page could refute.
 */

const url = new URL("https://shop.example/");
const loader = '<script src="https://banner.example/s/sit_1/preview/loader.js"></script>';
const link = '<a href="#consent-settings">Cookies</a>';
const pixel = '<img src="https://www.facebook.com/tr" width="1" height="1">';

type Engine = "static" | "browser";

function rulesOn(html: string, engine: Engine, document = banner()): string[] {
  const collector = createFindingsCollector({
    siteId: "sit_1",
    environment: "preview",
    declared: [],
    recorded: [],
    profiles: ["gdpr"],
    engine,
    document: { ...document, layout: { ...document.layout, reopen: { kind: "link" } } },
    at: new Date(0),
  });
  collector.add({
    page: url.href,
    consentState: "none",
    isMarkup: true,
    storage: [],
    ...markupFacts(readMarkup(html, url)),
  });
  return collector.result(true).findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`);
}

const reopen = "error reopen-control-absent";
const absent = "error banner-absent";
const undeclared = "warning undeclared-service";

test.each<[string, string, { static: string[]; browser: string[] }]>([
  ["a page that runs no script", "<p>Shop</p>", { static: [absent], browser: [absent] }],
  ["a page whose scripts hold data", '<script type="application/json">{}</script>', both(absent)],
  ["a page whose scripts are held back", '<script type="text/plain" src="/x.js"></script>', both(absent)],
  ["a page whose script may add the banner", '<script src="/bundle.js"></script>', { static: [], browser: [absent] }],
  ["a page whose inline script may add it", "<script>boot()</script>", { static: [], browser: [absent] }],
  ["a banner in a template, which is inert", `<template>${loader}</template>`, both(absent)],
  ["a banner in noscript, which never runs", `<noscript>${loader}</noscript>${link}`, both(absent)],
  [
    "a banner in a declarative shadow root",
    `<div><template shadowrootmode="open">${loader}${link}</template></div>`,
    both(),
  ],
  ["the banner and no settings link", loader, both(reopen)],
  ["the banner and a settings link", `${loader}${link}`, both()],
  ["a settings link in a template", `${loader}<template>${link}</template>`, both(reopen)],
  ["a settings link in noscript", `${loader}<noscript>${link}</noscript>`, both(reopen)],
  [
    "a page whose script may draw the link",
    `${loader}<script src="/bundle.js"></script>`,
    { static: [], browser: [reopen] },
  ],
  ["a tracker's pixel", `${loader}${link}${pixel}`, both("error pre-consent-request", undeclared)],
  ["a tracker's pixel for visitors without scripts", `${loader}${link}<noscript>${pixel}</noscript>`, both(undeclared)],
  ["a tracker's pixel in a template", `${loader}${link}<template>${pixel}</template>`, both()],
  ["nested noscript and template", `${loader}${link}<template><noscript>${pixel}</noscript></template>`, both()],
])("%s", (_what, html, expected) => {
  const found = { static: rulesOn(html, "static").sort(), browser: rulesOn(html, "browser").sort() };
  expect(found).toEqual(expected);
});

function both(...rules: string[]): { static: string[]; browser: string[] } {
  return { static: rules, browser: rules };
}

test.each<["button" | "close" | "pay", string[]]>([
  ["button", ["error reject-absent"]],
  // An X refuses in Italy only.
  ["close", ["error reject-absent"]],
  ["pay", []],
])("a first layer that only accepts, where the rule refuses by %s", (refuse_by, expected) => {
  const document = banner();
  const match = { regimes: ["gdpr"] };
  const rule = {
    id: "eu",
    match,
    model: "opt_in" as const,
    first_layer: ["accept_all", "customize"] as const,
    refuse_by,
  };
  document.regimes.rules = [{ ...rule, first_layer: [...rule.first_layer] }];
  expect(rulesOn(`${loader}${link}`, "browser", document)).toEqual(expected);
});

test("closing refuses in Italy where the banner has a close button", () => {
  const rule = { first_layer: ["accept_all" as const], refuse_by: "close" as const };
  const { layout } = resolvedView(banner());
  expect(isRejectMissing({ layout }, rule, "IT")).toBe(false);
  expect(isRejectMissing({ layout }, rule, "DE")).toBe(true);
  expect(isRejectMissing({ layout: { ...layout, close_button: "none" } }, rule, "IT")).toBe(true);
});

test.each([
  ["once, and once in noscript", `${loader}<noscript>${loader}</noscript>${link}`, "passed"],
  ["once, and once in a template", `${loader}<template>${loader}</template>${link}`, "passed"],
  ["twice", `${loader}${loader}${link}`, "failed"],
  ["in noscript alone", `<noscript>${loader}</noscript>${link}`, "failed"],
])("an install check of a page that has the script %s", (_what, html, result) => {
  const expected = {
    siteId: "sit_1",
    environment: "preview",
    stageNumber: 1,
    loadedNumber: 1,
    reopen: "link",
  } as const;
  expect(checkResult(checkPage(readMarkup(`<head>${html}</head>`, url), expected))).toBe(result);
});
