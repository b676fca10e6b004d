import type { Schemas } from "@consentform/consent/contract";
import { sql } from "kysely";
import { compiledQuery } from "./compiled-query";
import { json, type Queryable, type Row, type Transaction } from "./database";
import { headColumns } from "./drafts";
import type { Environment } from "./environment";
import { recordStageMove } from "./moved-stages";

/** The two pointers of a site. A site has both rows from its first moment; `number` null: the stage is empty. */
export type Pointers = Readonly<Record<Environment, Row<"stages">>>;

/**
 * The pointers of a site, read again: call it only while the site row is locked if they are to be moved (contract 2.4).
 */
export async function pointersOf(tx: Queryable, siteId: string): Promise<Pointers> {
  const rows = await tx.selectFrom("stages").selectAll().where("site_id", "=", siteId).execute();
  const preview = rows.find(({ environment }) => environment === "preview");
  const production = rows.find(({ environment }) => environment === "production");
  if (preview === undefined || production === undefined) {
    throw new Error(`Site ${siteId} lacks a stage.`);
  }
  return { preview, production };
}

/** Makes the two empty pointers of a new site. */
export async function insertPointers(tx: Transaction, siteId: string, now: Date, by: Schemas["Actor"]): Promise<void> {
  const stage = { site_id: siteId, number: null, updated_at: now, updated_by: json(by) };
  await tx
    .insertInto("stages")
    .values([
      { ...stage, environment: "preview" },
      { ...stage, environment: "production" },
    ])
    .execute();
}

/** Stores where a stage points now. */
export async function setPointer(tx: Transaction, stage: Row<"stages">): Promise<void> {
  const { number, consent_revision, updated_at, updated_by } = stage;
  recordStageMove(tx, stage.site_id);
  await tx
    .with("change", (change) => change.insertInto("delivery_changes").values({ site_id: stage.site_id }))
    .updateTable("stages")
    .set({ number, consent_revision, updated_at, updated_by: json(updated_by) })
    .where("site_id", "=", stage.site_id)
    .where("environment", "=", stage.environment)
    .execute();
}

/** A draft without its document, with what each stage of its site holds: `preview_number`, null if nothing. */
export type StagedHead = Awaited<ReturnType<typeof stagedHeads>>[number];

/** The drafts of several sites, each with what its stages hold; every site has one. */
export const stagedHeads = compiledQuery((db, siteIds: readonly string[]) =>
  db
    .selectFrom("drafts")
    .leftJoin("stages as preview", (join) =>
      join.onRef("preview.site_id", "=", "drafts.site_id").on("preview.environment", "=", sql.lit("preview")),
    )
    .leftJoin("versions as previewed", (join) =>
      join.onRef("previewed.site_id", "=", "preview.site_id").onRef("previewed.number", "=", "preview.number"),
    )
    .leftJoin("stages as production", (join) =>
      join.onRef("production.site_id", "=", "drafts.site_id").on("production.environment", "=", sql.lit("production")),
    )
    .leftJoin("versions as produced", (join) =>
      join.onRef("produced.site_id", "=", "production.site_id").onRef("produced.number", "=", "production.number"),
    )
    .select(headColumns)
    .select([
      "previewed.number as preview_number",
      "previewed.config_digest as preview_config_digest",
      "previewed.services_digest as preview_services_digest",
      "previewed.rolled_back_from as preview_rolled_back_from",
      "preview.updated_at as preview_updated_at",
      "preview.updated_by as preview_updated_by",
      "produced.number as production_number",
      "produced.config_digest as production_config_digest",
      "produced.services_digest as production_services_digest",
      "produced.rolled_back_from as production_rolled_back_from",
      "production.updated_at as production_updated_at",
      "production.updated_by as production_updated_by",
    ])
    .where(sql<boolean>`drafts.site_id = any(${siteIds}::text[])`),
);
