/** What can be declared as code: the vocabulary, the kinds, and what is derived from both. */
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

const definitions = {
  Site: site,
  Domain: domain,
  DomainVerification: domainVerification,
  ConfigDraft: configDraft,
  Version: version,
  Promotion: promotion,
  ScanSchedule: scanSchedule,
  AlertChannel: alertChannel,
  WebhookEndpoint: webhookEndpoint,
  Token: token,
  BannerTemplate: bannerTemplate,
  TemplateRollout: templateRollout,
  TrackedService: trackedService,
  IssueSuppression: issueSuppression,
  InstallCheck: installCheck,
  ScanGate: scanGate,
};

/** Name of a kind of resource. */
export type Kind = keyof typeof definitions;

/** Every kind, in the order in which a site is set up. */
export const registry: Readonly<Record<Kind, Definition>> = definitions;

export { type DataSource, dataSources } from "./data-sources";
export type { CheckWork, Definition, Difference, Finding, Property, SitePart, Traits, Written } from "./definition";
export { type EphemeralResource, ephemeralResources } from "./ephemeral-resources";
export { answeredProperties, inputProperties, outputProperties } from "./properties";
export type { Properties, Wire } from "./property-values";
export { type Fault, faultOf, faultText, ResourceError } from "./resource-error";
export { conditionalScopes, requiredScopes } from "./scopes";
export { spelledPlace } from "./spelling";
export { joined, member, named, type Place, pathText, render, type Text, text } from "./text";
export type { Creation, Observation, Problem, Wait, Work, WrittenDraft } from "./work";
