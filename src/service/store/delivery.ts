import { sql } from "kysely";
import type { Queryable } from "./database";

/**
 * Notes that production's banner of sites was fetched, to the minute. It waits for no transaction on a site: one that
 * is locked is noted with its next fetch.
 */
export async function noteProductionFetches(db: Queryable, siteIds: readonly string[], minute: Date): Promise<void> {
  await db
    .updateTable("sites")
    .set({ production_last_fetched_at: minute })
    .where("id", "in", (site) =>
      site
        .selectFrom("sites")
        .select("id")
        .where(sql<boolean>`id = any(${siteIds}::text[])`)
        .where((where) =>
          where.or([where("production_last_fetched_at", "is", null), where("production_last_fetched_at", "<", minute)]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
