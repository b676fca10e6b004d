/** Many sites from one table. */
export type { FleetSite } from "./fleet-site";
export { readSites, sitesOfFile } from "./read-sites";
