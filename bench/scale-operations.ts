import { sql } from "kysely";
import { type OperationId, operations } from "../src/consent/contract";
import { banner } from "../test/support/banners";
import { legalBodies } from "../test/support/legal-bodies";
import { copyOf, templateOfCopy } from "./many-sites";
import type { PopulatedService } from "./populated-service";

/** A request to an operation. */
interface ScaleRequest {
  /** Default: the operation's own, with ids of the copy. */
  readonly path?: string;
  /** With its question mark. */
  readonly query?: string;
  readonly body?: unknown;
}

/** One way in which an operation is measured. */
export interface ScaleCase {
  /** The request, if one operation is measured in several ways. */
  readonly what?: string;
  /** Makes the request of a round, to the copy number `place`; every round has a separate copy. */
  readonly ask: (bench: PopulatedService, round: number, place: number) => ScaleRequest;
  /** Put in order between two rounds, outside of the measured time. */
  readonly afterwards?: (bench: PopulatedService) => Promise<unknown>;
}

const plain: readonly ScaleCase[] = [{ ask: () => ({}) }];
const asks = (ask: ScaleCase["ask"]): readonly ScaleCase[] => [{ ask }];
const sends = (body: (round: number) => unknown): readonly ScaleCase[] => asks((_, round) => ({ body: body(round) }));
const makes = (id: keyof typeof legalBodies) => sends((round) => legalBodies[id](`bench-${round}`));
const lists = (what: string, query: string | ScaleCase["ask"]): ScaleCase => ({
  what,
  ask: typeof query === "string" ? () => ({ query }) : query,
});

/** How every operation of the contract is measured. */
export const SCALE_CASES: Readonly<Record<OperationId, readonly ScaleCase[]>> = {
  listSites: [
    lists("50", ""),
    lists("50 after a cursor", ({ cursors }) => ({ query: `?cursor=${cursors.listSites}` })),
    lists("50 with their domains", "?include=domains"),
    lists(
      "200 with all their parts",
      "?limit=200&include=domains&include=scan_schedule&include=services&include=suppressions&include=install_checks",
    ),
    lists("one by its name", (_, __, place) => ({ query: `?name=copy%20${place}` })),
    lists("one by its external key", (_, __, place) => ({ query: `?external_key=bench-${place}` })),
    lists("50 by a label that all have", "?label=team:all"),
    lists("one by its label", "?label=team:one"),
    lists("50 by their template", (_, __, place) => ({ query: `?template_id=${templateOfCopy(place)}` })),
  ],
  createSite: makes("createSite"),
  getSite: plain,
  updateSite: sends((round) => ({ retention: 1000 + round })),
  deleteSite: plain,
  createDomain: makes("createDomain"),
  getDomain: plain,
  deleteDomain: plain,
  verifyDomain: plain,
  getConfigDraft: plain,
  putConfigDraft: sends((round) => ({ document: banner(`Round ${round}`) })),
  validateConfigDraft: sends(() => ({})),
  listVersions: plain,
  publishVersion: sends(() => ({})),
  getVersion: plain,
  // The version that was published a few rows ago.
  promoteVersion: asks(({ pathOf }, _, place) => ({
    path: pathOf(operations.promoteVersion, place).replace("/1/", "/2/"),
    body: {},
  })),
  rollbackVersion: sends(() => ({ reason: "measured" })),
  listScans: plain,
  queueScan: [
    {
      ask: () => ({ body: legalBodies.queueScan() }),
      // Ten may wait.
      afterwards: ({ service }) =>
        sql`update scans set status = 'failed' where status = 'queued'`.execute(service.store.db),
    },
  ],
  getScan: plain,
  listScanFindings: plain,
  diffScan: asks(({ scanId }, _, place) => ({ path: `/scans/${copyOf(scanId, place)}/diff` })),
  getScanSchedule: plain,
  updateScanSchedule: sends((round) => ({ max_pages: 1 + round })),
  listInstallChecks: plain,
  createInstallCheck: makes("createInstallCheck"),
  listServices: plain,
  createService: makes("createService"),
  updateService: sends((round) => ({ name: `Chat ${round}` })),
  deleteService: plain,
  listIssues: plain,
  suppressIssue: sends(() => ({ reason: "accepted_risk", comment: "It is known and harmless." })),
  unsuppressIssue: plain,
  getDeclarationJson: plain,
  getDeclarationHtml: plain,
  getDeclarationMarkdown: plain,
  listConsents: plain,
  createExport: makes("createExport"),
  downloadExport: plain,
  getExportKeys: plain,
  getSiteAnalytics: plain,
  listAlerts: [
    lists("50", ""),
    lists("50 after a cursor", ({ cursors }) => ({ query: `?cursor=${cursors.listAlerts}` })),
    lists("those of a site", (bench, _, place) => ({ query: `?site_id=${siteOf(bench, place)}` })),
    lists("those resolved, of which there are none", "?state=resolved"),
    lists("50 of a severity that few have", "?severity=info"),
    lists("those of a kind, of which there are none", "?kind=webhook.disabled"),
  ],
  updateAlert: sends(() => ({ state: "acknowledged" })),
  listAlertChannels: plain,
  createAlertChannel: makes("createAlertChannel"),
  getAlertChannel: plain,
  updateAlertChannel: sends((round) => ({ name: `Operations ${round}` })),
  deleteAlertChannel: plain,
  listWebhookEndpoints: plain,
  createWebhookEndpoint: makes("createWebhookEndpoint"),
  getWebhookEndpoint: plain,
  updateWebhookEndpoint: sends((round) => ({ description: `Round ${round}` })),
  deleteWebhookEndpoint: plain,
  testWebhookEndpoint: plain,
  listWebhookDeliveries: [
    lists("50", ""),
    lists("those that failed, of which there are none", "?status=failed"),
    lists("those of a kind, of which there are none", "?kind=site.deleted"),
  ],
  redeliverWebhook: asks(({ deliveryId }, _, place) => ({
    path: `/webhook-deliveries/${copyOf(deliveryId, place)}/redeliver`,
  })),
  // A page of one: a template names all sites that use it, and there are more templates where there are more sites.
  listTemplates: asks(() => ({ query: "?limit=1" })),
  createTemplate: makes("createTemplate"),
  getTemplate: plain,
  updateTemplate: sends((round) => ({ description: `Round ${round}` })),
  deleteTemplate: plain,
  applyTemplate: asks((bench, round, place) => ({
    body: {
      items: [{ site_id: siteOf(bench, place), overrides: { layout: { position: round % 2 ? "top" : "bottom" } } }],
    },
  })),
  listTokens: [
    lists("50", ""),
    lists("50 that were revoked", "?status=revoked"),
    lists("those that expired, of which there are none", "?status=expired"),
    lists("one by its external key", "?external_key=nobody"),
  ],
  createToken: makes("createToken"),
  getToken: plain,
  revokeToken: plain,
  getMe: plain,
  resolveRegime: asks(() => ({ query: "?country=DE" })),
  getOpenApi: plain,
  getBillingSubscription: plain,
  createBillingPortalSession: sends(() => ({ return_url: "http://127.0.0.1:4071/" })),
};

function siteOf({ siteId }: PopulatedService, place: number): string {
  return copyOf(siteId, place);
}
