import { axeResults, bannerLooks } from "../test/support/banner-looks";
import { visitors } from "../test/support/banner-visit";
import { startWebsite } from "../test/support/banner-website";
import { reusedPage } from "../test/support/reused-page";
import { startBrowser } from "../test/support/start-browser";
import type { Row } from "./row";

/** Results of axe-core for one layer, over all looks. */
interface Found {
  looks: number;
  violations: number;
  checked: number;
}

/**
 * Violations of WCAG 2.2 AA that axe-core finds in each layer of the banner, in Chromium: every layout in light and
 * dark, from left to right and from right to left.
 */
export async function measureBannerAccessibility(): Promise<Row[]> {
  const browser = await startBrowser();
  if (browser === null) throw new Error("No Chromium is installed (apt-get install chromium).");
  const website = await startWebsite();
  const found = new Map<string, Found>();
  try {
    for (const look of bannerLooks) {
      const { visit, close } = visitors(browser, website, reusedPage(browser, website));
      const visitor = await visit(look.page);
      await look.walk(visitor, async (layer) => {
        const { violations, checked } = await axeResults(visitor);
        const before = found.get(layer) ?? { looks: 0, violations: 0, checked: 0 };
        found.set(layer, {
          looks: before.looks + 1,
          violations: before.violations + violations.length,
          checked: before.checked + checked,
        });
      });
      await close();
    }
  } finally {
    await browser.close();
    await website.close();
  }
  return [...found].sort(([one], [other]) => one.localeCompare(other)).map(([layer, counts]) => rowOf(layer, counts));
}

function rowOf(layer: string, { looks, violations, checked }: Found): Row {
  return {
    subject: `rules of axe-core that fail, ${layer}, ${looks} pages of theme and direction`,
    ours: String(violations),
    against: `rules that had something to check: ${checked}`,
    ratio: violations / checked,
    goal: { atMost: 0 },
  };
}
