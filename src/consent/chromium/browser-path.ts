import { findBrowser } from "./find-browser";

/**
 * The Chromium that a command uses: the one of its option, else of CONSENTFORM_BROWSER, else the machine's own. Null if
 * there is none, or if `none` is set.
 */
export function browserPath(
  option: string | undefined,
  variables: Readonly<Record<string, string | undefined>>,
): string | null {
  const asked = option ?? variables.CONSENTFORM_BROWSER;
  if (asked === undefined || asked === "") return findBrowser();
  return asked === "none" ? null : asked;
}
