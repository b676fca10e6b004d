import type { OperationId } from "../../src/consent/contract";

/** How programs and people reach an operation, beside the resources and data sources that name it themselves. */
export interface OperationUse {
  /** Commands that call it, without `consentform` before them. */
  readonly commands?: readonly string[];
  /** Kinds of resources that call it in addition to their own operations. */
  readonly kinds?: readonly string[];
  /** The reason why there is no resource, data source or command, and what to use. */
  readonly note?: string;
}

/** The one table behind docs/reference/operations.md; everything else on that page is derived. */
export const operationUses: Partial<Record<OperationId, OperationUse>> = {
  validateConfigDraft: {
    note: "`consentform validate` and every preview apply the same rules without a request.",
  },
  listVersions: {
    note: "The data source `Version` reads one version; `Site` has the numbers that the stages hold.",
  },
  queueScan: { commands: ["scan"] },
  getScan: { commands: ["scan"] },
  listScans: { kinds: ["ScanGate"] },
  listScanFindings: { commands: ["scan"], kinds: ["ScanGate"] },
  diffScan: { note: "`ScanGate` and `consentform scan --new-only` report what is new." },
  listIssues: { commands: ["scan"] },
  getDeclarationHtml: {
    note: "A page for visitors: link to its address. The data source `Declaration` has its content.",
  },
  getDeclarationMarkdown: {
    note: "A page for other programs: read its address. The data source `Declaration` has its content.",
  },
  listConsents: {
    note: "Records of visitors do not belong in state. `consentform evidence --consents` saves those of one version, signed.",
  },
  createExport: { commands: ["evidence"] },
  downloadExport: { commands: ["evidence"] },
  getExportKeys: { commands: ["evidence", "verify-evidence", "verify-export"] },
  getSiteAnalytics: { note: "The figures change all the time and do not belong in state." },
  listAlerts: { note: "Alerts are events, not configuration. `AlertChannel` says who receives them." },
  updateAlert: { note: "Whether an alert is dealt with is someone's decision, not configuration." },
  testWebhookEndpoint: { note: "An action without a state. Call it after the deployment that makes the endpoint." },
  listWebhookDeliveries: { note: "What happened to an endpoint's events; nothing to declare." },
  redeliverWebhook: { note: "An action without a state, for the time after a receiver failed." },
  createToken: { commands: ["tokens create"] },
  getOpenApi: {
    note: "The contract as a document, for other clients and for tools. `consentform api getOpenApi` prints it.",
  },
  getBillingSubscription: { note: "Needs a signed-in user. No token can call it, and there is no dashboard yet." },
  createBillingPortalSession: { note: "Needs a signed-in user. No token can call it, and there is no dashboard yet." },
};
