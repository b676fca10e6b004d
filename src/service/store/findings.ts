import type { Schemas } from "@consentform/consent/contract";
import { type Insertable, sql } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import type { PageRequest } from "./page-request";

/** Severities in the order of lists; the index is the rank that is stored. */
export const severities = ["error", "warning", "note"] as const satisfies readonly Schemas["FindingSeverity"][];

/** Which findings of a scan are read. */
export interface FindingFilter {
  readonly severities: readonly Schemas["FindingSeverity"][] | undefined;
  readonly ruleIds: readonly Schemas["ScanRuleId"][] | undefined;
}

/** Rows of one insert: well below the 65,535 parameters that a statement may have. */
const BATCH_SIZE = 1000;

/** Stores the findings of a scan. */
export async function insertFindings(
  tx: Transaction,
  rows: readonly Insertable<Database["findings"]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto("findings")
      .values(rows.slice(from, from + BATCH_SIZE))
      .execute();
  }
}

function findingsOf(tx: Queryable, scanId: string, { severities: wanted, ruleIds }: FindingFilter) {
  let query = tx.selectFrom("findings").selectAll().where("scan_id", "=", scanId);
  if (wanted !== undefined) {
    query = query.where(
      "severity_rank",
      "in",
      wanted.map((severity) => severities.indexOf(severity)),
    );
  }
  if (ruleIds !== undefined) query = query.where("rule_id", "in", [...ruleIds]);
  return query.orderBy("severity_rank").orderBy("fingerprint");
}

/** One page of a scan's findings, errors first, then by fingerprint, and one more. */
export function listFindings(
  tx: Queryable,
  scanId: string,
  filter: FindingFilter,
  page: PageRequest,
): Promise<Row<"findings">[]> {
  const [afterRank, afterFingerprint] = page.after ?? [];
  let query = findingsOf(tx, scanId, filter).limit(page.limit + 1);
  if (afterRank !== undefined) {
    query = query.where(
      sql<boolean>`(severity_rank, fingerprint) > (${Number(afterRank)}::smallint, ${String(afterFingerprint)}::text)`,
    );
  }
  return query.execute();
}

/** All findings of a scan (at most 10,000), in the order of lists. */
export function allFindings(
  tx: Queryable,
  scanId: string,
  filter: FindingFilter = { severities: undefined, ruleIds: undefined },
): Promise<Row<"findings">[]> {
  return findingsOf(tx, scanId, filter).execute();
}
