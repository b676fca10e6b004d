import { contractValidation } from "../../src/service/http/validation";
import { type BannerBrowser, inBannerBrowser } from "../support/banner-browser";
import type { Visitor } from "../support/banner-visit";
import { testInBrowser } from "../support/browser";
import { until } from "../support/until";
import { frameworkPages } from "../support/zoo-pages/framework-pages";
import { hostilePages } from "../support/zoo-pages/hostile-pages";
import { libraryPages } from "../support/zoo-pages/library-pages";
import { loadingPages } from "../support/zoo-pages/loading-pages";
import { screenPages } from "../support/zoo-pages/screen-pages";
import { tagsRan, type ZooPage, type ZooPages } from "../support/zoo-pages/zoo-page";

/**
 * The visit that runs on each of other people's pages. Nothing is granted by failure, no page is broken, and no script
 * runs twice.
 */

const run = inBannerBrowser();

const pages: ZooPages = { ...screenPages, ...libraryPages, ...frameworkPages, ...loadingPages, ...hostilePages };

/** The fonts of the first layer and the page, and the buttons that a press at their center does not reach. */
const firstLayer = `(async () => {
  const host = Document.prototype.querySelector.call(document, "[data-consentform=first-layer]");
  const root = host.shadowRoot;
  const missed = [...root.querySelectorAll(".button")].filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    return document.elementFromPoint(...at) !== host || root.elementFromPoint(...at) !== button;
  });
  const shifts = await new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().flatMap(({ sources }) => sources)));
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(resolve, 0, []));
  });
  return {
    shifted: shifts.filter(({ node }) => node?.dataset?.consentform).length,
    isFontOfPage: getComputedStyle(root.querySelector(".body")).fontFamily === getComputedStyle(document.body).fontFamily,
    buttons: root.querySelectorAll(".button").length,
    missed: missed.map(({ className }) => className),
  };
})()`;

/** True if the last Consent Mode command grants something. A page may have its own variable instead of the API. */
const isGranted = `[...dataLayer].filter(([name]) => name === "consent").at(-1)[2].ad_storage === "granted"`;

/** Keys under which the banner stored something. */
const storedKeys = (site: string) =>
  `[localStorage, sessionStorage].flatMap(Object.keys).filter((key) => key.includes("_${site.slice(-8)}"))`;

/** A digest like those in the service's addresses, which the record of a choice contains. */
const bundle = "0123456789abcdef";

/** Opens a page as its description says. */
async function open({ visit, website }: BannerBrowser, page: ZooPage): Promise<Visitor> {
  const { prepare } = page;
  const prepared = prepare && { prepare: (browserPage: Visitor["page"]) => prepare(browserPage, website) };
  const visitor = await visit({ ...page, bundle }, { ...page.coming, ...prepared });
  await page.arrive?.(visitor);
  return visitor;
}

/** Before a choice, the banner asks, and nothing else has happened. */
async function expectQuestion(visitor: Visitor, { isReplacing = false }: ZooPage): Promise<void> {
  expect(await visitor.evaluate(firstLayer)).toEqual({ shifted: 0, isFontOfPage: true, buttons: 3, missed: [] });
  await expectNothing(visitor);
  // Only there, the banner's scripts run in a frame.
  expect((await visitor.page.$("[data-consentform-frame]")) !== null).toBe(isReplacing);
  expect([await visitor.stored(), await visitor.evaluate(storedKeys(visitor.site))]).toEqual(["", []]);
}

/** No tag ran, was requested or may run. */
async function expectNothing(visitor: Visitor): Promise<void> {
  const ran = (await visitor.ran()).filter((name) => name !== "/slow.js");
  expect([await visitor.evaluate(isGranted), ran]).toEqual([false, []]);
}

/** Every tag ran once. */
async function expectTags(visitor: Visitor, { ran = tagsRan }: ZooPage): Promise<void> {
  await until(() => visitor.evaluate(`window.ran?.length >= ${ran.length}`), 10_000);
  await visitor.painted();
  expect([await visitor.evaluate(isGranted), (await visitor.ran()).sort()]).toEqual([true, ran]);
}

/** As many choices as events were sent, the last of them valid. */
async function expectRecords({ website }: BannerBrowser, site: string, ...events: string[]): Promise<void> {
  await until(() => website.choices(site).length >= events.length, 10_000);
  const bodies = website.choices(site).map(({ body }) => body);
  expect(bodies.map(({ event }) => event)).toEqual(events);
  expect(contractValidation().at(["components", "schemas", "ConsentChoice"], bodies.at(-1))).toEqual([]);
}

/** Errors that are not the page's own. */
const faults = (visitor: Visitor, { errors }: ZooPage) => visitor.errors.filter((error) => !errors?.test(error));

describe("the banner keeps its promises on", () => {
  testInBrowser.each(Object.entries(pages))("%s", async (_, make) => {
    const page = await make();
    await run(async (browser) => {
      const before = browser.website.requests("other").length;
      const visitor = await open(browser, page);
      await expectQuestion(visitor, page);
      expect(browser.website.requests("other").slice(before)).toEqual([]);
      await visitor.press(".accept");
      await expectTags(visitor, page);
      await expectRecords(browser, visitor.site, "given");
      expect(await visitor.stored()).toContain(".functional~analytics~marketing.");

      await visitor.reload();
      await page.arrive?.(visitor);
      await expectTags(visitor, page);
      expect(await visitor.page.$("[data-consentform=first-layer]")).toBeNull();
      await visitor.press(".reopen");
      await visitor.page.waitForSelector("[data-consentform=preferences]");
      const reloaded = visitor.page.waitForNavigation({ waitUntil: "load" });
      await visitor.press(".in-preferences .reject");
      await reloaded;
      await page.arrive?.(visitor);
      await visitor.page.waitForSelector("[data-consentform=reopen]");
      await expectNothing(visitor);
      await expectRecords(browser, visitor.site, "given", "withdrawn");
      expect(await visitor.stored()).toMatch(/\.\.\.-$/);
      expect(faults(visitor, page)).toEqual([]);
    });
    await run(async (browser) => {
      const before = browser.website.requests("other").length;
      const visitor = await open(browser, page);
      await visitor.press(".reject");
      await visitor.page.waitForSelector("[data-consentform=reopen]");
      await expectRecords(browser, visitor.site, "refused");
      await expectNothing(visitor);
      expect(browser.website.requests("other").slice(before)).toEqual([]);
      expect(faults(visitor, page)).toEqual([]);
    });
  });
});
