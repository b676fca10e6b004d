import { type Insertable, sql } from "kysely";
import { instantOf } from "../runtime/instant";
import type { ChainName } from "./consent-chains";
import type { Database, Queryable, Row, Transaction } from "./database";
import type { Environment } from "./environment";
import type { PageRequest } from "./page-request";

/** Adds records to chains that are locked. */
export async function insertRecords(
  tx: Transaction,
  records: readonly Insertable<Database["consent_records"]>[],
): Promise<void> {
  await sql`select insert_records(${JSON.stringify(records)}::json)`.execute(tx);
}

/** Which records of a site a list shows. */
export interface ConsentFilter {
  readonly environments: readonly Environment[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly subjectId: string | undefined;
  readonly externalId: string | undefined;
  readonly eventTypes: readonly string[] | undefined;
  readonly regimes: readonly string[] | undefined;
  readonly versionNumber: number | undefined;
}

/** A record that was not erased. */
export interface KeptConsent {
  readonly id: string;
  readonly event_at: Date;
  readonly hash: string;
  readonly record: string;
}

/** One page of a site's records by time descending, and one row more. Erased ones are left out. */
export async function listConsents(
  tx: Queryable,
  site: Pick<Row<"sites">, "id" | "workspace_id">,
  filter: ConsentFilter,
  page: PageRequest,
): Promise<KeptConsent[]> {
  const pages: KeptConsent[][] = [];
  // Each environment is read along its own index and the pages are merged: two environments cost twice one.
  for (const environment of filter.environments) pages.push(await pageOfChain(tx, site, environment, filter, page));
  return pages
    .flat()
    .sort((a, b) => b.event_at.getTime() - a.event_at.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, page.limit + 1);
}

async function pageOfChain(
  tx: Queryable,
  site: Pick<Row<"sites">, "id" | "workspace_id">,
  environment: Environment,
  filter: ConsentFilter,
  page: PageRequest,
): Promise<KeptConsent[]> {
  const { from, to, subjectId, externalId, eventTypes, regimes, versionNumber } = filter;
  const [afterTime, afterId] = page.after ?? [];
  let query = tx
    .selectFrom("consent_records")
    .select(["id", "event_at", "hash"])
    .select(sql<string>`record`.as("record"))
    .where("workspace_id", "=", site.workspace_id)
    .where("site_id", "=", site.id)
    .where("environment", "=", environment)
    .where("record", "is not", null);
  if (from !== undefined) query = query.where("event_at", ">=", instantOf(from));
  if (to !== undefined) query = query.where("event_at", "<", instantOf(to));
  if (subjectId !== undefined) query = query.where("subject_id", "=", subjectId);
  if (externalId !== undefined) query = query.where("external_id", "=", externalId);
  if (eventTypes !== undefined) query = query.where(sql<boolean>`event_type in (${sql.join([...eventTypes])})`);
  if (regimes !== undefined) query = query.where("regime", "in", [...regimes]);
  if (versionNumber !== undefined) query = query.where("version_number", "=", sql<number>`${versionNumber}::bigint`);
  if (afterTime !== undefined) query = query.where(sql<boolean>`(event_at, id) < (${afterTime}, ${afterId})`);
  return query
    .orderBy("event_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
}

/** How many records a chain keeps, tombstones included. */
export async function countConsents(db: Queryable, { siteId, environment }: ChainName): Promise<number> {
  const { count } = await db
    .selectFrom("consent_records")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .executeTakeFirstOrThrow();
  return count;
}

/** Replaces records of a site by tombstones: id, hash, time and place in the chain stay. */
export async function eraseConsents(
  tx: Transaction,
  siteId: string,
  records: readonly Pick<Row<"consent_records">, "environment" | "sequence">[],
  now: Date,
): Promise<void> {
  await sql`
    update consent_records as record
    set record = null, event_type = null, regime = null, version_number = null, subject_id = null, external_id = null,
      choice = null, erased_at = ${now}
    from json_to_recordset(${JSON.stringify(records)}::json) as named (environment text, sequence integer)
    where record.site_id = ${siteId} and record.environment = named.environment and record.sequence = named.sequence
  `.execute(tx);
}

/** The end of what a purge deleted, and what is left. */
export interface PurgedRecords {
  /** The newest of them. */
  readonly last: Pick<Row<"consent_records">, "sequence" | "hash" | "event_at">;
  /** Time of the oldest record that is left; null = none is. */
  readonly oldestAt: Date | null;
}

/**
 * Deletes the oldest records of a locked chain that happened before the cutoff, at most `limit`; null if there are
 * none.
 * @param isSetBack what was recorded before such a record is deleted too: its time is later, as the clock was ahead
 */
export async function purgeConsents(
  tx: Transaction,
  { siteId, environment }: ChainName,
  cutoff: Date,
  { limit, isSetBack }: { readonly limit: number; readonly isSetBack: boolean },
): Promise<PurgedRecords | null> {
  const ofChain = () =>
    tx.selectFrom("consent_records").where("site_id", "=", siteId).where("environment", "=", environment);
  const oldest = await ofChain().select(["sequence", "event_at"]).orderBy("sequence").limit(1).executeTakeFirst();
  if (oldest === undefined || (!isSetBack && oldest.event_at >= cutoff)) return null;
  const first = ofChain()
    .select(["sequence", "hash", "event_at"])
    .where("sequence", "<", oldest.sequence + limit);
  const newestDue = ofChain().select(sql<number>`max(sequence)`.as("newest_due")).where("event_at", "<", cutoff);
  const due = isSetBack ? first.where("sequence", "<=", newestDue) : first.where("event_at", "<", cutoff);
  const last = await due.orderBy("sequence", "desc").limit(1).executeTakeFirst();
  if (last === undefined) return null;
  await tx
    .deleteFrom("consent_records")
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("sequence", "<=", last.sequence)
    .execute();
  const next = await ofChain().select("event_at").orderBy("event_at").limit(1).executeTakeFirst();
  return { last, oldestAt: next?.event_at ?? null };
}

/** The most records that a site received on one day (UTC) between two times, in all environments. */
export async function busiestDay(db: Queryable, siteId: string, from: Date, to: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(max(count), 0)::integer as count
    from (
      select count(*) as count
      from consent_records
      where site_id = ${siteId} and environment in ('preview', 'production') and event_at >= ${from} and event_at < ${to}
      group by date_trunc('day', event_at at time zone 'UTC')
    ) as days
  `.execute(db);
  return rows[0]?.count ?? 0;
}
