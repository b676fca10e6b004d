import { type Browser, launch } from "puppeteer-core";
import { browserPath } from "../../src/consent/chromium/browser-path";

/** The machine's Chromium, or null: also where CONSENTFORM_BROWSER is `none`. */
export const executablePath = browserPath(undefined, process.env);

/** Starts the machine's Chromium without a window; null if there is none. */
export async function startBrowser(): Promise<Browser | null> {
  if (executablePath === null) return null;
  // In a container tests run as root, where Chromium has no sandbox, and /dev/shm is small.
  return launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}
