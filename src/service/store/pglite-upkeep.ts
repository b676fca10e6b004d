import { sql } from "kysely";
import type { Queryable } from "./database";

/** Log since the last checkpoint at which the next is made, in bytes: what a start after kill -9 replays, and about a third of what stays on disk. */
const checkpointBytes = 16 * 1024 * 1024;

/**
 * Tables that a server's autovacuum would take, by its own rule and default thresholds: 50 rows and a fifth of the table dead, or 1000 and a fifth
 * new; for the planner's statistics 50 and a tenth changed (PostgreSQL, "The Autovacuum Daemon").
 */
const neglectedTables = sql<{ name: string }>`
  select relname as name
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by relname
`;

/** A backend adds what it counted to its statistics once a second at most: what it has not would come after the vacuum that it was counted for. */
const countUpToNow = sql`select pg_stat_force_next_flush()`;

const logSinceCheckpoint = sql<{ bytes: number }>`
  select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::double precision as bytes from pg_control_checkpoint()
`;

/**
 * Does what a PostgreSQL server has processes of its own for and PGlite, which is one backend, nobody: reclaims dead rows, counts for the planner,
 * and keeps the write-ahead log short, which would grow until the process ends. Requests get their turn between one table and the next.
 */
export async function maintainPglite(db: Queryable): Promise<void> {
  await countUpToNow.execute(db);
  const { rows: neglected } = await neglectedTables.execute(db);
  for (const { name } of neglected) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db);
  const { rows } = await logSinceCheckpoint.execute(db);
  if (rows.some(({ bytes }) => bytes > checkpointBytes)) await sql`checkpoint`.execute(db);
}
