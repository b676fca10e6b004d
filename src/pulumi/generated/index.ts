// Generated from src/resources/ by `npm run generate`. Do not edit.
export { AlertChannel, type AlertChannelArgs } from "./alert-channel";
export { ConfigDraft, type ConfigDraftArgs } from "./config-draft";
export { Domain, type DomainArgs } from "./domain";
export { DomainVerification, type DomainVerificationArgs } from "./domain-verification";
export { Promotion, type PromotionArgs } from "./promotion";
export { ScanSchedule, type ScanScheduleArgs } from "./scan-schedule";
export { Site, type SiteArgs } from "./site";
export { Token, type TokenArgs } from "./token";
export { Version, type VersionArgs } from "./version";
export { WebhookEndpoint, type WebhookEndpointArgs } from "./webhook-endpoint";
export * from "./functions";
