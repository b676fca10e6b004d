import { createHash } from "node:crypto";
import { runDueWork } from "@consentform/service";
import type { Operation } from "../../src/consent/contract";
import { raiseAlert } from "../../src/service/alerts/raise-alert";
import { createDnsLookup } from "../../src/service/dns/dns-lookup";
import { observeIssues } from "../../src/service/issues/observe-issues";
import { banner } from "./banners";
import { consent } from "./consents";
import type { InProcessService, InProcessServiceOptions, TestWorkspace } from "./in-process-service";
import { legalBodies } from "./legal-bodies";
import { reaching } from "./scannable-site";
import type { Website } from "./website";

/** The two environments of a site. */
export const environments = ["preview", "production"] as const;

/** One of {@link environments}. */
export type TestEnvironment = (typeof environments)[number];

/** Kinds of objects as the first segment of a path names them. */
type Kind =
  | "sites"
  | "domains"
  | "scans"
  | "services"
  | "issues"
  | "exports"
  | "alerts"
  | "alert-channels"
  | "webhooks"
  | "webhook-deliveries"
  | "templates"
  | "tokens";

/** A site with one object of every kind, in each environment where the kind has one. */
export interface InhabitedSite {
  readonly id: string;
  /**
   * The path of an operation with the ids of this site's objects, of an environment where it matters. Versions are
   * number 1.
   */
  pathOf(operation: Operation, environment?: TestEnvironment): string;
}

/** Options of a service whose sites can be inhabited: their hosts are names of the website. */
export function inhabitable(website: Website): InProcessServiceOptions {
  const { egress, settings } = reaching(website);
  const dns = createDnsLookup({ server: "127.0.0.1:9", timeoutMs: 50 });
  return {
    runtime: { dns, ...(egress === undefined ? {} : { egress }) },
    ...(settings === undefined ? {} : { settings }),
  };
}

let made = 0;

/**
 * Makes a site and its objects: published in both environments, with a host, a finished scan, an open issue, consents
 * and an export of each, with a service and an alert, and with a channel, an endpoint (with a delivery) and a token
 * tied to exactly this site.
 */
export async function inhabitedSite(
  service: InProcessService,
  workspace: TestWorkspace,
  website: Website,
): Promise<InhabitedSite> {
  made += 1;
  const name = `inhabited-${made}`;
  const post = async (path: string, body?: object): Promise<string> => {
    const answer = await workspace.send({ method: "POST", path, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.id;
  };
  const id = await workspace.makeSite({ name, settings: { promotion_gate: { mode: "off" } } });
  await workspace.send({ method: "PUT", path: `/sites/${id}/config/draft`, body: { document: banner() } });
  await post(`/sites/${id}/versions`, {});
  await post(`/sites/${id}/versions/1/promote`);
  await service.service.recordConsents(environments.map((environment) => consent(id, { environment })));

  const ofEach = async (make: (environment: TestEnvironment) => Promise<string>) => ({
    preview: await make("preview"),
    production: await make("production"),
  });
  const same = async (make: Promise<string>) => {
    const only = await make;
    return { preview: only, production: only };
  };
  const tied = { site_ids: [id] };
  const url = `http://127.0.0.1:${website.port}/hook`;
  const webhook = await post("/webhooks", { ...legalBodies.createWebhookEndpoint(name), url, ...tied });
  const objects: Record<Kind, Record<TestEnvironment, string>> = {
    sites: { preview: id, production: id },
    domains: await ofEach((environment) =>
      post(`/sites/${id}/domains`, { ...legalBodies.createDomain(`${environment}-${name}`), environment }),
    ),
    scans: await ofEach((environment) => post(`/sites/${id}/scans`, { environment })),
    services: await same(post(`/sites/${id}/services`, legalBodies.createService(name))),
    issues: await ofEach((environment) => openIssue(service, workspace, id, environment)),
    exports: await ofEach(async (environment) => {
      const exportId = await post(`/sites/${id}/exports`, { environment });
      // A site has one building export at a time.
      await runDueWork(service.service);
      return exportId;
    }),
    alerts: await same(openAlert(service, workspace, id)),
    "alert-channels": await same(post("/alert-channels", { ...legalBodies.createAlertChannel(name), ...tied })),
    webhooks: { preview: webhook, production: webhook },
    "webhook-deliveries": await same(post(`/webhooks/${webhook}/test`)),
    templates: await same(post("/templates", legalBodies.createTemplate(name))),
    tokens: await same(post("/tokens", { ...legalBodies.createToken(name), site_id: id })),
  };
  await runDueWork(service.service);
  return {
    id,
    pathOf: ({ path }, environment = "preview") => {
      const [, kind = ""] = path.split("/");
      const known = objects[kind as Kind]?.[environment] ?? "";
      return path.replace("{id}", known).replace("{number}", "1");
    },
  };
}

/** Lets a scan see an error that it has not seen before. @returns the id of its issue */
export async function openIssue(
  { service }: InProcessService,
  { workspaceId }: TestWorkspace,
  siteId: string,
  environment: TestEnvironment,
): Promise<string> {
  made += 1;
  const { store, runtime } = service;
  const visit = { page: "https://shop.example/", profile: "gdpr", consent_state: "none" } as const;
  const fingerprint = createHash("sha256").update(`finding ${made}`).digest("hex");
  const subject = { kind: "cookie", name: `_${made}`, domain: "shop.example" } as const;
  const ids = await store.transaction((tx) =>
    observeIssues(tx, runtime, {
      workspaceId,
      siteId,
      environment,
      scanId: `scn_${made}`,
      engine: "static",
      isCompleted: true,
      at: runtime.now(),
      visits: [],
      findings: [
        { ...visit, rule_id: "pre-consent-storage", severity: "error", fingerprint, service_id: null, subject },
      ],
    }),
  );
  return ids.get(fingerprint) ?? "";
}

/** Opens an alert of a site. @returns its id */
export async function openAlert(
  { service }: InProcessService,
  workspace: TestWorkspace,
  siteId: string,
): Promise<string> {
  made += 1;
  const { store, runtime } = service;
  const subject = { type: "issue", id: `iss_${made}` } as const;
  const { workspaceId } = workspace;
  await store.transaction((tx) =>
    raiseAlert(tx, runtime, { workspaceId, kind: "issue.opened", subject, siteId, at: runtime.now() }),
  );
  const { body } = await workspace.send({ path: `/alerts?site_id=${siteId}&kind=issue.opened` });
  return body.data[0].id;
}
