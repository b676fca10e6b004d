import type { Queryable, Row } from "./database";

/** One revision of a template: what was applied and what it locks never change after it was made. */
export function templateRevision(
  db: Queryable,
  workspaceId: string,
  templateId: string,
  revision: number,
): Promise<Row<"template_revisions"> | undefined> {
  return db
    .selectFrom("template_revisions")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("template_id", "=", templateId)
    .where("revision", "=", revision)
    .executeTakeFirst();
}

/** The newest revision of each of these templates, by template id. */
export async function newestRevisions(
  db: Queryable,
  templateIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (templateIds.length === 0) {
    return new Map();
  }
  const rows = await db
    .selectFrom("template_revisions")
    .select(({ fn }) => ["template_id", fn.max("revision").as("newest")])
    .where("template_id", "in", templateIds)
    .groupBy("template_id")
    .execute();
  return new Map(rows.map(({ template_id, newest }) => [template_id, Number(newest)]));
}
