import { sql } from "kysely";
import { json, type Queryable } from "./database";

/** Those of the ids that are sites of the workspace. One query, however many ids. */
export async function knownSiteIds(
  db: Queryable,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("sites")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "in", sql<string>`(select jsonb_array_elements_text(${json(ids)}))`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
