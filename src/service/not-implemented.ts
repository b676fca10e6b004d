import type { OperationId } from "../contract";

/**
 * Operations of the contract that no handler serves yet: they answer 501 after authentication, auth class and scope (contract 4.1).
 * The service starts only if each operation is either here or in routes/.
 */
export const notImplemented: readonly OperationId[] = [
  "listScans",
  "queueScan",
  "getScan",
  "listScanFindings",
  "diffScan",
  "listInstallChecks",
  "createInstallCheck",
  "listServices",
  "createService",
  "updateService",
  "deleteService",
  "listIssues",
  "suppressIssue",
  "unsuppressIssue",
  "getDeclarationJson",
  "getDeclarationHtml",
  "getDeclarationMarkdown",
  "listAlerts",
  "updateAlert",
  "testWebhookEndpoint",
  "listWebhookDeliveries",
  "redeliverWebhook",
  "listTemplates",
  "createTemplate",
  "getTemplate",
  "updateTemplate",
  "deleteTemplate",
  "applyTemplate",
  "getBillingSubscription",
  "createBillingPortalSession",
];
