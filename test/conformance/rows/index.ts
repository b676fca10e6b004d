import type { Kind } from "../../../src/resources";
import { alertChannel } from "./alert-channel";
import { bannerTemplate } from "./banner-template";
import { configDraft } from "./config-draft";
import { domain } from "./domain";
import { domainVerification } from "./domain-verification";
import { installCheck } from "./install-check";
import { issueSuppression } from "./issue-suppression";
import { promotion } from "./promotion";
import type { Row } from "./row";
import { scanGate } from "./scan-gate";
import { scanSchedule } from "./scan-schedule";
import { site } from "./site";
import { templateRollout } from "./template-rollout";
import { token } from "./token";
import { trackedService } from "./tracked-service";
import { version } from "./version";
import { webhookEndpoint } from "./webhook-endpoint";

/** One row for every kind of the registry; a test fails when one is missing. */
export const rows: Record<Kind, Row> = {
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
