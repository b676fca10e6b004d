import { type EngineProperties, pathsIn, type SplitProperties, splitProperties } from "./engine-values";
import { ONCE_LIVE } from "./recorded-inputs";

/**
 * True if outputs have to be recorded again although no input differs: a deletion is given them alone, so they
 * say whether the site is protected; and they hold in plain text what became a secret later. Nothing is sent for it.
 */
export function isRecordStale(
  recorded: EngineProperties,
  { secretPaths, siteProtection }: Pick<SplitProperties, "secretPaths" | "siteProtection">,
): boolean {
  const known = new Set(pathsIn(recorded).map((path) => JSON.stringify(path)));
  const isNewlySecret = secretPaths.some((path) => !known.has(JSON.stringify(path)));
  const { siteProtection: former } = splitProperties(recorded);
  // Earlier releases recorded true for every protected site, which protects more.
  return isNewlySecret || (siteProtection !== former && !(siteProtection === ONCE_LIVE && former === true));
}
