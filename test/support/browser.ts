import { execFileSync } from "node:child_process";
import { type Browser, launch } from "puppeteer-core";
import { browserPath } from "../../src/cli/browser-path";
import { tellMissing } from "./required";

/** The machine's Chromium, or null: also where CONSENTFORM_BROWSER is `none`. */
const executablePath = browserPath(undefined, process.env);

/** A test in Chromium. Where there is none, it is skipped, and the reason is printed once for each file. */
export const testInBrowser: jest.It = executablePath === null ? skipped() : test;

/** Starts the machine's Chromium without a window; null if there is none. */
export async function startBrowser(): Promise<Browser | null> {
  if (executablePath === null) return null;
  // In a container tests run as root, where Chromium has no sandbox, and /dev/shm is small.
  return launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"] });
}

/** A test whose expectation was drawn by one major version of Chromium. Others may draw edges of letters otherwise. */
export function testInVersion(major: number): jest.It {
  if (executablePath === null) return test.skip;
  const version = execFileSync(executablePath, ["--version"], { encoding: "utf8" }).trim();
  if (version.includes(` ${major}.`)) return test;
  process.stderr.write(`${version} may draw differently from Chromium ${major}: what it drew is not compared.\n`);
  return test.skip;
}

function skipped(): jest.It {
  tellMissing("chromium", "No Chromium is installed (apt-get install chromium): tests in a real browser are skipped.");
  return test.skip;
}
