import { sql } from "kysely";
import type { Schemas } from "../../contract";
import type { Queryable } from "./database";

/** Ids of a site's issues in preview that are open at this moment, those of the given severities; oldest first. */
export async function openIssueIds(
  tx: Queryable,
  siteId: string,
  severities: readonly Schemas["FindingSeverity"][],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("issues")
    .select("id")
    .where("site_id", "=", siteId)
    .where("environment", "=", "preview")
    .where("severity", "in", [...severities])
    .where("resolved_at", "is", null)
    .where(
      sql<boolean>`(suppression_reason is null or (suppression_expires_at is not null and suppression_expires_at <= ${now}))`,
    )
    .orderBy("first_seen_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
