import { readFileSync } from "node:fs";
import type { Browser, Page } from "puppeteer-core";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Checks in each color scheme. Colors differ only; `target-size` runs with the tag wcag22aa only. */
const SCHEMES: readonly (readonly [scheme: string, rules: readonly string[]])[] = [
  ["light", ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]],
  ["dark", ["color-contrast"]],
];

/** A window with the console. */
export interface ConsoleWindow {
  readonly page: Page;
  /** Errors that the browser logged, violations of the content security policy among them. */
  readonly errors: string[];
  /** Loads a page and waits until it shows its data. */
  open(path: string): Promise<void>;
  /** Waits until nothing is loading. */
  settled(): Promise<void>;
  /** Visible text of the page. */
  text(): Promise<string>;
  /** Waits until the page's visible text has this. */
  shows(text: string): Promise<void>;
  /** Presses the first button with this text. */
  press(name: string): Promise<void>;
  /** Problems of accessibility and of reflow at 320 px, in light and in dark. */
  faults(): Promise<string[]>;
}

/** Opens a window. @param address of the console, without a path */
export async function openConsole(browser: Browser, address: string): Promise<ConsoleWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    // Chromium logs each answer of 400 and above.
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  const settled = async () => {
    await page.waitForFunction(
      `document.querySelector("h1") !== null && document.querySelector("[aria-busy=true]") === null`,
    );
  };
  const text = () => page.evaluate<[], () => string>("document.body.innerText");
  return {
    page,
    errors,
    settled,
    text,
    open: async (path) => {
      await page.goto(address + path, { waitUntil: "load" });
      await settled();
    },
    shows: async (wanted) => {
      const shown = `document.body.innerText.includes(${JSON.stringify(wanted)})`;
      await page.waitForFunction(shown, { timeout: 10_000 }).catch(async () => {
        throw new Error(`The page does not show “${wanted}” but:\n${await text()}`);
      });
    },
    press: async (name) => {
      await page.locator(`::-p-xpath(//button[normalize-space()="${name}"])`).click();
    },
    faults: () => faultsOf(page),
  };
}

async function faultsOf(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  for (const [scheme, rules] of SCHEMES) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
    const options = JSON.stringify({ runOnly: rules, resultTypes: ["violations"] });
    const found = await page.evaluate(
      `window.axe.run(document, ${options}).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html).join(" | ")))`,
    );
    faults.push(...(found as string[]).map((fault) => `${scheme}: ${fault}`));
  }
  await page.setViewport({ width: 320, height: 844 });
  const width = (await page.evaluate("document.documentElement.scrollWidth")) as number;
  if (width > 320) faults.push(`320 px: ${width} px wide`);
  await page.setViewport({ width: 1280, height: 800 });
  return faults;
}
