/** Many sites from one table. */

export { type FleetOrder, type FleetVariable, fleetWaves, type Wave, type WaveGate } from "./fleet-plan";
export type { FleetSite } from "./fleet-site";
export { readSites, sitesOfFile } from "./read-sites";
