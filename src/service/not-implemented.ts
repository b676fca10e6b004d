import type { OperationId } from "../contract";

/**
 * Operations of the contract that no handler serves yet: they answer 501 after authentication, auth class and scope (contract 4.1).
 * The service starts only if each operation is either here or in routes/.
 */
export const notImplemented: readonly OperationId[] = [
  "listConsents",
  "createExport",
  "downloadExport",
  "getExportKeys",
  "getSiteAnalytics",
  "listAlerts",
  "updateAlert",
  "testWebhookEndpoint",
  "listWebhookDeliveries",
  "redeliverWebhook",
];
