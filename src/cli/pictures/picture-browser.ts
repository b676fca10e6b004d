import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "puppeteer-core";

/** Longest time that Chromium may take to start, in milliseconds: on a busy machine it is read from a cold disk. */
const LAUNCH_MS = 60_000;

/** Chromium without a network, and with nothing that makes two pictures of one page differ. */
const args: readonly string[] = [
  // Nothing listens at the proxy, and no name is looked up.
  "--proxy-server=http://127.0.0.1:9",
  "--proxy-bypass-list=<-loopback>",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-default-apps",
  "--disable-extensions",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-gpu",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-partial-raster",
  "--hide-scrollbars",
  "--lang=en-US",
];

/**
 * Starts Chromium for pictures. If the process is interrupted, the library ends the browser with it; its files are
 * removed whenever the process ends.
 *
 * @throws Error for the user if puppeteer-core is not installed or the browser does not start
 */
export async function startPictureBrowser(executablePath: string): Promise<Browser> {
  const { launch } = puppeteer();
  const folder = mkdtempSync(join(tmpdir(), "consentform-pictures-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // Chromium's sandbox does not start as root, which containers run as; the container is the sandbox then.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const env = { ...process.env, TMPDIR: folder, TZ: "UTC", LANG: "en_US.UTF-8", LANGUAGE: "en_US" };
  const options = { executablePath, pipe: true, args: [...args, ...sandbox], env, timeout: LAUNCH_MS };
  try {
    return await launch({ ...options, userDataDir: join(folder, "profile") });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new Error(`Chromium at ${executablePath} did not start: ${reason} Name another one with --browser.`);
  }
}

/** An optional peer: only commands that draw need it. */
function puppeteer(): typeof import("puppeteer-core") {
  try {
    return require("puppeteer-core") as typeof import("puppeteer-core");
  } catch {
    throw new Error("Pictures need puppeteer-core. Install it: npm install --save-dev puppeteer-core@24");
  }
}
