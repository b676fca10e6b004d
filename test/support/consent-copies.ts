import { Client } from "pg";

/**
 * Multiplies the first record of a chain in the database itself, up to so many rows, with separate ids and hashes.
 *
 * @param padding characters by which each copy is longer; the chain may have copies already
 */
export async function copyConsentRecord(url: string, records: number, padding = 0): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`
    insert into consent_records (site_id, environment, sequence, workspace_id, id, event_at, hash, record, event_type, regime,
      version_number, subject_id, choice)
    select site_id, environment, place, workspace_id, 'con_' || place, event_at, encode(sha256(place::text::bytea), 'hex'),
      left(record, -1) || ',"padding":"' || repeat('x', ${padding}) || '"}', event_type, regime, version_number, subject_id, choice
    from consent_records, generate_series((select max(sequence) + 1 from consent_records), ${records}) as place
    where sequence = 1`);
  await client.query(`update consent_chains set length = ${records}`);
  await client.query("analyze consent_records");
  await client.end();
}
