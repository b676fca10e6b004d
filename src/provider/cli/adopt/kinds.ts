import type { Schemas, Scope } from "@consentform/consent/contract";
import type { Client } from "../../client";
import type { Kind, SitePart, Wire } from "../../resources";
import { slug } from "./names";

/** An entry of the site list, with every part that the token may see. */
export type SiteEntry = Schemas["Site"];

/** Finds the objects of a kind in a site and names them in a program. */
export interface KindOfSite {
  readonly kind: Kind;
  /** Without this scope, the service does not return the objects. */
  readonly scope: Scope;
  /** Part of the entry that has them. */
  readonly part?: SitePart;
  /** The objects as the service returns them. */
  find(site: SiteEntry, client: Client): Promise<readonly Wire[]> | readonly Wire[];
  /** Name of an object within its site. */
  nameOf(answer: Wire): string;
  /** Inputs that count for one creation only, or that would fix what should follow from the rest. */
  readonly omits?: readonly string[];
}

/** Finds the objects of a kind in a workspace. */
export interface KindOfWorkspace {
  readonly kind: Kind;
  readonly list: "listAlertChannels" | "listWebhookEndpoints" | "listTemplates";
  nameOf(answer: Wire): string;
}

/** The most that a site list shows of a part; the part's own list has the rest. */
type Truncated = SiteEntry["truncated"][number];

/** The kinds of a site, in the order in which a program declares them. The site itself comes first. */
export const kindsOfSite: readonly KindOfSite[] = [
  {
    kind: "Domain",
    scope: "sites:read",
    part: "domains",
    // A site has no more domains than the entry shows.
    find: ({ domains }) => domains ?? [],
    nameOf: ({ host, environment }) => `domain-${slug(String(host))}${suffixOf(environment)}`,
  },
  {
    kind: "DomainVerification",
    scope: "sites:read",
    part: "domains",
    find: ({ domains }) => (domains ?? []).filter(({ status }) => status === "verified"),
    nameOf: ({ host, environment }) => `verified-${slug(String(host))}${suffixOf(environment)}`,
  },
  { kind: "ConfigDraft", scope: "banner:read", find: draftOf, nameOf: () => "draft" },
  {
    kind: "Version",
    scope: "banner:read",
    find: previewVersionOf,
    nameOf: () => "version",
    // A note belongs to one version, and a fixed digest of the services would fail the next one.
    omits: ["note", "reconsent", "services_digest"],
  },
  {
    kind: "Promotion",
    scope: "banner:read",
    find: ({ id, workspace_id, stages }) =>
      stages?.production == null ? [] : [{ ...stages.production, site_id: id, workspace_id }],
    nameOf: () => "promotion",
  },
  {
    kind: "ScanSchedule",
    scope: "scans:read",
    part: "scan_schedule",
    find: ({ scan_schedule }) => (scan_schedule === null ? [] : [scan_schedule]),
    nameOf: () => "scan-schedule",
  },
  {
    kind: "TrackedService",
    scope: "scans:read",
    part: "services",
    find: servicesOf,
    nameOf: ({ key }) => `service-${slug(String(key))}`,
  },
  {
    kind: "IssueSuppression",
    scope: "scans:read",
    part: "suppressions",
    find: suppressionsOf,
    nameOf: ({ environment, fingerprint }) => `suppression-${String(fingerprint).slice(0, 8)}${suffixOf(environment)}`,
  },
  {
    kind: "InstallCheck",
    scope: "scans:read",
    part: "install_checks",
    // The newest of each page; earlier ones are history.
    find: ({ install_checks }) => {
      const pages = new Map((install_checks ?? []).toReversed().map((one) => [`${one.environment} ${one.url}`, one]));
      return [...pages.values()];
    },
    nameOf: ({ url, environment }) => `install-check-${slug(String(url))}${suffixOf(environment)}`,
  },
];

/** The kinds that belong to the workspace as a whole. */
export const kindsOfWorkspace: readonly KindOfWorkspace[] = [
  { kind: "AlertChannel", list: "listAlertChannels", nameOf: ({ name }) => `channel-${slug(String(name))}` },
  {
    kind: "WebhookEndpoint",
    list: "listWebhookEndpoints",
    nameOf: ({ url }) => `webhook-${slug(new URL(String(url)).hostname)}`,
  },
  { kind: "BannerTemplate", list: "listTemplates", nameOf: ({ name }) => `template-${slug(String(name))}` },
];

/** The kinds that no adoption takes, and why. */
export const kindsNotAdopted: Readonly<Partial<Record<Kind, string>>> = {
  Token: "the service returns a token's secret only once",
  TemplateRollout: "a rollout is not an object of the service",
  ScanGate: "a scan gate is not an object of the service",
};

function suffixOf(environment: unknown): string {
  return environment === "preview" ? "-preview" : "";
}

function isCut({ truncated }: SiteEntry, part: Truncated): boolean {
  return truncated.includes(part);
}

async function servicesOf(site: SiteEntry, client: Client): Promise<readonly Schemas["Service"][]> {
  if (!isCut(site, "services")) return site.services ?? [];
  const services = await all(client.list("listServices", { path: { id: site.id } }));
  // What only scans have written belongs to no program, as in the site list.
  return services.filter(({ updated_by }) => updated_by.type !== "system");
}

async function suppressionsOf(site: SiteEntry, client: Client): Promise<readonly Schemas["Issue"][]> {
  if (!isCut(site, "suppressions")) return site.suppressions ?? [];
  const issues = await all(client.list("listIssues", { path: { id: site.id } }));
  return issues.filter(({ suppression }) => suppression !== null);
}

/** A draft that no one has changed is the starter, which a program need not declare unless it was published. */
function draftOf({ id, workspace_id, stages }: SiteEntry): readonly Wire[] {
  if (stages === null || (stages.draft.revision === 0 && stages.preview === null)) return [];
  return [{ ...stages.draft, site_id: id, workspace_id }];
}

async function previewVersionOf({ id, stages }: SiteEntry, client: Client): Promise<readonly Wire[]> {
  const number = stages?.preview?.number;
  return number === undefined ? [] : [(await client.call("getVersion", { path: { id, number } })).data];
}

async function all<Item>(pages: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of pages) items.push(item);
  return items;
}
