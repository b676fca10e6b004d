/**
 * Constructs for sites, banners and everything else of the provider: `consentform/cdktf` and `consentform/cdktn`. This
 * folder is compiled twice, once beside the bindings of each library; `./bindings` and `./library` are written by the
 * build (tools/constructs).
 */

export { type FleetSite, readSites } from "../fleet";
export { type BannerDocument, readBanner } from "../resources/read-banner";
export { bannerJson } from "./banner-json";
export * from "./bindings";
export { ConsentSite, type ConsentSiteConfig } from "./consent-site";
export {
  type FleetChallenge,
  type SharedTemplate,
  SiteFleet,
  type SiteFleetConfig,
  type SiteFleetGate,
  type SiteFleetTemplate,
} from "./site-fleet";
