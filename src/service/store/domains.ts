import type { Insertable, Updateable } from "kysely";
import { sql } from "kysely";
import { SECOND_MS } from "../runtime/durations";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The domain that has this host in this environment, in any site of the workspace. */
export function domainAt(
  tx: Transaction,
  workspaceId: string,
  host: string,
  environment: Row<"domains">["environment"],
): Promise<Row<"domains"> | undefined> {
  return tx
    .selectFrom("domains")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("host", "=", host)
    .where("environment", "=", environment)
    .forUpdate()
    .executeTakeFirst();
}

/** Number of domains of a site. */
export async function countDomains(tx: Transaction, siteId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("domains")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("site_id", "=", siteId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reports whether the site has a verified domain in the environment; `ids` are all its domains there. */
export async function verifiedDomains(
  tx: Transaction,
  siteId: string,
  environment: Row<"domains">["environment"],
): Promise<{ isAnyVerified: boolean; ids: string[] }> {
  const rows = await tx
    .selectFrom("domains")
    .select(["id", "status"])
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .orderBy("id")
    .execute();
  return { isAnyVerified: rows.some(({ status }) => status === "verified"), ids: rows.map(({ id }) => id) };
}

/** Adds a domain; undefined if its workspace has the host in this environment already. */
export function insertDomain(
  tx: Transaction,
  domain: Insertable<Database["domains"]>,
): Promise<Row<"domains"> | undefined> {
  return tx
    .insertInto("domains")
    .values(domain)
    .onConflict((conflict) => conflict.columns(["workspace_id", "host", "environment"]).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Changes a domain and answers it. */
export function updateDomain(
  tx: Transaction,
  id: string,
  change: Updateable<Database["domains"]>,
): Promise<Row<"domains">> {
  return tx.updateTable("domains").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a domain, and its claim with it. */
export async function removeDomain(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("domains").where("id", "=", id).execute();
}

/** Least time between two real checks of one domain that callers request. */
const MIN_CHECK_INTERVAL_MS = 10 * SECOND_MS;

/**
 * Takes the right to check a domain now: true for one caller in each ten seconds, over all processes. A change of
 * method may always be checked.
 */
export async function reserveCheck(db: Queryable, id: string, now: Date, isForced: boolean): Promise<boolean> {
  const reserved = await db
    .updateTable("domains")
    .set({ last_checked_at: now })
    .where("id", "=", id)
    .$if(!isForced, (query) =>
      query.where((where) =>
        where.or([
          where("last_checked_at", "is", null),
          where("last_checked_at", "<=", new Date(now.getTime() - MIN_CHECK_INTERVAL_MS)),
        ]),
      ),
    )
    .returning("id")
    .executeTakeFirst();
  return reserved !== undefined;
}

/** A domain as it is now, or undefined if it is gone. */
export function domainById(db: Queryable, id: string): Promise<Row<"domains"> | undefined> {
  return db.selectFrom("domains").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Verified domains that rely on a parent's proof. */
export function domainsInheriting(tx: Transaction, parentId: string): Promise<Row<"domains">[]> {
  return tx
    .selectFrom("domains")
    .selectAll()
    .where("inherited_from", "=", parentId)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/**
 * Verified domains of a host in one workspace that are proved themselves, oldest first: any of them can carry the
 * claim.
 */
export function selfProvenDomains(tx: Transaction, workspaceId: string, host: string): Promise<Row<"domains">[]> {
  return tx
    .selectFrom("domains")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("host", "=", host)
    .where("status", "=", "verified")
    .where("inherited_from", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/**
 * Verified domains of other workspaces that rely on a parent's proof and whose host is `host` or, with `isBelowToo`,
 * lies below it. `parent_host` shows how specific their proof is.
 */
export function inheritedElsewhere(
  tx: Transaction,
  workspaceId: string,
  host: string,
  isBelowToo: boolean,
): Promise<(Row<"domains"> & { parent_host: string })[]> {
  return tx
    .selectFrom("domains as child")
    .innerJoin("domains as parent", "parent.id", "child.inherited_from")
    .selectAll("child")
    .select("parent.host as parent_host")
    .where("child.workspace_id", "<>", workspaceId)
    .where((where) =>
      where.or([
        where("child.host", "=", host),
        ...(isBelowToo ? [sql<boolean>`right(child.host, ${host.length + 1}) = ${`.${host}`}`] : []),
      ]),
    )
    .orderBy("child.id")
    .forUpdate("child")
    .execute();
}

/** A domain as it is now, locked until the transaction ends; undefined if it is gone. */
export function lockDomain(tx: Transaction, id: string): Promise<Row<"domains"> | undefined> {
  return tx.selectFrom("domains").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/**
 * Domains that are due for a check, the longest due first; they are due again at `leaseUntil` unless the check says
 * otherwise.
 */
export async function leaseDueDomains(
  tx: Transaction,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<Row<"domains">[]> {
  const due = await tx
    .selectFrom("domains")
    .select("id")
    .where("next_check_at", "<=", now)
    .orderBy("next_check_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) {
    return [];
  }
  const ids = due.map(({ id }) => id);
  return tx.updateTable("domains").set({ next_check_at: leaseUntil }).where("id", "in", ids).returningAll().execute();
}

/** Domains of a site in one environment, oldest first. */
export function domainsInEnvironment(
  tx: Queryable,
  siteId: string,
  environment: Row<"domains">["environment"],
): Promise<Row<"domains">[]> {
  return tx
    .selectFrom("domains")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Reports whether every host of a site, in both environments, verified or not, is this one. */
export async function isOnlyHost(tx: Queryable, siteId: string, host: string): Promise<boolean> {
  const domains = tx.selectFrom("domains").where("site_id", "=", siteId);
  const rows = await domains.select(["host", "include_subdomains"]).execute();
  return rows.length > 0 && rows.every((row) => row.host === host && !row.include_subdomains);
}
