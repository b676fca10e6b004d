import { sql } from "kysely";
import type { Queryable } from "./database";
import { hasLateWrites } from "./late-writes";

/**
 * The reason why the database records nothing; null if it records. A replica, or a database that is being restored,
 * answers but takes no writes.
 */
export async function writeFault(db: Queryable): Promise<string | null> {
  const { rows } = await sql<{ is_writable: boolean; is_late: boolean }>`
    select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as is_writable,
      ${hasLateWrites} as is_late
    from deployment limit 1
  `.execute(db);
  if (rows[0]?.is_writable !== true) return "the database takes no writes";
  return rows[0].is_late ? "the database does not confirm writes" : null;
}

/** Jobs of one kind. */
export interface JobCount {
  readonly kind: string;
  /** Due and not yet begun. */
  readonly waiting: number;
  readonly running: number;
  /** Seconds for which the longest-waiting one has been due; 0 if none is. */
  readonly lag_s: number;
}

/** How far background work is behind, by kind of job. */
export async function countJobs(db: Queryable, now: Date): Promise<JobCount[]> {
  const { rows } = await sql<JobCount>`
    select kind,
      (count(*) filter (where run_at <= ${now} and (lease_until is null or lease_until <= ${now})))::integer as waiting,
      (count(*) filter (where lease_until > ${now}))::integer as running,
      coalesce(extract(epoch from ${now}::timestamptz - min(run_at) filter (
        where run_at <= ${now} and (lease_until is null or lease_until <= ${now})
      )), 0)::double precision as lag_s
    from jobs group by kind
  `.execute(db);
  return rows;
}
