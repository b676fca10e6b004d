import { sql } from "kysely";
import type { Transaction } from "./database";

/** Longest wait for a lock of another transaction (contract 4.4). */
export const LOCK_TIMEOUT_MS = 2_000;

/**
 * Begins the work of a writing transaction: limits how long it waits for locks and reads its time, from the database,
 * so that `created_at` orders objects the same way whichever process makes them (contract 4.3).
 */
export async function requestTime(tx: Transaction, runtime: { clockOffsetMs(): number }): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`
    select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true), clock_timestamp() as now
  `.execute(tx);
  const now = rows[0]?.now.getTime() ?? Number.NaN;
  return new Date(now + runtime.clockOffsetMs());
}
