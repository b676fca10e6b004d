import type { Queryable } from "./database";

/**
 * Notes that production's banner was fetched, to the minute: at most one write for each site and minute, and none that would
 * wait for a transaction on the site, because visitors wait for nobody.
 */
export async function noteProductionFetch(db: Queryable, siteId: string, minute: Date): Promise<void> {
  await db
    .updateTable("sites")
    .set({ production_last_fetched_at: minute })
    .where("id", "in", (site) =>
      site
        .selectFrom("sites")
        .select("id")
        .where("id", "=", siteId)
        .where((where) =>
          where.or([where("production_last_fetched_at", "is", null), where("production_last_fetched_at", "<", minute)]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
