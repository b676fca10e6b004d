import { type Insertable, sql, type Updateable } from "kysely";
import type { ChainName } from "./consent-chains";
import type { Database, Queryable, Row, Transaction } from "./database";

/** Adds an export that is to be built. */
export function insertExport(tx: Transaction, made: Insertable<Database["exports"]>): Promise<Row<"exports">> {
  return tx.insertInto("exports").values(made).returningAll().executeTakeFirstOrThrow();
}

/** Id of the export that a site is building, or null. */
export async function exportBeingBuilt(tx: Queryable, siteId: string): Promise<string | null> {
  const row = await tx
    .selectFrom("exports")
    .select("id")
    .where("site_id", "=", siteId)
    .where("status", "=", "building")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An export that is still to be built, or null: it is finished, or its site was deleted. */
export async function findBuilding(db: Queryable, exportId: string): Promise<Row<"exports"> | null> {
  const row = await db
    .selectFrom("exports")
    .selectAll()
    .where("id", "=", exportId)
    .where("status", "=", "building")
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the building of an export. @returns false if it had ended already */
export async function finishExport(
  tx: Transaction,
  exportId: string,
  end: Updateable<Database["exports"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("exports")
    .set(end)
    .where("id", "=", exportId)
    .where("status", "=", "building")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Names one piece of a file. */
export interface PieceName {
  readonly exportId: string;
  readonly buildId: string;
  /** From 0. */
  readonly position: number;
}

/** How many pieces of a file are stored. */
export async function countPieces(tx: Transaction, exportId: string, buildId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("export_pieces")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("export_id", "=", exportId)
    .where("build_id", "=", buildId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Stores a piece of a file. */
export async function insertPiece(
  db: Queryable,
  { exportId, buildId, position }: PieceName,
  content: Uint8Array,
): Promise<void> {
  await db.insertInto("export_pieces").values({ export_id: exportId, build_id: buildId, position, content }).execute();
}

/** A piece of a file; null after the last one. */
export async function findPiece(db: Queryable, { exportId, buildId, position }: PieceName): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom("export_pieces")
    .select("content")
    .where("export_id", "=", exportId)
    .where("build_id", "=", buildId)
    .where("position", "=", position)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Deletes what other builds of an export have left. */
export async function removeOtherPieces(db: Queryable, exportId: string, buildId: string | null): Promise<void> {
  await db
    .deleteFrom("export_pieces")
    .where("export_id", "=", exportId)
    .$if(buildId !== null, (query) => query.where("build_id", "<>", buildId ?? ""))
    .execute();
}

/** Drops the exports of a chain: their files, and those that are being built. */
export async function removeExports(tx: Transaction, { siteId, environment }: ChainName): Promise<void> {
  await tx.deleteFrom("exports").where("site_id", "=", siteId).where("environment", "=", environment).execute();
}

/** Drops exports with their files. */
export async function dropExports(tx: Transaction, exportIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("exports")
    .where("id", "in", [...exportIds])
    .execute();
}

/** Deletes the files of exports that have expired. @returns how many, at most `limit` */
export async function removeExpiredFiles(tx: Transaction, now: Date, limit: number): Promise<number> {
  const expired = await tx
    .selectFrom("exports")
    .select("id")
    .where("build_id", "is not", null)
    .where("expires_at", "<=", now)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = expired.map(({ id }) => id);
  await tx.deleteFrom("export_pieces").where("export_id", "in", ids).execute();
  await tx.updateTable("exports").set({ build_id: null }).where("id", "in", ids).execute();
  return ids.length;
}

/** The part of a chain that an export contains. */
export interface ExportSelection {
  readonly workspaceId: string;
  readonly siteId: string;
  readonly environment: Row<"exports">["environment"];
  readonly from: Date | null;
  readonly to: Date | null;
  /** Empty = all. */
  readonly regimes: readonly string[];
  readonly subjectId: string | null;
  /** null = all versions. */
  readonly versionNumber: number | null;
}

/** Sequences between which the records of an export lie, both inclusive. */
export interface SequenceRange {
  readonly first: number;
  readonly last: number;
}

/** Records of one version in a selection; number null = tombstones. */
export interface SelectedVersion extends SequenceRange {
  readonly version_number: number | null;
  readonly count: number;
}

/** Counts a selection by version; nothing selected, nothing answered. */
export async function selectedVersions(tx: Queryable, selection: ExportSelection): Promise<SelectedVersion[]> {
  const { rows } = await sql<SelectedVersion>`
    select version_number, count(*)::integer as count, min(sequence) as first, max(sequence) as last
    from consent_records where ${selected(selection)} group by version_number order by version_number
  `.execute(tx);
  return rows;
}

/** A row of an export: a record, or a tombstone if `record` is null. */
export interface SelectedRow {
  readonly sequence: number;
  readonly id: string;
  readonly hash: string;
  readonly record: string | null;
  readonly erased_at: Date | null;
}

/** The next rows of a selection, oldest first. */
export async function selectedRows(
  db: Queryable,
  selection: ExportSelection,
  { first, last }: SequenceRange,
  limit: number,
): Promise<SelectedRow[]> {
  const { rows } = await sql<SelectedRow>`
    select sequence, id, hash, record, erased_at
    from consent_records
    where ${selected(selection)} and sequence between ${first} and ${last}
    order by sequence
    limit ${limit}
  `.execute(db);
  return rows;
}

function selected(selection: ExportSelection) {
  const { workspaceId, siteId, environment, from, to, regimes, subjectId, versionNumber } = selection;
  const conditions = [
    sql`workspace_id = ${workspaceId} and site_id = ${siteId} and environment = ${environment}`,
    ...(from === null ? [] : [sql`event_at >= ${from}`]),
    ...(to === null ? [] : [sql`event_at < ${to}`]),
    ...(regimes.length === 0 ? [] : [sql`regime in (${sql.join([...regimes])})`]),
    ...(subjectId === null ? [] : [sql`subject_id = ${subjectId}`]),
    ...(versionNumber === null ? [] : [sql`version_number = ${versionNumber}`]),
  ];
  return sql.join(conditions, sql` and `);
}

/**
 * The hash before a record of a chain: that of its predecessor, or the one that retention purged last; null at the
 * beginning.
 */
export async function hashBefore(tx: Queryable, selection: ExportSelection, sequence: number): Promise<string | null> {
  const { workspaceId, siteId, environment } = selection;
  const before = await tx
    .selectFrom("consent_records")
    .select("hash")
    .where("workspace_id", "=", workspaceId)
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("sequence", "=", sequence - 1)
    .executeTakeFirst();
  if (before !== undefined) return before.hash;
  const chain = await tx
    .selectFrom("consent_chains")
    .select("purged_hash")
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .executeTakeFirst();
  return chain?.purged_hash ?? null;
}
