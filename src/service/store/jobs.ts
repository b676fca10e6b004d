import { sql } from "kysely";
import { json, type Queryable, type Row, type Transaction } from "./database";

/** A job that this process has until `lease_until`. `attempt` distinguishes this lease from others of the same job. */
export type LeasedJob = Pick<Row<"jobs">, "id" | "kind" | "payload" | "attempt">;

/** How many jobs of a kind a process takes now, and until when it has them. */
export interface FreeSlots {
  readonly kind: string;
  readonly count: number;
  readonly leaseUntil: Date;
}

/** A job to be done. */
export type NewJob = Pick<Row<"jobs">, "id" | "kind" | "job_key" | "payload" | "run_at">;

/** Adds a job. If one of the same kind and key waits, that one stays alone, with the earlier of both times. */
export async function insertJob(tx: Transaction, { payload, ...job }: NewJob): Promise<void> {
  await tx
    .insertInto("jobs")
    .values({ ...job, payload: json(payload) })
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "job_key"])
        .where("lease_until", "is", null)
        .doUpdateSet({ run_at: sql<Date>`least(jobs.run_at, excluded.run_at)` }),
    )
    .execute();
}

/** Reports whether a job of a kind waits or runs. */
export async function hasJob(db: Queryable, kind: string): Promise<boolean> {
  return (await db.selectFrom("jobs").select("id").where("kind", "=", kind).limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes jobs that are due: waiting ones, and those whose process did not finish them within its lease. A job waits
 * while another of its kind and key runs. Locked rows belong to another process that takes jobs at the same moment.
 * @param running ids of jobs that this process has under way. A machine that slept finds their leases ended, and they
 * still run.
 */
export async function leaseJobs(
  db: Queryable,
  free: readonly FreeSlots[],
  now: Date,
  running: readonly string[],
): Promise<LeasedJob[]> {
  if (free.length === 0) return [];
  const slots = sql.join(
    free.map(({ kind, count, leaseUntil }) => sql`(${kind}::text, ${count}::integer, ${leaseUntil}::timestamptz)`),
  );
  // Materialized: a plan that ran the locking query more than once would lock more jobs than it takes.
  const { rows } = await sql<LeasedJob>`
    with due as materialized (
      select job.id, free.lease_until
      from (values ${slots}) as free (kind, slots, lease_until)
      cross join lateral (
        select candidate.id
        from jobs as candidate
        where candidate.kind = free.kind
          and candidate.run_at <= ${now}
          and (candidate.lease_until is null or candidate.lease_until <= ${now})
          and candidate.id <> all(${running}::text[])
          and not exists (
            select 1 from jobs as running
            where running.kind = candidate.kind and running.job_key = candidate.job_key
              and running.id <> candidate.id
              and (running.lease_until > ${now} or running.id = any(${running}::text[]))
          )
        order by candidate.run_at, candidate.id
        limit free.slots
        for update of candidate skip locked
      ) as job
    )
    update jobs set attempt = jobs.attempt + 1, lease_until = due.lease_until
    from due where jobs.id = due.id
    returning jobs.id, jobs.kind, jobs.payload, jobs.attempt
  `.execute(db);
  return rows;
}

/** Keeps a job for longer. @returns false if the lease ended and another process has the job, or it is done */
export async function extendLease(db: Queryable, { id, attempt }: LeasedJob, leaseUntil: Date): Promise<boolean> {
  const result = await db
    .updateTable("jobs")
    .set({ lease_until: leaseUntil })
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .where("lease_until", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Forgets a job that is done or given up, if this lease still holds it. */
export async function removeJob(db: Queryable, { id, attempt }: LeasedJob): Promise<void> {
  await db.deleteFrom("jobs").where("id", "=", id).where("attempt", "=", attempt).execute();
}

/**
 * Lets a job wait again, if this lease still holds it. If a newer job of its kind and key waits already, that one does
 * its work.
 * @param isCounted false: the attempt is as if it had not been made
 */
export async function returnJob(
  tx: Transaction,
  { id, attempt }: LeasedJob,
  { runAt, isCounted }: { runAt: Date; isCounted: boolean },
): Promise<void> {
  const held = await tx
    .selectFrom("jobs")
    .select(["kind", "job_key"])
    .where("id", "=", id)
    .where("attempt", "=", attempt)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  const newer = await tx
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", held.kind)
    .where("job_key", "=", held.job_key)
    .where("lease_until", "is", null)
    .executeTakeFirst();
  if (newer !== undefined) {
    await tx.deleteFrom("jobs").where("id", "=", id).execute();
    return;
  }
  await tx
    .updateTable("jobs")
    .set({ run_at: runAt, lease_until: null, attempt: isCounted ? attempt : attempt - 1 })
    .where("id", "=", id)
    .execute();
}
