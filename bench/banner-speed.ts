import type { Browser, Page } from "puppeteer-core";
import { startWebsite } from "../test/support/banner-website";
import { startBrowser } from "../test/support/start-browser";
import { median } from "./median";
import type { Row } from "./row";

const RUNS = 15;
/** How many times slower than this machine the page's processor is. */
const SLOWDOWN = 4;
/** Longest time from the arrival of the first layer's data to its paint. */
const PAINT_GOAL_MS = 100;
/** Longest time from a click on a button to the paint without the banner. */
const CLICK_GOAL_MS = 50;
/** Browsers report no click that was painted sooner. */
const SHORTEST_CLICK_MS = 16;

/** Times of one visit, in milliseconds, and how far the page moved (Cumulative Layout Shift). */
interface Speed {
  readonly paint: number;
  readonly click: number;
  readonly shift: number;
}

/**
 * Time to paint the banner that a new site starts with, in Chromium on a slowed page: the first layer after its data,
 * and a click on its button. The page listens for changes and takes long, which must not delay the paint.
 */
export async function measureBannerSpeed(): Promise<Row[]> {
  const browser = await startBrowser();
  if (browser === null) throw new Error("No Chromium is installed (apt-get install chromium).");
  const website = await startWebsite();
  const speeds: Speed[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) speeds.push(await visit(browser, website.add({}).url));
  } finally {
    await browser.close();
    await website.close();
  }
  const shift = Math.max(...speeds.map((speed) => speed.shift));
  const slowed = `${SLOWDOWN} times slower, median of ${RUNS}`;
  return [
    limited(`first layer, data to paint, ${slowed}`, median(speeds.map(({ paint }) => paint)), PAINT_GOAL_MS),
    limited(`accept, click to paint, ${slowed}`, median(speeds.map(({ click }) => click)), CLICK_GOAL_MS),
    {
      subject: `layout shift of a visit, largest of ${RUNS}`,
      ours: String(shift),
      against: "no shift: 0",
      ratio: shift,
      goal: { atMost: 0 },
    },
  ];
}

function limited(subject: string, ms: number, limit: number): Row {
  const ours = `${ms.toFixed(0)} ms`;
  return { subject, ours, against: `the limit: ${limit} ms`, ratio: ms / limit, goal: { atMost: 1 } };
}

/** Runs in the page before its scripts. The paint of a frame is over in the first task after the frame. */
const observing = `
  window.shift = 0;
  window.clicks = [];
  const observe = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
    .observe({ type, buffered: true, durationThreshold: ${SHORTEST_CLICK_MS} });
  observe("layout-shift", ({ value }) => { window.shift += value; });
  observe("event", ({ name, duration }) => { if (name === "click") window.clicks.push(duration); });
  new MutationObserver((_changes, observer) => {
    if (document.querySelector("[data-consentform=first-layer]") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });`;

/** When the last of what the first layer needs arrived. */
const arrived = `Math.max(...performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.first\\.json$|\\/v1\\/r\\?/.test(name)).map(({ responseEnd }) => responseEnd))`;

/** A listener of the page that keeps it busy. */
const slowListener = `window.consentform.on("change", () => {
  const end = performance.now() + 300;
  while (performance.now() < end);
  window.heard = true;
})`;

async function visit(browser: Browser, url: string): Promise<Speed> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.evaluateOnNewDocument(observing);
    await page.emulateCPUThrottling(SLOWDOWN);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForSelector('[data-consentform="said"]');
    await page.waitForFunction("window.painted");
    const paint = await numberIn(page, `window.painted - ${arrived}`);
    await page.evaluate(slowListener);
    await page.click(">>> .accept");
    // Clicks are reported after their paint, and those that were painted soon are not.
    await page.waitForFunction("window.heard");
    await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))");
    const click = await numberIn(page, `Math.max(${SHORTEST_CLICK_MS}, ...window.clicks)`);
    return { paint, click, shift: await numberIn(page, "window.shift") };
  } finally {
    await context.close();
  }
}

async function numberIn(page: Page, expression: string): Promise<number> {
  const value = await page.evaluate(expression);
  if (typeof value !== "number" || !Number.isFinite(value)) throw new Error(`${expression} is ${String(value)}.`);
  return value;
}
