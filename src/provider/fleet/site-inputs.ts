import type { FleetSite } from "./fleet-site";

/**
 * Inputs of one site of a fleet: those that all sites share, then the site's own.
 *
 * @param shared inputs of all sites
 * @param own inputs that each engine writes in its own way: name, settings and an adoption
 */
export function siteInputs<Shared extends object, Own extends object>(
  { retention, deletionProtection }: FleetSite,
  shared: Shared,
  own: Own,
) {
  return {
    // Once production serves a site, nothing but its removal takes its banner down, so a row that allows one allows the
    // other.
    ...(deletionProtection === false && { allowDeleteWhileServed: true }),
    ...shared,
    ...own,
    ...(retention !== undefined && { retention }),
    ...(deletionProtection !== undefined && { deletionProtection }),
  };
}
