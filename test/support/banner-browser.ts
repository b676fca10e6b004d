import type { Browser } from "puppeteer-core";
import { type Coming, type Visitor, visitors } from "./banner-visit";
import { startWebsite, type WebPage, type Website } from "./banner-website";
import { type ReusedPage, reusedPage } from "./reused-page";
import { startBrowser } from "./start-browser";

/** Pages with a banner, in one browser for all tests of a file. */
export interface BannerBrowser {
  readonly website: Website;
  visit(page: WebPage, coming?: Coming): Promise<Visitor>;
}

/**
 * Starts a browser and a website before the tests of a file. The function runs a test's body, and returns at once where
 * there is no browser; the reason was printed then.
 */
export function inBannerBrowser(): (body: (pages: BannerBrowser) => Promise<void>) => Promise<void> {
  let browser: Browser | null = null;
  let website: Website | null = null;
  let reused: ReusedPage | null = null;
  beforeAll(async () => {
    browser = await startBrowser();
    if (browser === null) return;
    website = await startWebsite();
    reused = reusedPage(browser, website);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await website?.close();
  });
  return async (body) => {
    if (browser === null || website === null || reused === null) return;
    const { visit, close } = visitors(browser, website, reused);
    try {
      await body({ website, visit });
    } finally {
      await close();
    }
  };
}
