import { sql } from "kysely";
import type { Queryable } from "./database";

/** Log since the last checkpoint at which the next is made, in bytes: what a start after kill -9 replays. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;

/**
 * The tables that a server's autovacuum would process, and how, by its own rule and default thresholds: 50 rows and a
 * fifth of the table dead, 50 and a tenth changed since they were counted (PostgreSQL, "The Autovacuum Daemon"). Rows
 * that were only added are left alone: reading a large table whole, in the thread that answers requests, saves nothing
 * here.
 */
const neglectedTables = sql<{ schema: string; name: string; has_dead: boolean }>`
  select schemaname as schema, relname as name, n_dead_tup > 50 + 0.2 * n_live_tup as has_dead
  from pg_stat_all_tables
  where schemaname in ('public', 'pg_catalog')
    and (n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup)
  order by schemaname, relname
`;

/**
 * A backend adds what it counted to its statistics once a second at most: what it has not would come after the vacuum
 * that it was counted for.
 */
const countUpToNow = sql`select pg_stat_force_next_flush()`;

const logSinceCheckpoint = sql<{ bytes: number }>`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::double precision as bytes from pg_control_checkpoint()
`;

/**
 * Does the work of a PostgreSQL server's background processes, which PGlite lacks: reclaims dead rows, counts for the
 * planner, and keeps the write-ahead log short, which would grow until the process ends. Requests get their turn
 * between one table and the next.
 * @throws the first error, after all the rest was done: a table that cannot be tidied up must not be in the way of the
 * log
 */
export async function maintainPglite(db: Queryable): Promise<void> {
  await countUpToNow.execute(db);
  const { rows: neglected } = await neglectedTables.execute(db);
  const errors: unknown[] = [];
  for (const { schema, name, has_dead } of neglected) {
    const table = sql.table(`${schema}.${name}`);
    const work = has_dead ? sql`vacuum (analyze) ${table}` : sql`analyze ${table}`;
    await work.execute(db).catch((error: unknown) => errors.push(error));
    await checkpointIfDue(db);
  }
  await checkpointIfDue(db);
  if (errors.length > 0) throw errors[0];
}

async function checkpointIfDue(db: Queryable): Promise<void> {
  const { rows } = await logSinceCheckpoint.execute(db);
  if (rows.some(({ bytes }) => bytes > CHECKPOINT_BYTES)) await sql`checkpoint`.execute(db);
}
