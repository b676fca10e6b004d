import type { FleetSite } from "./fleet-site";

/** Names the place of a site in its table, or of one of its columns. */
type PlaceOf = (column?: string) => string;

/** Beside the sites and not in them: a site is what the user's program sees, prints and copies. */
const places = new WeakMap<FleetSite, PlaceOf>();

/** Records where a table lists the site. */
export function recordPlace(site: FleetSite, placeOf: PlaceOf): void {
  places.set(site, placeOf);
}

/**
 * The site's place in the table, such as `sites.csv:3, column wave`; `sites` for a site that the program wrote itself
 * or copied.
 */
export function placeOfSite(site: FleetSite, column?: string): string {
  return places.get(site)?.(column) ?? "sites";
}
