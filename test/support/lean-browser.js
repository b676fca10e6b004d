const { existsSync } = require("node:fs");

/** Debian's package `chromium-headless-shell`: the same engine without the parts that draw a window. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Lets tests open pages in the headless shell where it is installed: a page needs a quarter of the processor time of
 * the whole Chromium. CONSENTFORM_BROWSER takes precedence. What users do with the whole Chromium is tested with it:
 * scans (browser-scans, observed-installations) and the first use (new-user).
 */
exports.chooseLeanBrowser = () => {
  if (process.env.CONSENTFORM_BROWSER === undefined && existsSync(HEADLESS_SHELL)) {
    process.env.CONSENTFORM_BROWSER = HEADLESS_SHELL;
  }
};
