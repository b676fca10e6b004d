import type { Insertable, Updateable } from "kysely";
import { compiledQuery } from "./compiled-query";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The draft of a site. Every site has one. */
export async function draftOf(tx: Queryable, siteId: string): Promise<Row<"drafts">> {
  const [draft] = await draftsOf(tx, siteId);
  if (draft === undefined) throw new Error(`Site ${siteId} lacks its draft.`);
  return draft;
}

const draftsOf = compiledQuery((db, siteId: string) =>
  db.selectFrom("drafts").selectAll().where("site_id", "=", siteId),
);

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

/** The columns of a draft without its document. */
export const headColumns = [
  "drafts.site_id",
  "drafts.workspace_id",
  "drafts.digest",
  "drafts.managed_by",
  "drafts.template_ref",
  "drafts.revision",
  "drafts.updated_at",
  "drafts.updated_by",
] as const satisfies readonly `drafts.${keyof DraftHead}`[];
