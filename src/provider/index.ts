/** The Pulumi surface: resources, the explicit provider, functions and components. */

export { ConsentSite, type ConsentSiteArgs } from "./pulumi/consent-site";
export type { DeepInput } from "./pulumi/deep-input";
export { Provider, type ProviderArgs } from "./pulumi/explicit-provider";
export * from "./pulumi/generated";
export type { FunctionOptions, FunctionOutputOptions } from "./pulumi/look-up";
export { type BannerDocument, readBanner } from "./pulumi/read-banner";
export { type FleetSite, readSites } from "./pulumi/read-sites";
export { type FleetChallenge, SiteFleet, type SiteFleetArgs, type SiteFleetGate } from "./pulumi/site-fleet";
