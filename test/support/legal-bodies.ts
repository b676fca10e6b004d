import type { OperationId } from "../../src/consent/contract";

/**
 * A body of each operation that makes something, with a name (of small letters, digits and hyphens) that makes it the
 * only one.
 */
export const legalBodies = {
  createSite: (name: string) => ({ name }),
  createDomain: (name: string) => ({ host: `${name}.localhost`, environment: "preview" }),
  queueScan: () => ({ environment: "preview" }),
  createInstallCheck: () => ({ environment: "preview" }),
  createService: (name: string) => ({ key: name, name: "Chat", company: "Chat Inc.", category: "functional" }),
  createExport: () => ({ environment: "preview" }),
  createAlertChannel: (name: string) => ({ name, kind: "email", addresses: ["ops@example.com"] }),
  createWebhookEndpoint: (name: string) => ({ url: `https://${name}.example.com/hook`, event_kinds: ["site.updated"] }),
  createTemplate: (name: string) => ({ name, document: { layout: { kind: "bar" } } }),
  createToken: (name: string) => ({ name, scopes: ["sites:read"] }),
} satisfies Partial<Record<OperationId, (name: string) => Record<string, unknown>>>;
