/** Many sites from one table. */

export type { FleetVariable } from "./fleet-plan";
export type { FleetSite } from "./fleet-site";
export { type FleetStep, fleetSteps, type GateStep, overridesOf, type RolloutStep } from "./fleet-steps";
export { readSites, sitesOfFile } from "./read-sites";
export { siteInputs } from "./site-inputs";
