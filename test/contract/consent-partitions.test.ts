/** Records are moved into partitions while processes of the version before write, erase, purge and delete. */

import { openStore } from "@consentform/service";
import { type QueryExecutorProvider, sql } from "kysely";
import { makeOlder, open, schemaOfVersion } from "../support/older-schema";
import { postgresOfSuite } from "../support/service-databases";
import { until } from "../support/until";

const locate = postgresOfSuite();

/** The last version with one table for all records. */
const before = schemaOfVersion("0022");
const PARTITIONS = 16;
const SITES = Array.from({ length: 40 }, (_, index) => `site_${index}`);
const RECORDS = 20;

test("keeps every record, erasure and purge of the moment it runs in", async () => {
  const location = await locate();
  if (location === null) return;
  await makeOlder(location, before, {});
  const older = await open(location);
  try {
    await fill(older.db);
    const writer = await older.db.startTransaction().execute();
    await sql`select * from consent_chains where site_id = 'site_0' for update`.execute(writer);
    const opening = openStore(location);
    // The copy is made: the migration waits for the chains.
    await until(async () => (await waiting(older.db)) > 0);
    // A batch of the version before arrives now, and waits for the migration.
    const batch = older.db.transaction().execute(addBatch);
    await until(async () => (await waiting(older.db)) > 1);
    await add(writer, "site_0", RECORDS + 1, RECORDS + 5);
    await sql`delete from consent_records where site_id = 'site_0' and sequence <= 7`.execute(writer);
    await sql`delete from consent_records where site_id = 'site_1'`.execute(writer);
    await sql`delete from consent_chains where site_id = 'site_2'`.execute(writer);
    await sql`
      update consent_records set record = null, subject_id = null, event_type = null, erased_at = now()
      where subject_id = 'subject_3' and site_id in ('site_0', 'site_3')`.execute(writer);
    const expected = await stored(writer);
    await writer.commit().execute();
    const store = await opening;
    await batch;
    const { rows: added } = await sql`
      select to_jsonb(it) as row from consent_records as it
      where site_id = 'site_6' and sequence > ${RECORDS}`.execute(older.db);
    expect(added).toHaveLength(2);
    await sql`delete from consent_records where site_id = 'site_6' and sequence > ${RECORDS}`.execute(older.db);
    expect(await stored(older.db)).toEqual(expected);
    expect(expected.length).toBe(SITES.length * RECORDS + 5 - 7 - 2 * RECORDS);
    // The version before writes to what has the name now.
    await add(older.db, "site_4", RECORDS + 1, RECORDS + 1);
    await expect(add(older.db, "site_4", 1, 1)).rejects.toMatchObject({ code: "23505" });
    await expect(add(older.db, "site_none", 1, 1)).rejects.toMatchObject({ code: "23503" });
    await sql`delete from consent_chains where site_id = 'site_5'`.execute(older.db);
    expect((await stored(older.db)).length).toBe(expected.length + 1 - RECORDS);
    await store.close();
  } finally {
    await older.close();
  }
}, 60_000);

test("names the privilege that a migration needs, before it changes anything", async () => {
  const location = await locate();
  if (location === null) return;
  const admin = await open(location);
  const database = new URL(location.url).pathname.slice(1);
  const user = `user_of_${database}`;
  const url = new URL(location.url);
  url.username = user;
  url.password = user;
  const limited = { ...location, url: url.href };
  const run = (statement: string) => sql.raw(statement).execute(admin.db);
  await run(`create role ${user} login password '${user}'`);
  try {
    await run(`grant create, usage on schema public to ${user}`);
    await run(`revoke temporary on database ${database} from public`);
    await makeOlder(limited, before, {});
    await expect(openStore(limited)).rejects.toThrow(
      `The migration 0023-consent-partitions needs the privilege TEMPORARY on the database ${database}, which the user ${user} does not have.`,
    );
    const last = await sql`select max(name) as name from migrations`.execute(admin.db);
    expect(last.rows).toEqual([{ name: before.name }]);
    await run(`grant temporary on database ${database} to ${user}`);
    await (await openStore(limited)).close();
  } finally {
    await run(`drop owned by ${user} cascade`);
    await run(`drop role ${user}`);
    await admin.close();
  }
}, 60_000);

test("spreads sites over partitions and reads the partition of one site", async () => {
  const location = (await locate()) ?? { kind: "memory" as const };
  const store = await openStore(location);
  try {
    await fill(store.db);
    const { rows } = await sql<{ partition: string }>`
      select distinct tableoid::regclass::text as partition from consent_records`.execute(store.db);
    expect([rows.length > PARTITIONS / 2, rows.length <= PARTITIONS]).toEqual([true, true]);
    for (const statement of [
      "select * from consent_records where site_id = 'site_1' and environment = 'production' order by event_at desc",
      "update consent_records set record = record where site_id = 'site_1' and subject_id = 'subject_1'",
      "delete from consent_records where site_id = 'site_1' and environment = 'production' and sequence <= 3",
    ]) {
      const plan = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw(statement)}`.execute(store.db);
      const text = plan.rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(new Set(text.match(/consent_records_\d\d\b/g)).size).toBe(1);
    }
  } finally {
    await store.close();
  }
});

async function fill(db: QueryExecutorProvider): Promise<void> {
  await sql`insert into workspaces (id, name, created_at) values ('ws', 'shops', now())`.execute(db);
  for (const site of SITES) {
    await sql`
      insert into consent_chains (site_id, environment, workspace_id, length)
      values (${site}, 'production', 'ws', ${RECORDS})`.execute(db);
    await add(db, site, 1, RECORDS);
  }
}

/** Adds records as the version before did. */
async function add(db: QueryExecutorProvider, site: string, first: number, last: number): Promise<void> {
  await sql`
    insert into consent_records (site_id, environment, sequence, workspace_id, id, event_at, hash, record, event_type,
      subject_id)
    select ${site}::text, 'production', n, 'ws', 'con_' || n, timestamptz '2026-01-01' + n * interval '1 second',
      md5(n::text), '{}', 'given', 'subject_' || n
    from generate_series(${sql.lit(first)}::integer, ${sql.lit(last)}::integer) as n`.execute(db);
}

/** Appends two records as a batch of the version before: it holds the chain, adds them and moves the chain's end. */
async function addBatch(db: QueryExecutorProvider): Promise<void> {
  await sql`select * from consent_chains where site_id = 'site_6' for update`.execute(db);
  await add(db, "site_6", RECORDS + 1, RECORDS + 2);
  await sql`update consent_chains set length = ${RECORDS + 2} where site_id = 'site_6'`.execute(db);
}

async function stored(db: QueryExecutorProvider): Promise<unknown[]> {
  const { rows } = await sql`
    select to_jsonb(it) as row from consent_records as it order by site_id, environment, sequence`.execute(db);
  return rows;
}

/** How many transactions wait for the table of chains. */
async function waiting(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks
    where not granted and relation = 'consent_chains'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows[0]?.count ?? 0;
}
