/** Many sites from one table. */

export { buildFleet, type FleetMaker } from "./build-fleet";
export { type FleetOrder, type FleetVariable, fleetWaves, type WaveGate } from "./fleet-plan";
export type { FleetSite } from "./fleet-site";
export { type FleetStep, fleetSteps, type GateStep, overridesOf, type RolloutStep } from "./fleet-steps";
export { readSites, sitesOfFile, sitesOfTable } from "./read-sites";
export { siteInputs } from "./site-inputs";
export type { TableRow } from "./site-table";
