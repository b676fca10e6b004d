import { type Browser, launch } from "puppeteer-core";
import { findBrowser } from "../../src/service/scans/browser/find-browser";
import { tellMissing } from "./required";

/** Starts the machine's Chromium without a window; null when there is none, having printed why and what to do. */
export async function startBrowser(): Promise<Browser | null> {
  const executablePath = process.env.CONSENTFORM_BROWSER ?? findBrowser();
  if (executablePath === null) {
    return tellMissing(
      "chromium",
      "No Chromium is installed (apt-get install chromium): tests in a real browser are skipped.",
    );
  }
  // In a container tests run as root, where Chromium has no sandbox, and /dev/shm is small.
  return launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}
