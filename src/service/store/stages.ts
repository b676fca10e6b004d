import type { Schemas } from "../../contract";
import type { Environment } from "../caller";
import { draftSummary } from "../config/draft-view";
import { json, type Queryable, type Row, type Transaction } from "./database";
import { type DraftHead, draftHeads } from "./drafts";
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

/** `stages` and `template` of several sites, by site id; every site has an entry. Three queries, however many sites. */
export async function stagesOf(
  tx: Queryable,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, SiteStagesParts>> {
  if (siteIds.length === 0) {
    return new Map();
  }
  const heads = await draftHeads(tx, siteIds);
  const pointers = await pointerRows(tx, siteIds);
  const templateIds = heads.flatMap(({ template_ref }) => (template_ref === null ? [] : [template_ref.id]));
  const newest = await newestRevisions(tx, templateIds);
  const pointerAt = (siteId: string, environment: Environment) =>
    pointers.find((row) => row.site_id === siteId && row.environment === environment)?.pointer ?? null;
  return new Map(
    heads.map((head) => [
      head.site_id,
      {
        stages: {
          draft: draftSummary(head),
          preview: pointerAt(head.site_id, "preview"),
          production: pointerAt(head.site_id, "production"),
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

interface PointerRow {
  readonly site_id: string;
  readonly environment: Environment;
  readonly pointer: Schemas["StagePointer"];
}

async function pointerRows(tx: Queryable, siteIds: readonly string[]): Promise<PointerRow[]> {
  const rows = await tx
    .selectFrom("stages")
    .innerJoin("versions", (join) =>
      join.onRef("versions.site_id", "=", "stages.site_id").onRef("versions.number", "=", "stages.number"),
    )
    .select([
      "stages.site_id",
      "stages.environment",
      "versions.number",
      "versions.config_digest",
      "versions.services_digest",
      "versions.rolled_back_from",
      "stages.updated_at",
      "stages.updated_by",
    ])
    .where("stages.site_id", "in", siteIds)
    .execute();
  return rows.map(({ site_id, environment, updated_at, ...pointer }) => ({
    site_id,
    environment,
    pointer: { ...pointer, updated_at: updated_at.toISOString() },
  }));
}
