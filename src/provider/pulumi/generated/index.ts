// Generated from src/provider/resources/ by `npm run generate`. Do not edit.
export { AlertChannel, type AlertChannelArgs } from "./alert-channel";
export { BannerTemplate, type BannerTemplateArgs } from "./banner-template";
export { ConfigDraft, type ConfigDraftArgs } from "./config-draft";
export { Domain, type DomainArgs } from "./domain";
export { DomainVerification, type DomainVerificationArgs } from "./domain-verification";
export { InstallCheck, type InstallCheckArgs } from "./install-check";
export { IssueSuppression, type IssueSuppressionArgs } from "./issue-suppression";
export { Promotion, type PromotionArgs } from "./promotion";
export { ScanGate, type ScanGateArgs } from "./scan-gate";
export { ScanSchedule, type ScanScheduleArgs } from "./scan-schedule";
export { Site, type SiteArgs } from "./site";
export { TemplateRollout, type TemplateRolloutArgs } from "./template-rollout";
export { Token, type TokenArgs } from "./token";
export { TrackedService, type TrackedServiceArgs } from "./tracked-service";
export { Version, type VersionArgs } from "./version";
export { WebhookEndpoint, type WebhookEndpointArgs } from "./webhook-endpoint";
export * from "./functions";
