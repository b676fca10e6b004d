import { Client } from "pg";

/** Multiplies the only record of a chain in the database itself: as many rows of its size, with ids and hashes of their own. */
export async function copyConsentRecord(url: string, records: number): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`
    insert into consent_records (site_id, environment, sequence, workspace_id, id, event_at, hash, record, event_type, regime,
      version_number, subject_id, choice)
    select site_id, environment, place, workspace_id, 'con_' || place, event_at, encode(sha256(place::text::bytea), 'hex'), record,
      event_type, regime, version_number, subject_id, choice
    from consent_records, generate_series(2, ${records}) as place`);
  await client.query(`update consent_chains set length = ${records}`);
  await client.query("analyze consent_records");
  await client.end();
}
