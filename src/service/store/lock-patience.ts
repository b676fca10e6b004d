import { sql } from "kysely";
import type { Transaction } from "./database";
import { databaseErrorCode } from "./database-error-code";

/** Limits how long each statement of a transaction waits for a lock from now on. */
export async function waitAtMost(tx: Transaction, ms: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${ms}ms`}, true)`.execute(tx);
}

/** Reports whether a statement failed because another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  return databaseErrorCode(error) === "55P03";
}
