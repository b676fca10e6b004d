import { availableFor } from "../../rules/language-lookup";
import type { LoaderSettings } from "../slice";
import { ownDocument } from "./own-document";

/** The language in which this page's visitor is addressed: always one that is available. */
export function pageLanguage(languages: LoaderSettings["languages"]): string {
  const found = {
    html: () => [ownDocument.documentElement.lang],
    browser: () => navigator.languages,
    url: () => [location.pathname.split("/")[1] ?? ""],
    fixed: () => [languages.default],
  }[languages.detect]();
  // Of several languages the first that is offered, rather than the default for a first one that is not.
  for (const tag of found) {
    const [offered] = availableFor(languages, tag);
    if (offered !== undefined) return offered;
  }
  return languages.default;
}
