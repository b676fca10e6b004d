import { setTimeout as sleep } from "node:timers/promises";
import { databaseErrorCode } from "./database-error-code";

/** PostgreSQL's codes for a transaction that lost against another one and may simply be tried again. */
const retriedCodes: ReadonlySet<string> = new Set(["40001", "40P01"]);
const MAX_ATTEMPTS = 4;
/** Between two of them. */
const LONGEST_PAUSE_MS = 50;

/** Runs a transaction, and again if it lost against another one: four times in all. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !retriedCodes.has(databaseErrorCode(error))) throw error;
    }
    // Not at once and not together: those that won are still at work, and others lost as well.
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
}
