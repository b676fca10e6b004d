// Generated from src/provider/resources/ by `npm run generate`. Do not edit.
import { alertChannel } from "../alert-channel";
import { bannerTemplate } from "../banner-template";
import { configDraft } from "../config-draft";
import type { Definition } from "../definition";
import { domain } from "../domain";
import { domainVerification } from "../domain-verification";
import { installCheck } from "../install-check";
import { issueSuppression } from "../issue-suppression";
import { promotion } from "../promotion";
import { scanGate } from "../scan-gate";
import { scanSchedule } from "../scan-schedule";
import { site } from "../site";
import { templateRollout } from "../template-rollout";
import { token } from "../token";
import { trackedService } from "../tracked-service";
import { version } from "../version";
import { webhookEndpoint } from "../webhook-endpoint";

/** Name of a kind of resource. */
export type Kind =
  | "Site"
  | "ConfigDraft"
  | "Domain"
  | "DomainVerification"
  | "InstallCheck"
  | "IssueSuppression"
  | "ScanSchedule"
  | "Token"
  | "TrackedService"
  | "Version"
  | "Promotion"
  | "ScanGate"
  | "BannerTemplate"
  | "TemplateRollout"
  | "AlertChannel"
  | "WebhookEndpoint";

/** Every kind, in the order in which a site is set up. */
export const registry: Readonly<Record<Kind, Definition>> = {
  Site: site,
  ConfigDraft: configDraft,
  Domain: domain,
  DomainVerification: domainVerification,
  InstallCheck: installCheck,
  IssueSuppression: issueSuppression,
  ScanSchedule: scanSchedule,
  Token: token,
  TrackedService: trackedService,
  Version: version,
  Promotion: promotion,
  ScanGate: scanGate,
  BannerTemplate: bannerTemplate,
  TemplateRollout: templateRollout,
  AlertChannel: alertChannel,
  WebhookEndpoint: webhookEndpoint,
};
