import { inBannerBrowser } from "../support/banner-browser";
import { testInBrowser } from "../support/browser";
import { grantOf as choice } from "../support/stored-grant";

/** Choices that a visitor makes in another tab, or while a page waits in the back-forward cache. */

const run = inBannerBrowser();

const all = ["functional", "analytics", "marketing"];
const now = Math.floor(Date.now() / 1000);
const day = 86_400;

testInBrowser("other tabs and pages from the back-forward cache follow a choice", () =>
  run(async ({ visit }) => {
    const visitor = await visit({});
    const tab = await visitor.page.browserContext().newPage();
    await tab.goto(visitor.url);
    await tab.waitForSelector('[data-consentform="first-layer"]');
    await visitor.page.bringToFront();
    await visitor.press(".accept");
    await tab.waitForSelector('[data-consentform="reopen"]');
    expect(await tab.evaluate("window.consentform.has('marketing')")).toBe(true);
    expect(await tab.$('[data-consentform="first-layer"]')).toBeNull();
    // The record belongs to a choice, so it goes with it.
    await visitor.page.waitForFunction("window.consentform.record");
    await tab.evaluate("window.consentform.withdraw()");
    await visitor.page.waitForFunction("!window.consentform.has('marketing')");
    expect(await visitor.evaluate("window.consentform.record")).toBeNull();
  }),
);

testInBrowser("a page from the back-forward cache reads the choice again", () =>
  run(async ({ visit, website }) => {
    const visitor = await visit({}, { isAlone: true });
    const made = choice({ decided: now + 5, until: now + day });
    await visitor.page.goto(website.address("other", "/elsewhere.html"));
    await visitor.page
      .browserContext()
      .setCookie({ name: visitor.name, value: made, domain: ".shop.localhost", path: "/", secure: true });
    await visitor.page.goBack();
    await visitor.page.waitForSelector('[data-consentform="reopen"]');
    expect(await visitor.granted()).toEqual(["necessary", ...all]);
  }),
);

testInBrowser("a restored page starts again if something on it was withdrawn meanwhile", () =>
  run(async ({ visit }) => {
    const body = '<script type="text/plain" data-consent="analytics">window.ran = ["tag"];</script>';
    const visitor = await visit({ body }, { isAlone: true });
    await visitor.press(".accept");
    await visitor.page.waitForFunction("window.ran");
    const restore = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";
    // Nothing was withdrawn.
    await visitor.evaluate(restore);
    const refused = choice({ granted: [], decided: now + 5, until: now + day, subject: null });
    await visitor.page
      .browserContext()
      .setCookie({ name: visitor.name, value: refused, domain: ".shop.localhost", path: "/", secure: true });
    const loaded = visitor.page.waitForNavigation();
    // Browsers report the visibility first.
    await visitor.evaluate(`document.dispatchEvent(new Event("visibilitychange")); ${restore}; window.isOld = true`);
    await loaded;
    await visitor.page.waitForSelector('[data-consentform="reopen"]');
    expect([await visitor.evaluate("window.isOld === undefined"), await visitor.ran()]).toEqual([true, []]);
  }),
);
