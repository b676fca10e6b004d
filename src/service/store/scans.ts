import type { Schemas } from "@consentform/consent/contract";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import { type Environment, inEachEnvironment } from "./environment";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

/** Which scans of a site a list shows. */
export interface ScanFilter {
  readonly environments: readonly Environment[] | undefined;
  readonly statuses: readonly Schemas["Scan"]["status"][] | undefined;
}

/** One page of a site's scans, newest first, and one more. */
export function listScans(
  tx: Queryable,
  siteId: string,
  { environments, statuses }: ScanFilter,
  page: PageRequest,
): Promise<Row<"scans">[]> {
  let query = tx.selectFrom("scans").selectAll("scans").where("site_id", "=", siteId);
  if (environments !== undefined) query = query.where("environment", "in", [...environments]);
  if (statuses !== undefined) query = query.where("status", "in", [...statuses]);
  return pageByAge(query, "scans", page).execute();
}

/** Adds a scan; undefined if another one of its site and environment is queued or running. */
export function insertScan(tx: Transaction, scan: Insertable<Database["scans"]>): Promise<Row<"scans"> | undefined> {
  return tx
    .insertInto("scans")
    .values(scan)
    .onConflict((conflict) =>
      conflict.columns(["site_id", "environment"]).where(sql<boolean>`status in ('queued', 'running')`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The scan of a site and environment that is queued or running, or undefined. */
export function activeScan(tx: Queryable, siteId: string, environment: Environment): Promise<Row<"scans"> | undefined> {
  return tx
    .selectFrom("scans")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("status", "in", ["queued", "running"])
    .executeTakeFirst();
}

/** A scan as it is now; undefined if it is gone. */
export function scanById(db: Queryable, id: string): Promise<Row<"scans"> | undefined> {
  return db.selectFrom("scans").selectAll().where("id", "=", id).executeTakeFirst();
}

/** A scan, locked until the transaction ends; undefined if it is gone. */
export function lockScan(tx: Transaction, id: string): Promise<Row<"scans"> | undefined> {
  return tx.selectFrom("scans").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The scans of a site that a worker has. */
export function runningScansOfSite(tx: Transaction, siteId: string): Promise<Row<"scans">[]> {
  return tx
    .selectFrom("scans")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("status", "=", "running")
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Changes a scan. */
export async function updateScan(tx: Transaction, id: string, change: Updateable<Database["scans"]>): Promise<void> {
  await tx.updateTable("scans").set(change).where("id", "=", id).execute();
}

/** Notes how far a run has come. False: the scan is no longer this worker's, or is gone. */
export async function noteProgress(
  db: Queryable,
  id: string,
  worker: string,
  progress: Pick<Updateable<Database["scans"]>, "counts" | "consent_states">,
): Promise<boolean> {
  const noted = await db
    .updateTable("scans")
    .set(progress)
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return noted !== undefined;
}

/** How many scans of a workspace callers have waiting; those of schedules do not count against its plan. */
export async function countQueuedScans(tx: Transaction, workspaceId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("scans")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("status", "=", "queued")
    .where("trigger", "<>", "schedule")
    .executeTakeFirstOrThrow();
  return count;
}

/** Reports whether the newest scan that ended in a site's preview or production failed. */
export async function hasFailedScan(tx: Queryable, siteId: string): Promise<boolean> {
  const newest = await inEachEnvironment((environment) =>
    tx
      .selectFrom("scans")
      .select("status")
      .where("site_id", "=", siteId)
      .where("environment", "=", environment)
      .where("finished_at", "is not", null)
      .orderBy("finished_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst(),
  );
  return newest.some((scan) => scan?.status === "failed");
}

/** Id of the newest completed scan of a site's environment, or null. */
export async function newestCompletedScan(
  tx: Queryable,
  siteId: string,
  environment: Environment,
): Promise<string | null> {
  const row = await tx
    .selectFrom("scans")
    .select("id")
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("status", "=", "completed")
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The newest completed scan of a version in preview during which the stage did not move: what the promotion gate asks
 * for.
 */
export function newestScanOfVersion(
  tx: Queryable,
  siteId: string,
  number: number,
): Promise<{ id: string; finished_at: Date | null } | undefined> {
  return tx
    .selectFrom("scans")
    .select(["id", "finished_at"])
    .where("site_id", "=", siteId)
    .where("environment", "=", "preview")
    .where("status", "=", "completed")
    .where("stale", "=", false)
    .where("version_number", "=", number)
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
}
