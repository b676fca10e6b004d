import type { Schemas } from "@consentform/consent/contract";
import { type ExpressionBuilder, type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import type { IssuePage } from "../scanner/press-plan";
import { type Database, json, type Queryable, type Row, type Transaction } from "./database";
import type { Environment } from "./environment";
import type { PageRequest } from "./page-request";

/** An issue with the newest completed scan of its stage. */
export type IssueWithScan = Row<"issues"> & { readonly last_scan_id: string | null };

/** Which issues of a site a list shows. */
export interface IssueFilter {
  readonly ids: readonly string[] | undefined;
  readonly fingerprint: string | undefined;
  readonly statuses: readonly Schemas["IssueStatus"][] | undefined;
  readonly severities: readonly Schemas["FindingSeverity"][] | undefined;
  readonly ruleIds: readonly Schemas["ScanRuleId"][] | undefined;
  readonly environments: readonly Environment[] | undefined;
}

/** Rows written by one statement: far below the 65,535 values that a statement may carry. */
const ROWS_AT_ONCE = 500;

/**
 * A page of a site's issues, by first_seen_at and id descending, and one row more. `now` decides what is suppressed.
 */
export function listIssues(
  tx: Queryable,
  siteId: string,
  filter: IssueFilter,
  page: PageRequest,
  now: Date,
): Promise<IssueWithScan[]> {
  const { ids, fingerprint, statuses, severities, ruleIds, environments } = filter;
  let query = withScan(tx).where("issues.site_id", "=", siteId);
  if (ids !== undefined) query = query.where("issues.id", "in", [...ids]);
  if (fingerprint !== undefined) query = query.where("issues.fingerprint", "=", fingerprint);
  if (severities !== undefined) query = query.where("issues.severity", "in", [...severities]);
  if (ruleIds !== undefined) query = query.where("issues.rule_id", "in", [...ruleIds]);
  if (environments !== undefined) query = query.where("issues.environment", "in", [...environments]);
  if (statuses !== undefined) {
    query = query.where((where) => where.or(statuses.map((status) => hasStatus(where, status, now))));
  }
  const [afterTime, afterId] = page.after ?? [];
  if (afterTime !== undefined) {
    query = query.where(sql<SqlBool>`(issues.first_seen_at, issues.id) < (${afterTime}, ${afterId})`);
  }
  return query
    .orderBy("issues.first_seen_at", "desc")
    .orderBy("issues.id", "desc")
    .limit(page.limit + 1)
    .execute();
}

function withScan(tx: Queryable) {
  return tx
    .selectFrom("issues")
    .leftJoin("observed_scans", (join) =>
      join
        .onRef("observed_scans.site_id", "=", "issues.site_id")
        .onRef("observed_scans.environment", "=", "issues.environment"),
    )
    .selectAll("issues")
    .select("observed_scans.scan_id as last_scan_id");
}

/** The same as `issueStatus` (issue-status.ts), for the database. */
function hasStatus(where: ExpressionBuilder<Database, "issues">, status: Schemas["IssueStatus"], now: Date) {
  const isResolved = sql<SqlBool>`issues.resolved_at is not null`;
  const isSuppressed = sql<SqlBool>`issues.suppressed_at is not null
    and (issues.suppression_expires_at is null or issues.suppression_expires_at > ${now})`;
  switch (status) {
    case "resolved":
      return isResolved;
    case "suppressed":
      return where.and([where.not(isResolved), isSuppressed]);
    case "open":
      return where.and([where.not(isResolved), where.not(where.parens(isSuppressed))]);
  }
}

/** One issue with its scan. */
export function issueWithScan(tx: Queryable, id: string): Promise<IssueWithScan> {
  return withScan(tx).where("issues.id", "=", id).executeTakeFirstOrThrow();
}

/** An issue; undefined if it is gone. */
export function issueById(db: Queryable, id: string): Promise<Row<"issues"> | undefined> {
  return db.selectFrom("issues").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The same, held until the transaction ends. */
export function lockIssue(tx: Transaction, id: string): Promise<Row<"issues"> | undefined> {
  return tx.selectFrom("issues").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Ids of the open issues of a stage with one of these severities, oldest first. */
export async function openIssueIds(
  tx: Queryable,
  siteId: string,
  environment: Environment,
  severities: readonly Schemas["FindingSeverity"][],
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("issues")
    .select("id")
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("severity", "in", [...severities])
    .where((where) => hasStatus(where, "open", now))
    .orderBy("first_seen_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Issues of a stage that a scan may concern: those that are not resolved, and those with one of these fingerprints. */
export function issuesOfStage(
  tx: Transaction,
  siteId: string,
  environment: Environment,
  fingerprints: readonly string[],
): Promise<Row<"issues">[]> {
  return tx
    .selectFrom("issues")
    .selectAll()
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where((where) =>
      where.or([
        where("resolved_at", "is", null),
        where("fingerprint", "in", sql<string>`(select jsonb_array_elements_text(${json(fingerprints)}))`),
      ]),
    )
    .execute();
}

/** Pages where the issues of a stage that are not resolved were seen last, the longest unseen first. */
export async function pagesOfIssues(
  tx: Queryable,
  siteId: string,
  environment: Environment,
  limit: number,
): Promise<IssuePage[]> {
  return tx
    .selectFrom("issues")
    .select(["page", sql<string[]>`array_agg(distinct consent_state)`.as("states")])
    .where("site_id", "=", siteId)
    .where("environment", "=", environment)
    .where("resolved_at", "is", null)
    .groupBy("page")
    .orderBy((of) => of.fn.max("last_seen_at"))
    .orderBy("page")
    .limit(limit)
    .execute();
}

/** A scan's data about an issue, first seen or again. */
export type SeenIssue = Insertable<Database["issues"]>;

/**
 * Writes what a scan saw: new issues, and known ones as seen again and no longer resolved. Their ids and suppressions
 * stay.
 */
export async function saveSeenIssues(tx: Transaction, issues: readonly SeenIssue[]): Promise<void> {
  for (let from = 0; from < issues.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto("issues")
      .values(issues.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["site_id", "environment", "rule_id", "fingerprint"]).doUpdateSet((excluded) => ({
          severity: excluded.ref("excluded.severity"),
          subject: excluded.ref("excluded.subject"),
          page: excluded.ref("excluded.page"),
          service_id: excluded.ref("excluded.service_id"),
          engine: excluded.ref("excluded.engine"),
          profile: excluded.ref("excluded.profile"),
          consent_state: excluded.ref("excluded.consent_state"),
          last_seen_at: excluded.ref("excluded.last_seen_at"),
          last_confirmed_scan_id: sql`coalesce(excluded.last_confirmed_scan_id, issues.last_confirmed_scan_id)`,
          resolved_at: null,
        })),
      )
      .execute();
  }
}

/** Marks issues as resolved. */
export async function resolveIssues(tx: Transaction, ids: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable("issues")
    .set({ resolved_at: at })
    .where("id", "in", sql<string>`(select jsonb_array_elements_text(${json(ids)}))`)
    .execute();
}

/** Notes the newest completed scan of a stage. */
export async function noteObservedScan(tx: Transaction, scan: Row<"observed_scans">): Promise<void> {
  await tx
    .insertInto("observed_scans")
    .values(scan)
    .onConflict((conflict) =>
      conflict.columns(["site_id", "environment"]).doUpdateSet({ scan_id: scan.scan_id, at: scan.at }),
    )
    .execute();
}

/** Changes the suppression of an issue and answers the issue. */
export function updateSuppression(
  tx: Transaction,
  id: string,
  change: Pick<
    Updateable<Database["issues"]>,
    "suppression_reason" | "suppression_comment" | "suppression_expires_at" | "suppressed_by" | "suppressed_at"
  >,
): Promise<Row<"issues">> {
  return tx.updateTable("issues").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Forgets the suppression of an issue, live or not, and answers the issue. */
export function clearSuppression(tx: Transaction, id: string): Promise<Row<"issues">> {
  return updateSuppression(tx, id, {
    suppression_reason: null,
    suppression_comment: null,
    suppression_expires_at: null,
    suppressed_by: null,
    suppressed_at: null,
  });
}

/** Holds up to `limit` issues whose suppression has ended by `now`; those that others hold are left to them. */
export function lockEndedSuppressions(tx: Transaction, now: Date, limit: number): Promise<Row<"issues">[]> {
  return tx
    .selectFrom("issues")
    .selectAll()
    .where("suppression_expires_at", "<=", now)
    .orderBy("suppression_expires_at")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
