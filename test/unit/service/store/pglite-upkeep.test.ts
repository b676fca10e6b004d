import { openStore, type Store, startJobs } from "@consentform/service";
import { sql } from "kysely";
import { startInProcessService } from "../../../support/in-process-service";
import { testSnapshot } from "../../../support/snapshot";
import { until } from "../../../support/until";

const mebibyte = 1024 * 1024;

let store: Store;
beforeAll(async () => {
  store = await openStore({ kind: "memory", snapshot: await testSnapshot() });
  await sql`create table rows (id integer primary key, text text not null)`.execute(store.db);
});
afterAll(() => store.close());

/**
 * Writes 1000 rows of 1.9 kB again, which is less than what PostgreSQL would compress: 2 MB of dead rows, and as much
 * of log.
 */
async function rewrite(): Promise<void> {
  await sql`insert into rows select n, repeat(md5(n::text), 60) from generate_series(1, 1000) n
    on conflict (id) do update set text = reverse(rows.text)`.execute(store.db);
}

/** Numbers by name. */
async function measure(): Promise<{ dead: number; table: number; log: number; counted: number }> {
  const { rows } = await sql<{ dead: number; table: number; log: number; counted: number }>`
    select n_dead_tup::integer as dead, pg_relation_size('rows')::integer as table, reltuples::integer as counted,
      pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::integer as log
    from pg_stat_user_tables join pg_class on pg_class.oid = relid, pg_control_checkpoint()
    where pg_stat_user_tables.relname = 'rows'`.execute(store.db);
  if (rows[0] === undefined) throw new Error("The table is not there.");
  return rows[0];
}

test("a database under long writes keeps its size and log, like one on a server", async () => {
  for (let round = 0; round < 13; round += 1) await rewrite();
  // What a backend counted reaches its statistics once a second, or when it is asked to.
  await sql`select pg_stat_force_next_flush()`.execute(store.db);
  const neglected = await measure();
  expect(neglected.dead).toBeGreaterThan(5000);
  expect(neglected.log).toBeGreaterThan(16 * mebibyte);

  await store.maintain();
  const kept = await measure();
  expect(kept).toMatchObject({ dead: 0, counted: 1000 });
  expect(kept.log).toBeLessThan(mebibyte);

  // The room of dead rows is used again.
  for (let round = 0; round < 5; round += 1) await rewrite();
  expect((await measure()).table).toBeLessThanOrEqual(kept.table);
});

test("skips unchanged tables", async () => {
  await store.maintain();
  const { rows: before } = await sql`select relname, vacuum_count, analyze_count from pg_stat_user_tables`.execute(
    store.db,
  );
  const { log } = await measure();
  await store.maintain();
  expect(
    (await sql`select relname, vacuum_count, analyze_count from pg_stat_user_tables`.execute(store.db)).rows,
  ).toEqual(before);
  expect((await measure()).log).toBe(log);
});

test("a running service does it unasked", async () => {
  const { service } = await startInProcessService({ database: { kind: "memory" } });
  const { db } = service.store;
  const errors: unknown[] = [];
  await sql`create table rows as select n as id from generate_series(1, 1000) n`.execute(db);
  await sql`delete from rows where id > 100`.execute(db);
  const jobs = startJobs(service, (error) => errors.push(error));
  try {
    const ofRows = sql<{
      vacuums: number;
    }>`select vacuum_count::integer as vacuums from pg_stat_user_tables where relname = 'rows'`;
    await until(async () => (await ofRows.execute(db)).rows[0]?.vacuums === 1);
  } finally {
    await jobs.stop();
    await service.close();
  }
  expect(errors).toEqual([]);
});
