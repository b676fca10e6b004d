import { sql } from "kysely";
import type { ChainName } from "./consent-chains";
import type { Queryable, Row, Transaction } from "./database";
import { environments } from "./environment";

/** The receipt of a choice: its record, and the body that it came with. */
export type ConsentReceipt = Row<"consent_receipts">;

/** Names a choice. */
export interface ChoiceName extends ChainName {
  readonly choiceId: string;
}

/** The receipts of the choices that were recorded already. */
export async function receiptsOf(tx: Transaction, choices: readonly ChoiceName[]): Promise<ConsentReceipt[]> {
  const named = choices.map(({ siteId, environment, choiceId }) => ({ site: siteId, environment, choice: choiceId }));
  const { rows } = await sql<ConsentReceipt>`
    select * from receipts_of(${JSON.stringify(named)}::json)
  `.execute(tx);
  return rows;
}

/** The hash in the receipts of erased choices. Their ids stay, so that a repeated choice is not recorded again. */
export const ERASED_BODY = "";

/** Forgets what the choices of erased records were. */
export async function eraseReceipts(
  tx: Transaction,
  siteId: string,
  records: readonly Pick<Row<"consent_records">, "id">[],
): Promise<void> {
  await sql`
    update consent_receipts set body_hash = ${ERASED_BODY}
    where site_id = ${siteId} and record_id in (
      select id from json_to_recordset(${JSON.stringify(records)}::json) as erased (id text)
    )
  `.execute(tx);
}

/** Adds the receipts of new records; their chains are locked, so that no other transaction adds the same ones. */
export async function insertReceipts(tx: Transaction, receipts: readonly ConsentReceipt[]): Promise<void> {
  await sql`select insert_receipts(${JSON.stringify(receipts)}::json)`.execute(tx);
}

/**
 * Deletes receipts of a site whose choices are refused by their age.
 * @param before all of them, and none else, are of choices with an id before this one
 * @returns how many, at most `limit`
 */
export async function removeOldReceipts(
  db: Queryable,
  siteId: string,
  { now, before }: { readonly now: Date; readonly before: string },
  limit: number,
): Promise<number> {
  let removed = 0;
  for (const environment of environments) {
    const { numAffectedRows } = await sql`
      delete from consent_receipts
      where site_id = ${siteId} and environment = ${environment} and choice_id = any(array(
        select choice_id from consent_receipts
        where site_id = ${siteId} and environment = ${environment} and choice_id < ${before} and expires_at <= ${now}
        limit ${limit - removed}
      ))
    `.execute(db);
    removed += Number(numAffectedRows ?? 0);
  }
  return removed;
}
