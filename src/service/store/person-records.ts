import { sql } from "kysely";
import { json, type Row, type Transaction } from "./database";

/** The ids under which a person's records are found. */
export interface PersonIds {
  readonly subjectIds: readonly string[];
  readonly externalId: string | null;
}

/** A record of a site, with what exports select by. */
export type PersonRecord = Pick<
  Row<"consent_records">,
  "environment" | "sequence" | "id" | "event_at" | "regime" | "subject_id" | "version_number"
>;

/** Every subject id that a site's records have beside an external id. */
export async function subjectsOf(tx: Transaction, siteId: string, externalId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("consent_records")
    .select(sql<string>`subject_id`.as("subject_id"))
    .distinct()
    .where("site_id", "=", siteId)
    .where("external_id", "=", externalId)
    .where("subject_id", "is not", null)
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** The records of a person, in all environments. */
export async function recordsOfPerson(tx: Transaction, siteId: string, ids: PersonIds): Promise<PersonRecord[]> {
  const { rows } = await sql<PersonRecord>`
    select environment, sequence, id, event_at, regime, subject_id, version_number from consent_records as record
    where record.site_id = ${siteId} and ${isOf(ids)}
  `.execute(tx);
  return rows;
}

/**
 * Ids of the exports that contain a record of a person, or will, or were requested for one of the subject ids. The
 * records are not read again, because they may be on another server than exports (docs/scale.md).
 */
export async function exportsOfPerson(
  tx: Transaction,
  siteId: string,
  { subjectIds }: PersonIds,
  records: readonly PersonRecord[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exports where site_id = ${siteId} and (
      subject_id in (select jsonb_array_elements_text(${json(subjectIds)}))
      or exists (
        select from jsonb_to_recordset(${json(records)}) as record (
          environment text, event_at timestamptz, regime text, subject_id text, version_number integer
        )
        where record.environment = exports.environment
          and exports.status <> 'failed'
          and (exports.format = 'ndjson' or exports.include_consents)
          and (exports.from_at is null or record.event_at >= exports.from_at)
          and (exports.to_at is null or record.event_at < exports.to_at)
          and (exports.regimes = '[]' or exports.regimes @> to_jsonb(record.regime))
          and (exports.subject_id is null or record.subject_id = exports.subject_id)
          and (exports.version_number is null or record.version_number = exports.version_number)
          and (exports.ready_at is null or record.event_at <= exports.ready_at)
      )
    )
    for update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

function isOf({ subjectIds, externalId }: PersonIds) {
  const subject = sql`record.subject_id in (select jsonb_array_elements_text(${json(subjectIds)}))`;
  return externalId === null ? subject : sql`(${subject} or record.external_id = ${externalId})`;
}
