import { type OperationId, operations, type ProblemSlug } from "../../src/consent/contract";
import { banner } from "../support/banners";
import type { InProcessService, TestWorkspace } from "../support/in-process-service";
import type { InhabitedSite } from "../support/inhabited-site";
import { legalBodies } from "../support/legal-bodies";

/** The result of {@link makeRefusals}. */
export interface RefusingPlace {
  readonly siteId: string;
  /** Of objects whose state refuses what is asked. */
  readonly unready: Readonly<Record<"scan" | "export", string>>;
  /** Of another site, which shares the workspace. */
  readonly taken: Readonly<Record<"host" | "channel" | "template", string>>;
}

/** A request that only the meaning of the operation refuses. */
export interface Refusal {
  readonly slug: ProblemSlug;
  /** Default: that of the site's object. */
  readonly path?: (place: RefusingPlace) => string;
  readonly query?: string;
  /** Default: all scopes. */
  readonly isNarrow?: true;
  readonly body?: (place: RefusingPlace) => Record<string, unknown>;
}

const isTaken = { external_key: "taken" };

/** Step 14, for every operation that can be refused by it (contract 1.1), but those of {@link untoldRefusals}. */
export const semanticRefusals: Partial<Record<OperationId, Refusal>> = {
  createSite: { slug: "conflict", body: () => ({ ...legalBodies.createSite("one"), ...isTaken }) },
  deleteSite: { slug: "conflict" },
  createDomain: { slug: "conflict", body: ({ taken }) => ({ host: taken.host, environment: "preview" }) },
  putConfigDraft: { slug: "template-locked", body: () => ({ document: banner("Another title") }) },
  publishVersion: { slug: "conflict", body: () => ({ environment: "production", reconsent: "force" }) },
  promoteVersion: { slug: "version-not-promotable" },
  rollbackVersion: {
    slug: "version-not-promotable",
    path: ({ siteId }) => `/sites/${siteId}/versions/3/rollback`,
    body: () => ({ reason: "none" }),
  },
  queueScan: {
    slug: "domain-not-verified",
    body: () => ({ environment: "preview", start_urls: ["https://elsewhere.example/"] }),
  },
  listScanFindings: { slug: "conflict", path: ({ unready }) => `/scans/${unready.scan}/findings`, query: "format=csv" },
  diffScan: { slug: "conflict", path: ({ unready }) => `/scans/${unready.scan}/diff` },
  createInstallCheck: {
    slug: "domain-not-verified",
    body: () => ({ environment: "preview", url: "https://elsewhere.example/" }),
  },
  createService: { slug: "conflict", body: () => ({ ...legalBodies.createService("one"), ...isTaken }) },
  createExport: { slug: "conflict", body: () => ({ environment: "preview" }) },
  downloadExport: { slug: "export-not-ready", path: ({ unready }) => `/exports/${unready.export}/download` },
  updateAlert: { slug: "conflict", body: () => ({ state: "acknowledged" }) },
  createAlertChannel: { slug: "conflict", body: () => ({ ...legalBodies.createAlertChannel("one"), ...isTaken }) },
  updateAlertChannel: { slug: "conflict", body: ({ taken }) => ({ name: taken.channel }) },
  createWebhookEndpoint: {
    slug: "conflict",
    body: () => ({ ...legalBodies.createWebhookEndpoint("one"), ...isTaken }),
  },
  updateWebhookEndpoint: { slug: "conflict", body: () => ({ rotation: { id: "fourth" } }) },
  testWebhookEndpoint: { slug: "conflict" },
  redeliverWebhook: { slug: "conflict" },
  createTemplate: { slug: "conflict", body: () => ({ ...legalBodies.createTemplate("one"), ...isTaken }) },
  updateTemplate: { slug: "conflict", body: ({ taken }) => ({ name: taken.template }) },
  deleteTemplate: { slug: "template-in-use" },
  createToken: { slug: "conflict", body: () => ({ ...legalBodies.createToken("one"), ...isTaken }) },
  revokeToken: { slug: "token-escalation", isNarrow: true },
};

/**
 * Operations whose own refusals need more than a request, or are found in step 8: test/contract/domains.test.ts and
 * regimes.test.ts.
 */
export const untoldRefusals: readonly OperationId[] = ["verifyDomain", "resolveRegime"];

/**
 * Brings about what {@link semanticRefusals} are refused for.
 * @param other a site of the same workspace, of which a scan is queued
 */
export async function makeRefusals(
  service: InProcessService,
  workspace: TestWorkspace,
  site: InhabitedSite,
  other: InhabitedSite,
): Promise<RefusingPlace> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await workspace.send({ method, path, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  for (const id of [
    "createSite",
    "createAlertChannel",
    "createWebhookEndpoint",
    "createTemplate",
    "createToken",
  ] as const) {
    await ask("POST", operations[id].path, { ...legalBodies[id](`taken-${id.toLowerCase()}`), ...isTaken });
  }
  await ask("POST", `/sites/${other.id}/services`, { ...legalBodies.createService("taken"), ...isTaken });
  const [host, channel, template] = [
    await ask("GET", other.pathOf(operations.getDomain)),
    await ask("GET", other.pathOf(operations.getAlertChannel)),
    await ask("GET", other.pathOf(operations.getTemplate)),
  ];
  const taken = { host: host.host, channel: channel.name, template: template.name };
  const at = (path: string) => `/sites/${site.id}${path}`;
  for (const title of ["Second", "Third"]) {
    await ask("PUT", at("/config/draft"), { document: banner(title) });
    const { number } = await ask("POST", at("/versions"), {});
    if (number === 2) await ask("POST", at("/versions/2/promote"), {});
  }
  await ask("PATCH", site.pathOf(operations.updateTemplate), { locked_paths: ["/layout"] });
  await ask("POST", site.pathOf(operations.applyTemplate), { items: [{ site_id: site.id }] });
  await ask("PATCH", site.pathOf(operations.updateAlert), { state: "resolved" });
  for (const id of ["second", "third"]) {
    await ask("PATCH", site.pathOf(operations.updateWebhookEndpoint), { rotation: { id, grace_hours: 168 } });
  }
  await ask("PATCH", site.pathOf(operations.updateWebhookEndpoint), { enabled: false });
  const unready = {
    scan: (await ask("GET", `/sites/${other.id}/scans?status=queued`)).data[0].id,
    export: (await ask("POST", at("/exports"), { environment: "preview" })).id,
  };
  // A site in use: a visitor of today.
  await service.send({ path: `//s/${site.id}/production/config.json` });
  return { siteId: site.id, taken, unready };
}
