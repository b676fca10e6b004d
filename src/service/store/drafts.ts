import type { Insertable, Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The draft of a site. Every site has one. */
export function draftOf(tx: Queryable, siteId: string): Promise<Row<"drafts">> {
  return tx.selectFrom("drafts").selectAll().where("site_id", "=", siteId).executeTakeFirstOrThrow();
}

/** Stores a site's first draft. */
export async function insertDraft(tx: Transaction, draft: Insertable<Database["drafts"]>): Promise<void> {
  await tx.insertInto("drafts").values(draft).execute();
}

/** Changes a draft and answers it. */
export function updateDraft(
  tx: Transaction,
  siteId: string,
  change: Updateable<Database["drafts"]>,
): Promise<Row<"drafts">> {
  return tx.updateTable("drafts").set(change).where("site_id", "=", siteId).returningAll().executeTakeFirstOrThrow();
}

/** A draft without its document. */
export type DraftHead = Omit<Row<"drafts">, "document" | "waivers" | "validation">;

/** Drafts of several sites without their documents. */
export function draftHeads(tx: Queryable, siteIds: readonly string[]): Promise<DraftHead[]> {
  return tx
    .selectFrom("drafts")
    .select(["site_id", "workspace_id", "digest", "managed_by", "template_ref", "revision", "updated_at", "updated_by"])
    .where("site_id", "in", siteIds)
    .execute();
}
