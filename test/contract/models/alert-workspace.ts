import type { CrashableService } from "../../support/crashable-service";
import type { DnsResponder } from "../../support/dns-responder";
import type { Compared } from "../../support/hold-model";
import type { HttpReceiver } from "../../support/http-receiver";
import type { MailServer } from "../../support/mail-server";
import { type ModelWorkspace, modelWorkspace } from "../../support/model-workspace";
import { type ScannableSite, scannableSite } from "../../support/scannable-site";
import type { Website } from "../../support/website";
import { type DomainModel, pendingDomain, type TokenModel } from "./alert-causes";
import type { ChannelModel, Inbox } from "./alert-model";
import { type Pages, type ServiceModel, served, type Tracker } from "./tracked-site";

/** An issue that is an error, and what alerts depend on of it. */
export interface IssueModel {
  readonly id: string;
  readonly tracker: Tracker;
  isResolved: boolean;
  isSuppressed: boolean;
}

/** A workspace with one site, and everything that may be a cause. */
export interface Alerts extends Inbox {
  readonly startedAt: number;
  readonly siteId: string;
  readonly slack: ChannelModel;
  /** The effects of events that were not passed on yet, in their order. */
  readonly news: ((now: number) => unknown)[];
  readonly pages: Pages;
  isInstalled: boolean;
  isScanQueued: boolean;
  readonly services: Map<string, ServiceModel>;
  /** Errors by cookie. */
  readonly issues: Map<Tracker, IssueModel>;
  readonly domains: readonly DomainModel[];
  readonly tokens: TokenModel[];
  readonly endpoint: { readonly id: string; isGone: boolean; isDisabled: boolean; tests: number };
  version: number;
  production: number | null;
}

/** The workspace itself, and the servers around it. */
export interface Real extends ModelWorkspace, Servers {
  readonly site: ScannableSite;
}

/** The servers that a service reaches, changed by tests. */
export interface Servers {
  readonly website: Website;
  readonly dns: DnsResponder;
  readonly slackServer: HttpReceiver;
  readonly hook: HttpReceiver;
  readonly mail: MailServer;
}

/** Lets the website show what the model says. */
export function serve({ pages, isInstalled }: Alerts, { website, site }: Real): void {
  website.pages = { ...served(pages, site), "/install": isInstalled ? `<head>${site.tag}</head>` : "<p>bare</p>" };
}

const address = "person@shop.example";

/** A channel that sends everything to Slack, and one that sends warnings and above to a confirmed mailbox. */
async function channels({ call, work, service, mail, slackServer }: Real): Promise<[ChannelModel, ChannelModel]> {
  const make = async (body: Record<string, unknown>): Promise<ChannelModel> => {
    const { id, min_severity } = (await call("createAlertChannel", { body: { name: String(body.kind), ...body } }))
      .body;
    return {
      id,
      minSeverity: min_severity,
      isOfAddresses: body.kind === "email",
      isWell: true,
      failures: 0,
      tellings: [],
    };
  };
  const slack = await make({ kind: "slack", url: slackServer.url, min_severity: "info" });
  const email = await make({ kind: "email", addresses: [address] });
  await work();
  const link = /https:\/\/consent\.example(\S+)/.exec(mail.mails.at(-1)?.text ?? "")?.[1];
  const confirmed = await service.now().service.fetch(new Request(`http://127.0.0.1:4071${link}`, { method: "POST" }));
  expect(confirmed.status).toBe(200);
  return [slack, email];
}

/** A workspace where nothing has happened yet; what those of former runs left to do is forgotten. */
export async function alertWorkspace(parts: Servers, service: CrashableService): Promise<Compared<Alerts, Real>> {
  const { db } = service.now().service.store;
  for (const table of ["alert_channels", "webhook_endpoints", "domain_claims", "domains", "jobs"] as const) {
    await db.deleteFrom(table).execute();
  }
  const workspace = await modelWorkspace(service);
  const { call, now } = workspace;
  const gate = { mode: "block", fail_on: "error", require_verified_domain: false };
  const startedAt = now();
  const site = await scannableSite({ ...service.now(), call }, parts.website, { settings: { promotion_gate: gate } });
  await call("updateScanSchedule", { path: { id: site.id }, body: { enabled: false } });
  const domain = (await call("createDomain", { path: { id: site.id }, body: { host: "shop.example" } })).body;
  parts.dns.names = { "shop.example": { a: ["198.51.100.1"] } };
  for (const server of [parts.slackServer, parts.hook])
    server.answer = (response) => void response.writeHead(200).end();
  const endpoint = await call("createWebhookEndpoint", {
    body: { url: parts.hook.url, event_kinds: ["template.updated"] },
  });
  const real: Real = { ...workspace, ...parts, site };
  const [slack, email] = await channels(real);
  const model: Alerts = {
    startedAt,
    siteId: site.id,
    slack,
    channels: [slack, email],
    alerts: [],
    news: [],
    pages: { cookies: { _ga: ["/"], _gid: [], _fbp: [], strange: [] }, isLinked: false, isUp: true },
    isInstalled: true,
    isScanQueued: false,
    services: new Map(),
    issues: new Map(),
    tokens: [],
    domains: [pendingDomain(domain.id, domain.challenge.dns, startedAt), pendingDomain(site.domainId, null, startedAt)],
    endpoint: { id: endpoint.body.id, isGone: false, isDisabled: false, tests: 0 },
    version: 1,
    production: null,
  };
  serve(model, real);
  return { model, real };
}
