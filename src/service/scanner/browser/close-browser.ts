import type { Browser } from "puppeteer-core";
import { within } from "./within";

/** Longest time that a browser may take to end. */
const CLOSE_MS = 10_000;

/** Ends a browser with all its processes: by force if it does not end when asked. */
export async function closeBrowser(browser: Browser): Promise<void> {
  const child = browser.process();
  try {
    await within(CLOSE_MS, browser.close());
  } catch {
    child?.kill("SIGKILL");
  }
  if (child?.pid === undefined || process.platform === "win32") return;
  try {
    // The library makes the browser the first of a process group. What is left of the group goes with it.
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // No process of the group is left.
  }
}
