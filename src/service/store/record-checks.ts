import { sql } from "kysely";
import type { Queryable, Transaction } from "./database";

/** A site whose records are to be looked at. */
export interface DueRecords {
  readonly siteId: string;
  /** Days for which records are kept; null if the site was deleted, and its chains say it. */
  readonly keptDays: number | null;
}

/**
 * Takes sites whose records are to be looked at, those that wait for the longest first, until `leaseUntil`. They are
 * locked by no one afterwards.
 */
export async function leaseDueRecords(
  tx: Transaction,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<DueRecords[]> {
  const due = await tx
    .updateTable("record_checks")
    .set({ check_at: leaseUntil })
    .where("site_id", "in", (query) =>
      query
        .selectFrom("record_checks")
        .select("site_id")
        .where("check_at", "<=", now)
        .orderBy("check_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("site_id")
    .execute();
  const ids = due.map(({ site_id }) => site_id);
  const keptDays = sql<number>`case
    when retention_effective_at > ${now} then coalesce(retention_until_then, retention)
    else retention
  end`.as("kept_days");
  const sites = await tx.selectFrom("sites").select(["id", keptDays]).where("id", "in", ids).execute();
  return ids.map((siteId) => ({ siteId, keptDays: sites.find(({ id }) => id === siteId)?.kept_days ?? null }));
}

/** Notes when a leased site is looked at next, unless it was deleted since and is to be looked at now. */
export async function setRecordCheck(db: Queryable, siteId: string, leaseUntil: Date, next: Date): Promise<void> {
  await db
    .updateTable("record_checks")
    .set({ check_at: next })
    .where("site_id", "=", siteId)
    .where("check_at", "=", leaseUntil)
    .execute();
}

/** Forgets a site of which nothing is left. */
export async function removeRecordCheck(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom("record_checks").where("site_id", "=", siteId).execute();
}
