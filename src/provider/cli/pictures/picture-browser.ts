import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArguments } from "@consentform/consent/chromium";
import type { Browser } from "puppeteer-core";
import { exitCodes } from "../exit-status";

/** Longest time that Chromium may take to start, in milliseconds: on a busy machine it is read from a cold disk. */
const LAUNCH_MS = 60_000;

/** A port that nothing listens at, so that the browser has no network. */
const NO_PROXY_PORT = 9;

/** Chromium with nothing that makes two pictures of one page differ. No name is looked up. */
const args: readonly string[] = [
  ...chromiumArguments(NO_PROXY_PORT),
  "--host-resolver-rules=MAP * ~NOTFOUND",
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
  // The library listens only once the browser runs: an interruption before would end the process at once.
  process.once("SIGINT", () => setImmediate(() => process.exit(exitCodes.interrupted)));
  const env = { ...process.env, TMPDIR: folder, TZ: "UTC", LANG: "en_US.UTF-8", LANGUAGE: "en_US" };
  const options = { executablePath, pipe: true, args: [...args], env, timeout: LAUNCH_MS };
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
