import { sql } from "kysely";
import type { Runtime } from "../runtime/runtime";
import type { Queryable } from "./database";

/** Requests that a bucket admits in each window. */
interface Window {
  readonly requests: number;
  readonly windowS: number;
}

/** A share of a window's requests. */
export interface Lease {
  /** 0 when the window has none left. */
  readonly granted: number;
  /** Requests of the window that no process has leased yet. */
  readonly unleased: number;
  /** To the end of the window, counted from the moment the lease was made. */
  readonly remainingMs: number;
}

/** Requests of a token that a process leases at once (contract 4.2). */
const BLOCK_SIZE = 5;

/** Forgets windows that began before a moment. */
export async function removeOldWindows(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom("rate_windows").where("started_at", "<", before).execute();
}

/**
 * Shares from the database, so that several processes together never admit more than the policy's requests. A window
 * begins with the first request after the former one, by the database's clock. Where that is set back, a window that
 * seems to begin a whole length from now has ended; less may be another statement's, which began later and got the row
 * before.
 */
export function leaseFromDatabase(
  db: Queryable,
  runtime: Pick<Runtime, "clockOffsetMs">,
): (bucket: string, policy: Window) => Promise<Lease> {
  return async (bucket, policy) => {
    // The same instant throughout the statement, however long it waits for the row.
    const now = sql`(date_trunc('milliseconds', statement_timestamp()) + ${`${runtime.clockOffsetMs()} milliseconds`}::interval)`;
    const length = sql`${`${policy.windowS} seconds`}::interval`;
    const hasEnded = sql`(rate_windows.started_at <= ${now} - ${length} or rate_windows.started_at >= ${now} + ${length})`;
    const quota = sql`${policy.requests}::integer`;
    const { rows } = await sql<{ granted: number; leased: number; elapsed_ms: number }>`
      insert into rate_windows (bucket, started_at, leased, granted)
      values (${bucket}, ${now}, least(${BLOCK_SIZE}::integer, ${quota}), least(${BLOCK_SIZE}::integer, ${quota}))
      on conflict (bucket) do update set
        started_at = case when ${hasEnded} then ${now} else rate_windows.started_at end,
        leased = case when ${hasEnded} then least(${BLOCK_SIZE}::integer, ${quota})
          else least(rate_windows.leased + ${BLOCK_SIZE}::integer, greatest(rate_windows.leased, ${quota})) end,
        granted = case when ${hasEnded} then least(${BLOCK_SIZE}::integer, ${quota})
          else greatest(0, least(${BLOCK_SIZE}::integer, ${quota} - rate_windows.leased)) end
      returning granted, leased, (extract(epoch from ${now} - started_at) * 1000)::float8 as elapsed_ms
    `.execute(db);
    const row = rows[0];
    if (row === undefined) throw new Error(`The rate window of ${bucket} was neither made nor read.`);
    return {
      granted: row.granted,
      unleased: Math.max(0, policy.requests - row.leased),
      remainingMs: Math.min(policy.windowS * 1000, Math.max(0, policy.windowS * 1000 - row.elapsed_ms)),
    };
  };
}
