import { accessSync, constants } from "node:fs";
import { type Browser, launch } from "puppeteer-core";

/** Where Debian and others keep their Chromium; CONSENTFORM_BROWSER names another one. */
const places = [
  process.env.CONSENTFORM_BROWSER,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Starts the machine's Chromium without a window; null when there is none, having printed why and what to do. */
export async function startBrowser(): Promise<Browser | null> {
  const executablePath = places.find((place) => place !== undefined && isExecutable(place));
  if (executablePath === undefined) {
    process.stderr.write("No Chromium is installed (apt-get install chromium): tests in a real browser are skipped.\n");
    return null;
  }
  // In a container tests run as root, where Chromium has no sandbox, and /dev/shm is small.
  return launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
