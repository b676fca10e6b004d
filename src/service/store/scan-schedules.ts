import type { Insertable, Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** Stores a site's schedule; every site has one from its first moment. */
export async function insertScanSchedule(
  tx: Transaction,
  schedule: Insertable<Database["scan_schedules"]>,
): Promise<void> {
  await tx.insertInto("scan_schedules").values(schedule).execute();
}

/** Schedules of several sites. */
export function scanSchedules(tx: Queryable, siteIds: readonly string[]): Promise<Row<"scan_schedules">[]> {
  return siteIds.length === 0
    ? Promise.resolve([])
    : tx.selectFrom("scan_schedules").selectAll().where("site_id", "in", siteIds).execute();
}

/** Changes a schedule and answers it. */
export function updateScanSchedule(
  tx: Transaction,
  siteId: string,
  change: Updateable<Database["scan_schedules"]>,
): Promise<Row<"scan_schedules">> {
  return tx
    .updateTable("scan_schedules")
    .set(change)
    .where("site_id", "=", siteId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Hosts that are attached to a site, in any environment, and whether those below them are. */
export function attachedHosts(
  tx: Queryable,
  siteId: string,
): Promise<Pick<Row<"domains">, "host" | "include_subdomains">[]> {
  return tx.selectFrom("domains").select(["host", "include_subdomains"]).where("site_id", "=", siteId).execute();
}

/** Schedules whose next run is due, the longest due first; nothing is locked. */
export function dueSchedules(
  db: Queryable,
  now: Date,
  limit: number,
): Promise<Pick<Row<"scan_schedules">, "workspace_id" | "site_id">[]> {
  return db
    .selectFrom("scan_schedules")
    .select(["workspace_id", "site_id"])
    .where("enabled", "=", true)
    .where("next_run_at", "<=", now)
    .orderBy("next_run_at")
    .orderBy("site_id")
    .limit(limit)
    .execute();
}

/** A site's schedule, locked until the transaction ends. */
export function lockSchedule(tx: Transaction, siteId: string): Promise<Row<"scan_schedules"> | undefined> {
  return tx.selectFrom("scan_schedules").selectAll().where("site_id", "=", siteId).forUpdate().executeTakeFirst();
}
