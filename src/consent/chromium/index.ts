export { browserPath } from "./browser-path";
export { chromiumArguments } from "./chromium-arguments";
export { findBrowser } from "./find-browser";
