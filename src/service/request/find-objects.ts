import type { Operation } from "../../contract";
import type { Caller, Environment, TokenCaller } from "../caller";
import { notFound } from "../problem";
import type { Row, Transaction } from "../store/database";
import { draftOf } from "../store/drafts";
import { lockSite, siteOfWorkspace } from "../store/sites";

/** The objects that a path names, by kind. */
export interface Found {
  readonly site?: Row<"sites">;
  readonly domain?: Row<"domains">;
  readonly draft?: Row<"drafts">;
  readonly version?: Row<"versions">;
  readonly scan_schedule?: Row<"scan_schedules">;
  readonly scan?: Row<"scans">;
  readonly alert_channel?: Row<"alert_channels">;
  readonly webhook?: Row<"webhook_endpoints">;
  readonly webhook_delivery?: Row<"webhook_deliveries">;
  readonly alert?: Row<"alerts">;
  readonly token?: Row<"tokens">;
  readonly service?: Row<"services">;
  readonly issue?: Row<"issues">;
  readonly template?: Row<"templates">;
  readonly export?: Row<"exports">;
}

/**
 * One found object that the path is known to name.
 * @throws {Error} if it does not: a mistake in the routes, never in the request.
 */
export function required<Kind extends keyof Found>(found: Found, kind: Kind): NonNullable<Found[Kind]> {
  const object = found[kind];
  if (object === undefined) {
    throw new Error(`The path names no ${kind}.`);
  }
  return object;
}

/** How the path of an operation is looked up. */
interface Finder {
  /** Kind in a not-found problem. */
  readonly kind: string;
  /** The objects, or null. `lock` holds them until the transaction ends. */
  find(tx: Transaction, workspaceId: string, path: PathValues, lock: boolean): Promise<Found | null>;
  /** Whether a token bound to a site sees it (contract 1.3, S and L). */
  isVisible(found: Found, siteId: string, caller: TokenCaller): boolean;
  /** Environment of the object itself, for a token bound to one. */
  environment?(found: Found): Environment | null;
}

type PathValues = Readonly<Record<string, string>>;

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

const isOfSite: Finder["isVisible"] = (found, siteId) => found.site?.id === siteId;

