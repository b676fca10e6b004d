import type { Browser, Page } from "puppeteer-core";
import { hosts, type Website } from "./banner-website";

/** A page that one test after another uses: opening one takes longer than most tests do. */
export interface ReusedPage {
  /** The page, empty and without anything stored; null while it is in use. */
  take(): Promise<Page | null>;
  /** Removes what was stored, and every other page beside it. */
  giveBack(): Promise<void>;
}

/** Makes it at its first use. */
export function reusedPage(browser: Browser, website: Website): ReusedPage {
  const origins = Object.values(hosts).map((host) => `http://${host}:${website.port}`);
  let page: Page | null = null;
  let isTaken = false;

  const emptied = async (used: Page): Promise<void> => {
    const context = used.browserContext();
    for (const other of await context.pages()) if (other !== used) await other.close();
    used.removeAllListeners();
    await used.evaluate("sessionStorage.clear()").catch(() => undefined);
    await used.goto("about:blank");
    const session = await used.createCDPSession();
    for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
    await session.detach();
    await context.deleteCookie(...(await context.cookies()));
  };

  return {
    take: async () => {
      if (isTaken) return null;
      isTaken = true;
      page ??= await (await browser.createBrowserContext()).newPage();
      await page.bringToFront();
      return page;
    },
    giveBack: async () => {
      if (!isTaken || page === null) return;
      const used = page;
      page = null;
      // A page that cannot be emptied is not used again.
      await emptied(used).then(
        () => {
          page = used;
        },
        () => used.close().catch(() => undefined),
      );
      isTaken = false;
    },
  };
}
