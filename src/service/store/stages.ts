import { sql } from "kysely";
import type { Schemas } from "../../contract";
import type { Environment } from "../caller";
import { draftSummary } from "../config/draft-view";
import { compiledQuery } from "./compiled-query";
import { json, type Queryable, type Row, type Transaction } from "./database";
import { type DraftHead, headColumns } from "./drafts";
import { noteMoved } from "./moved-stages";
import { newestRevisions } from "./template-revisions";

/** The two pointers of a site. A site has both rows from its first moment; `number` null: the stage is empty. */
export type Pointers = Readonly<Record<Environment, Row<"stages">>>;

/** The pointers of a site, read again: call it only while the site row is locked if they are to be moved (contract 2.4). */
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
  noteMoved(tx, stage.site_id);
  await tx
    .updateTable("stages")
    .set({ number, consent_revision, updated_at, updated_by: json(updated_by) })
    .where("site_id", "=", stage.site_id)
    .where("environment", "=", stage.environment)
    .execute();
}

/** What a site says about its draft and its stages. */
export interface SiteStagesParts {
  readonly stages: Schemas["SiteStages"];
  /** The template that the draft is linked to, or null. */
  readonly template: Schemas["SiteTemplate"] | null;
}

/** `stages` and `template` of several sites, by site id; every site has an entry. One query, and one more if a draft has a template. */
export async function stagesOf(
  tx: Queryable,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, SiteStagesParts>> {
  if (siteIds.length === 0) {
    return new Map();
  }
  const heads = await stagedHeads(tx, siteIds);
  const templateIds = heads.flatMap(({ template_ref }) => (template_ref === null ? [] : [template_ref.id]));
  const newest = await newestRevisions(tx, templateIds);
  return new Map(
    heads.map((head) => [
      head.site_id,
      {
        stages: {
          draft: draftSummary(head),
          preview: pointerIn(head, "preview"),
          production: pointerIn(head, "production"),
        },
        template: templateOf(head, newest),
      },
    ]),
  );
}

function templateOf(head: DraftHead, newest: ReadonlyMap<string, number>): Schemas["SiteTemplate"] | null {
  const { template_ref } = head;
  return template_ref === null
    ? null
    : {
        id: template_ref.id,
        revision: template_ref.revision,
        up_to_date: newest.get(template_ref.id) === template_ref.revision,
      };
}

/** A draft without its document, with what each stage of its site holds: `preview_number`, null if nothing. */
type StagedHead = Awaited<ReturnType<typeof stagedHeads>>[number];

const stagedHeads = compiledQuery((db, siteIds: readonly string[]) =>
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

function pointerIn(head: StagedHead, stage: Environment): Schemas["StagePointer"] | null {
  const number = head[`${stage}_number`];
  const config_digest = head[`${stage}_config_digest`];
  const services_digest = head[`${stage}_services_digest`];
  const updatedAt = head[`${stage}_updated_at`];
  const updated_by = head[`${stage}_updated_by`];
  // All of them are there if the stage holds a version.
  if (number === null || config_digest === null || services_digest === null || updatedAt === null) return null;
  if (updated_by === null) return null;
  const rolled_back_from = head[`${stage}_rolled_back_from`];
  return { number, config_digest, services_digest, rolled_back_from, updated_at: updatedAt.toISOString(), updated_by };
}