/** Longest prefix first: the first entry that the operation's path begins with is used. */
const finders: readonly (readonly [prefix: string, finder: Finder])[] = [
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
        const version = await tx
          .selectFrom("versions")
          .selectAll()
          .where("site_id", "=", site.id)
          .where("number", "=", versionNumber(path.number))
          .executeTakeFirst();
        return version === undefined ? null : { version };
      }),
      isVisible: isOfSite,
    },
  ],
  [
    "/sites/{id}/scan-schedule",
    {
      kind: "site",
      find: withSite(async (tx, site) => {
        const found = await tx
          .selectFrom("scan_schedules")
          .selectAll()
          .where("site_id", "=", site.id)
          .executeTakeFirst();
        return found === undefined ? null : { scan_schedule: found };
      }),
      isVisible: isOfSite,
      environment: (found) => found.scan_schedule?.environment ?? null,
    },
  ],
  ["/sites/{id}", { kind: "site", find: findSite, isVisible: isOfSite }],
  [
    "/domains/{id}",
    {
      kind: "domain",
      find: async (tx, workspaceId, path, lock) => {
        const domain = await tx
          .selectFrom("domains")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return domain === undefined ? null : { domain };
      },
      isVisible: (found, siteId) => found.domain?.site_id === siteId,
      environment: (found) => found.domain?.environment ?? null,
    },
  ],
  [
    "/scans/{id}",
    {
      kind: "scan",
      find: async (tx, workspaceId, path) => {
        const scan = await tx
          .selectFrom("scans")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .executeTakeFirst();
        return scan === undefined ? null : { scan };
      },
      isVisible: (found, siteId) => found.scan?.site_id === siteId,
      environment: (found) => found.scan?.environment ?? null,
    },
  ],
  [
    "/alert-channels/{id}",
    {
      kind: "alert_channel",
      find: async (tx, workspaceId, path, lock) => {
        const channel = await tx
          .selectFrom("alert_channels")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return channel === undefined ? null : { alert_channel: channel };
      },
      isVisible: (found, siteId) => isExactly(found.alert_channel?.site_ids, siteId),
    },
  ],
  [
    "/webhooks/{id}",
    {
      kind: "webhook",
      find: async (tx, workspaceId, path, lock) => {
        const webhook = await tx
          .selectFrom("webhook_endpoints")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return webhook === undefined ? null : { webhook };
      },
      isVisible: (found, siteId) => isExactly(found.webhook?.site_ids, siteId),
    },
  ],
  [
    "/webhook-deliveries/{id}",
    {
      kind: "webhook_delivery",
      // The endpoint is locked before its delivery, as attempts do; it may be deleted.
      find: async (tx, workspaceId, path, lock) => {
        const delivery = await tx
          .selectFrom("webhook_deliveries")
          .select("endpoint_id")
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .executeTakeFirst();
        if (delivery === undefined) return null;
        const webhook = await tx
          .selectFrom("webhook_endpoints")
          .selectAll()
          .where("id", "=", delivery.endpoint_id)
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        const found = await tx
          .selectFrom("webhook_deliveries")
          .selectAll()
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return found === undefined ? null : { webhook_delivery: found, ...(webhook === undefined ? {} : { webhook }) };
      },
      isVisible: (found, siteId) => isExactly(found.webhook?.site_ids, siteId),
    },
  ],
  [
    "/alerts/{id}",
    {
      kind: "alert",
      find: async (tx, workspaceId, path, lock) => {
        const alert = await tx
          .selectFrom("alerts")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return alert === undefined ? null : { alert };
      },
      isVisible: (found, siteId) => found.alert?.site_id === siteId,
    },
  ],
  [
    "/services/{id}",
    {
      kind: "service",
      find: async (tx, workspaceId, path, lock) => {
        const service = (id: string) =>
          tx
            .selectFrom("services")
            .selectAll()
            .where("workspace_id", "=", workspaceId)
            .where("id", "=", id)
            .executeTakeFirst();
        const named = await service(idIn(path));
        // A publish holds the site and reads its services, so what changes one waits for it.
        const site = named === undefined ? null : await findSite(tx, workspaceId, { id: named.site_id }, lock);
        const current = lock && site !== null ? await service(idIn(path)) : named;
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
        const issue = await tx
          .selectFrom("issues")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return issue === undefined ? null : { issue };
      },
      isVisible: (found, siteId) => found.issue?.site_id === siteId,
      environment: (found) => found.issue?.environment ?? null,
    },
  ],
  [
    "/templates/{id}",
    {
      kind: "template",
      find: async (tx, workspaceId, path, lock) => {
        const template = await tx
          .selectFrom("templates")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return template === undefined ? null : { template };
      },
      isVisible: () => true,
    },
  ],
  [
    "/tokens/{id}",
    {
      kind: "token",
      find: async (tx, workspaceId, path, lock) => {
        const token = await tx
          .selectFrom("tokens")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .$if(lock, (query) => query.forUpdate())
          .executeTakeFirst();
        return token === undefined ? null : { token };
      },
      isVisible: (found, siteId, caller) => found.token?.id === caller.tokenId || found.token?.site_id === siteId,
    },
  ],
  [
    "/exports/{id}",
    {
      kind: "export",
      find: async (tx, workspaceId, path) => {
        const made = await tx
          .selectFrom("exports")
          .selectAll()
          .where("workspace_id", "=", workspaceId)
          .where("id", "=", idIn(path))
          .executeTakeFirst();
        return made === undefined ? null : { export: made };
      },
      isVisible: (found, siteId) => found.export?.site_id === siteId,
      environment: (found) => found.export?.environment ?? null,
    },
  ],
];

/** The objects that a path names, and the environment of the last of them. */
export interface FoundObjects {
  readonly found: Found;
  readonly environment: Environment | null;
}

/**
 * Step 9 of contract 4.12: looks up what the path names, in the caller's workspace and within its binding to a site. Public operations look
 * up what they need themselves.
 * @param lock holds the objects until the transaction ends
 * @throws {Problem} not-found, the same for absent, foreign, malformed and deleted ids.
 */
export async function findObjects(
  tx: Transaction,
  operation: Operation,
  caller: Caller,
  path: PathValues,
  lock: boolean,
): Promise<FoundObjects> {
  if (operation.pathParameters.length === 0 || caller.kind !== "token") return { found: {}, environment: null };
  const finder = finderOf(operation);
  const found = await finder.find(tx, caller.workspaceId, path, lock);
  const isVisible = found !== null && (caller.siteId === null || finder.isVisible(found, caller.siteId, caller));
  if (found === null || !isVisible) {
    throw notFound(finder.kind, operation.pathParameters.map((name) => path[name] ?? "").join("/"));
  }
  return { found, environment: finder.environment?.(found) ?? null };
}

/**
 * How an operation's path is looked up.
 * @throws {Error} if no entry fits; the service does not start with such an operation.
 */
export function finderOf(operation: Operation): Finder {
  const entry = finders.find(([prefix]) => operation.path === prefix || operation.path.startsWith(`${prefix}/`));
  if (entry === undefined) {
    throw new Error(`No entry of find-objects.ts says how to look up ${operation.path} (${operation.id}).`);
  }
  return entry[1];
}

function isExactly(siteIds: readonly string[] | null | undefined, siteId: string): boolean {
  return siteIds?.length === 1 && siteIds[0] === siteId;
}

/** The id of a path; "", which nothing has, for text that cannot be one (contract 4.6). */
export function idIn({ id = "" }: PathValues): string {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : "";
}

/** The number of a path segment; -1, which no version has, for anything that is no number in canonical form. */
function versionNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : -1;
}
