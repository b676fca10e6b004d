/** The Pulumi surface: resources, the explicit provider, functions and components. */
export type { BannerDocument } from "./rules";
export { ConsentSite, type ConsentSiteArgs } from "./pulumi/consent-site";
export type { DeepInput } from "./pulumi/deep-input";
export { Provider, type ProviderArgs } from "./pulumi/explicit-provider";
export type { FunctionOptions } from "./pulumi/look-up";
export * from "./pulumi/generated";
export { readBanner } from "./pulumi/read-banner";
