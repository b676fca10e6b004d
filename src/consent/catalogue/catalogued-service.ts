import type { CatalogueEntry, EvaluatedService } from "../rules";
import { type CatalogueSuggestion, catalogueCookie, catalogueHost } from "./tracker-catalogue";

/** The data sets, as a finding names them. */
const SOURCE = "the catalogue of trackers";

/**
 * The entry for a recorded tracker, by its hosts and by what it stores; null if the catalogue does not know it for
 * certain. A name that other products use as well accuses no service.
 */
export function cataloguedService({ hosts = [], storage = [] }: EvaluatedService): CatalogueEntry | null {
  const names = storage.flatMap(({ name, pattern }) => name ?? pattern ?? []);
  const suggestions = [
    ...hosts.map(catalogueHost),
    ...names.flatMap((name) => [
      catalogueCookie(name, "", true),
      ...hosts.map((host) => catalogueCookie(name, host, false)),
    ]),
  ];
  const category = categoryOf(suggestions, ["marketing", "analytics"]) ?? categoryOf(suggestions, ["functional"]);
  return category === null ? null : { category, source: SOURCE };
}

function categoryOf(
  suggestions: readonly (CatalogueSuggestion | null)[],
  wanted: readonly CatalogueSuggestion["category"][],
): CatalogueSuggestion["category"] {
  return suggestions.find((one) => one?.confidence === "certain" && wanted.includes(one.category))?.category ?? null;
}
