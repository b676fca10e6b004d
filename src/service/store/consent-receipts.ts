import { sql } from "kysely";
import type { ChainName } from "./consent-chains";
import type { Queryable, Row, Transaction } from "./database";

/** The receipt of a choice: its record, and the body that it came with. */
export type ConsentReceipt = Row<"consent_receipts">;

/** Names a choice. */
export interface ChoiceName extends ChainName {
  readonly choiceId: string;
}

/** The receipts of the choices that were recorded already. */
export async function receiptsOf(tx: Transaction, choices: readonly ChoiceName[]): Promise<ConsentReceipt[]> {
  const { rows } = await sql<ConsentReceipt>`
    select receipt.*
    from json_to_recordset(${JSON.stringify(choices)}::json) as named ("siteId" text, environment text, "choiceId" text)
    join consent_receipts as receipt
      on receipt.site_id = named."siteId" and receipt.environment = named.environment
        and receipt.choice_id = named."choiceId"
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
  await sql`
    insert into consent_receipts (site_id, environment, choice_id, body_hash, record_id, event_at, hash, expires_at)
    select * from json_to_recordset(${JSON.stringify(receipts)}::json) as made (
      site_id text, environment text, choice_id text, body_hash text, record_id text, event_at timestamptz, hash text,
      expires_at timestamptz
    )
  `.execute(tx);
}

/** Deletes receipts of choices that are refused by their age. @returns how many, at most `limit` */
export async function removeOldReceipts(db: Queryable, now: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from consent_receipts where (site_id, environment, choice_id) in (
      select site_id, environment, choice_id from consent_receipts where expires_at <= ${now} limit ${limit}
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
