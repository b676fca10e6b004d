import type { TokenCaller } from "../http/caller";
import type { Found } from "../http/found";
import type { Row, Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import type { Environment } from "../store/environment";
import { lockRecordedSite, recordedSite } from "../store/recorded-sites";
import { rowOfWorkspace, type TableWithId } from "../store/row-of-workspace";
import { scanSchedules } from "../store/scan-schedules";
import { lockSite, siteOfWorkspace } from "../store/sites";
import { findVersion } from "../store/versions";

/** Looks up the objects that an operation's path names. */
export interface Finder {
  /** Kind in a not-found problem. */
  readonly kind: string;
  /** The objects, or null. `lock` holds them until the transaction ends. */
  find(tx: Transaction, workspaceId: string, path: PathValues, lock: boolean): Promise<Found | null>;
  /** Reports whether a token bound to a site sees it (contract 1.3, S and L). */
  isVisible(found: Found, siteId: string, caller: TokenCaller): boolean;
  /** Environment of the object itself, for a token bound to one. */
  environment?(found: Found): Environment | null;
}

/** Values of the parameters in a path. */
export type PathValues = Readonly<Record<string, string>>;

const findSite: Finder["find"] = async (tx, workspaceId, path, lock) => {
  const site = await (lock ? lockSite : siteOfWorkspace)(tx, workspaceId, idIn(path));
  return site === null ? null : { site };
};

/** Finds the site first, so that a write to anything of a site waits for the others. */
function withSite(
  find: (tx: Transaction, site: Row<"sites">, path: PathValues) => Promise<Found | null>,
): Finder["find"] {
  return async (tx, workspaceId, path, lock) => {
    const found = await findSite(tx, workspaceId, path, lock);
    if (found?.site === undefined) return null;
    const more = await find(tx, found.site, path);
    return more === null ? null : { ...found, ...more };
  };
}

/** Finds the row of a table whose id is in the path. */
function row(kind: keyof Found, table: TableWithId): Finder["find"] {
  return async (tx, workspaceId, path, lock) => {
    const found = await rowOfWorkspace(tx, table, { workspaceId, id: idIn(path), lock });
    return found === undefined ? null : { [kind]: found };
  };
}

const isOfSite: Finder["isVisible"] = (found, siteId) => found.site?.id === siteId;

/** A site, or a deleted one of which records are kept: no token is bound to that. */
const recordedSiteFinder: Finder = {
  kind: "site",
  find: async (tx, workspaceId, path, lock) => {
    const site = await (lock ? lockRecordedSite : recordedSite)(tx, workspaceId, idIn(path));
    return site === null ? null : { recorded_site: site };
  },
  isVisible: ({ recorded_site }, siteId) => recorded_site?.id === siteId && !recorded_site.isDeleted,
};

/** Longest prefix first: the first entry that the operation's path begins with is used. */
export const finders: readonly (readonly [prefix: string, finder: Finder])[] = [
  [
    "/sites/{id}/config/draft",
    {
      kind: "site",
      find: withSite(async (tx, site) => {
        return { draft: await draftOf(tx, site.id) };
      }),
      isVisible: isOfSite,
    },
  ],
  [
    "/sites/{id}/versions/{number}",
    {
      kind: "version",
      find: withSite(async (tx, site, path) => {
        const version = await findVersion(tx, site.id, versionNumber(path.number));
        return version === null ? null : { version };
      }),
      isVisible: isOfSite,
    },
  ],
  [
    "/sites/{id}/scan-schedule",
    {
      kind: "site",
      find: withSite(async (tx, site) => {
        const [schedule] = await scanSchedules(tx, [site.id]);
        return schedule === undefined ? null : { scan_schedule: schedule };
      }),
      isVisible: isOfSite,
      environment: (found) => found.scan_schedule?.environment ?? null,
    },
  ],
  ["/sites/{id}/consents", recordedSiteFinder],
  ["/sites/{id}/exports", recordedSiteFinder],
  ["/sites/{id}", { kind: "site", find: findSite, isVisible: isOfSite }],
  [
    "/domains/{id}",
    {
      kind: "domain",
      find: row("domain", "domains"),
      isVisible: (found, siteId) => found.domain?.site_id === siteId,
      environment: (found) => found.domain?.environment ?? null,
    },
  ],
  [
    "/scans/{id}",
    {
      kind: "scan",
      find: row("scan", "scans"),
      isVisible: (found, siteId) => found.scan?.site_id === siteId,
      environment: (found) => found.scan?.environment ?? null,
    },
  ],
  [
    "/alert-channels/{id}",
    {
      kind: "alert_channel",
      find: row("alert_channel", "alert_channels"),
      isVisible: (found, siteId) => isExactly(found.alert_channel?.site_ids, siteId),
    },
  ],
  [
    "/webhooks/{id}",
    {
      kind: "webhook",
      find: row("webhook", "webhook_endpoints"),
      isVisible: (found, siteId) => isExactly(found.webhook?.site_ids, siteId),
    },
  ],
  [
    "/webhook-deliveries/{id}",
    {
      kind: "webhook_delivery",
      // The endpoint is locked before its delivery, as attempts do; it may be deleted.
      find: async (tx, workspaceId, path, lock) => {
        const delivery = (isHeld: boolean) =>
          rowOfWorkspace(tx, "webhook_deliveries", { workspaceId, id: idIn(path), lock: isHeld });
        const named = await delivery(false);
        if (named === undefined) return null;
        const webhook = await rowOfWorkspace(tx, "webhook_endpoints", { workspaceId, id: named.endpoint_id, lock });
        const found = lock ? await delivery(true) : named;
        return found === undefined ? null : { webhook_delivery: found, ...(webhook === undefined ? {} : { webhook }) };
      },
      isVisible: (found, siteId) => isExactly(found.webhook?.site_ids, siteId),
    },
  ],
  [
    "/alerts/{id}",
    {
      kind: "alert",
      find: row("alert", "alerts"),
      isVisible: (found, siteId) => found.alert?.site_id === siteId,
    },
  ],
  [
    "/services/{id}",
    {
      kind: "service",
      find: async (tx, workspaceId, path, lock) => {
        const service = () => rowOfWorkspace(tx, "services", { workspaceId, id: idIn(path), lock: false });
        const named = await service();
        // A publish holds the site and reads its services, so what changes one waits for it.
        const site = named === undefined ? null : await findSite(tx, workspaceId, { id: named.site_id }, lock);
        const current = lock && site !== null ? await service() : named;
        return current === undefined || site === null ? null : { ...site, service: current };
      },
      isVisible: isOfSite,
    },
  ],
  [
    "/issues/{id}",
    {
      kind: "issue",
      find: async (tx, workspaceId, path, lock) => {
        const issue = (isHeld: boolean) => rowOfWorkspace(tx, "issues", { workspaceId, id: idIn(path), lock: isHeld });
        const named = await issue(false);
        if (named === undefined || !lock) return named === undefined ? null : { issue: named };
        // Scans, deletions and alerts hold the site before what is in it.
        const site = await findSite(tx, workspaceId, { id: named.site_id }, true);
        const current = site === null ? undefined : await issue(true);
        return current === undefined ? null : { issue: current };
      },
      isVisible: (found, siteId) => found.issue?.site_id === siteId,
      environment: (found) => found.issue?.environment ?? null,
    },
  ],
  [
    "/templates/{id}",
    {
      kind: "template",
      find: row("template", "templates"),
      isVisible: () => true,
    },
  ],
  [
    "/tokens/{id}",
    {
      kind: "token",
      find: row("token", "tokens"),
      isVisible: (found, siteId, caller) => found.token?.id === caller.tokenId || found.token?.site_id === siteId,
    },
  ],
  [
    "/exports/{id}",
    {
      kind: "export",
      find: row("export", "exports"),
      isVisible: (found, siteId) => found.export?.site_id === siteId,
      environment: (found) => found.export?.environment ?? null,
    },
  ],
];

function isExactly(siteIds: readonly string[] | null | undefined, siteId: string): boolean {
  return siteIds?.length === 1 && siteIds[0] === siteId;
}

/** The id of a path; "", which nothing has, for text that cannot be one (contract 4.6). */
export function idIn({ id = "" }: PathValues): string {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : "";
}

/** The number of a path segment; -1, which no version has, for anything that is not a number in canonical form. */
function versionNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1;
}
