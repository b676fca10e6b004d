import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import type { Environment } from "./environment";
import type { PageRequest } from "./page-request";

/** A version without its document, services and warnings, as lists show it. */
export type VersionHead = Omit<Row<"versions">, "document" | "services" | "warnings" | "logo">;

const headColumns = [
  "site_id",
  "number",
  "workspace_id",
  "environment",
  "config_digest",
  "services_digest",
  "waivers",
  "rules_version",
  "publish_key",
  "note",
  "reconsent",
  "preview_bundle_sha256",
  "production_bundle_sha256",
  "preview_consent_revision",
  "production_consent_revision",
  "published_by",
  "published_at",
  "promoted_by",
  "promoted_at",
  "first_in_production_at",
  "rolled_back_from",
  "gate",
] as const satisfies readonly (keyof VersionHead)[];

/** Which versions of a site a list shows. */
export interface VersionFilter {
  /** Those that one of these stages holds. */
  readonly stages: readonly Environment[] | undefined;
  readonly configDigest: string | undefined;
}

/** One page of a site's versions by number descending, and one row more. */
export function listVersionHeads(
  tx: Queryable,
  siteId: string,
  filter: VersionFilter,
  page: PageRequest,
): Promise<VersionHead[]> {
  const { stages, configDigest } = filter;
  const after = page.after?.[0];
  return tx
    .selectFrom("versions")
    .select(headColumns)
    .where("site_id", "=", siteId)
    .$if(configDigest !== undefined, (query) => query.where("config_digest", "=", configDigest ?? ""))
    .$if(stages !== undefined, (query) =>
      query.where("number", "in", (stage) =>
        stage
          .selectFrom("stages")
          .select(sql<number>`stages.number`.as("number"))
          .where("stages.site_id", "=", siteId)
          .where("stages.environment", "in", stages ?? []),
      ),
    )
    .$if(after !== undefined, (query) => query.where("number", "<", Number(after)))
    .orderBy("number", "desc")
    .limit(page.limit + 1)
    .execute();
}

/** The version that a stage holds, or null. */
export async function versionInStage(
  tx: Queryable,
  siteId: string,
  environment: Environment,
): Promise<Row<"versions"> | null> {
  const version = await tx
    .selectFrom("stages")
    .innerJoin("versions", (join) =>
      join.onRef("versions.site_id", "=", "stages.site_id").onRef("versions.number", "=", "stages.number"),
    )
    .selectAll("versions")
    .where("stages.site_id", "=", siteId)
    .where("stages.environment", "=", environment)
    .executeTakeFirst();
  return version ?? null;
}

/** One version of a site, or null. */
export async function findVersion(tx: Queryable, siteId: string, number: number): Promise<Row<"versions"> | null> {
  const version = await tx
    .selectFrom("versions")
    .selectAll()
    .where("site_id", "=", siteId)
    // A request may name a number that is larger than the column's type.
    .where("number", "=", sql<number>`${number}::bigint`)
    .executeTakeFirst();
  return version ?? null;
}

/** Reports whether there is a site with this id, in any workspace: for public routes, which know no workspace. */
export async function siteExists(tx: Queryable, siteId: string): Promise<boolean> {
  const site = await tx.selectFrom("sites").select("id").where("id", "=", siteId).executeTakeFirst();
  return site !== undefined;
}

/** The rules versions that versions of a site recorded for a document. */
export async function recordedRulesVersions(tx: Queryable, siteId: string, configDigest: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("versions")
    .select("rules_version")
    .distinct()
    .where("site_id", "=", siteId)
    .where("config_digest", "=", configDigest)
    .execute();
  return rows.map(({ rules_version }) => rules_version);
}

/** Takes the next number of a site whose row is locked. */
export async function nextVersionNumber(tx: Transaction, siteId: string): Promise<number> {
  const { last_version_number } = await tx
    .updateTable("sites")
    .set((site) => ({ last_version_number: site("last_version_number", "+", 1) }))
    .where("id", "=", siteId)
    .returning("last_version_number")
    .executeTakeFirstOrThrow();
  return last_version_number;
}

/** Stores a new version. */
export function insertVersion(tx: Transaction, version: Insertable<Database["versions"]>): Promise<Row<"versions">> {
  return tx.insertInto("versions").values(version).returningAll().executeTakeFirstOrThrow();
}

/** The members that moves between the stages record about a version; nothing else of it ever changes. */
export type VersionMove = Pick<
  Updateable<Database["versions"]>,
  | "preview_bundle_sha256"
  | "production_bundle_sha256"
  | "preview_consent_revision"
  | "production_consent_revision"
  | "promoted_by"
  | "promoted_at"
  | "first_in_production_at"
  | "gate"
>;

/** Records a move and answers the version. */
export function recordMove(
  tx: Transaction,
  siteId: string,
  number: number,
  move: VersionMove,
): Promise<Row<"versions">> {
  return tx
    .updateTable("versions")
    .set(move)
    .where("site_id", "=", siteId)
    .where("number", "=", number)
    .returningAll()
    .executeTakeFirstOrThrow();
}
