/** Everything that can be declared as code: the vocabulary, the kinds, and what is derived from both. */
import { alertChannel } from "./alert-channel";
import { bannerTemplate } from "./banner-template";
import { configDraft } from "./config-draft";
import type { Definition } from "./definition";
import { domain } from "./domain";
import { domainVerification } from "./domain-verification";
import { installCheck } from "./install-check";
import { issueSuppression } from "./issue-suppression";
import { promotion } from "./promotion";
import { scanGate } from "./scan-gate";
import { scanSchedule } from "./scan-schedule";
import { site } from "./site";
import { templateRollout } from "./template-rollout";
import { token } from "./token";
import { trackedService } from "./tracked-service";
import { version } from "./version";
import { webhookEndpoint } from "./webhook-endpoint";

/** In the order in which a site is set up. Each is named as its kind, but for the first letter. */
const definitions = {
  site,
  domain,
  domainVerification,
  configDraft,
  version,
  promotion,
  scanSchedule,
  alertChannel,
  webhookEndpoint,
  token,
  bannerTemplate,
  templateRollout,
  trackedService,
  issueSuppression,
  installCheck,
  scanGate,
};

/** Name of a kind of resource. */
export type Kind = Capitalize<keyof typeof definitions>;

/** Every kind, in the order in which a site is set up. */
export const registry = Object.fromEntries(
  Object.values(definitions).map((definition) => [definition.kind, definition]),
) as Readonly<Record<Kind, Definition>>;

export { type DataSource, dataSources } from "./data-sources";
export type { CheckWork, Definition, Difference, Finding, Property, SitePart, Traits, Written } from "./definition";
export { type EphemeralResource, ephemeralResources } from "./ephemeral-resources";
export { answeredProperties, inputProperties, outputProperties } from "./properties";
export type { Properties, Wire } from "./property-values";
export { type Fault, faultOf, faultText, ResourceError } from "./resource-error";
export { conditionalScopes, requiredScopes } from "./scopes";
export { joined, member, named, type Place, pathText, render, type Text, text } from "./text";
export type { Creation, Observation, Problem, Wait, Work, WrittenDraft } from "./work";
