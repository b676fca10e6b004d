import { execFileSync } from "node:child_process";
import { tellMissing } from "./required";
import { executablePath } from "./start-browser";

/** A test in Chromium. Where there is none, it is skipped, and the reason is printed once for each file. */
export const testInBrowser: jest.It = executablePath === null ? skipped() : test;

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
