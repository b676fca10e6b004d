import { sql } from "kysely";
import type { Transaction } from "./database";

/**
 * Runs `work` behind a savepoint: if it throws, what it wrote is undone, what came before it in the transaction stays,
 * and the error is passed on.
 */
export async function withSavepoint<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await sql`savepoint step`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint step`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint step`.execute(tx);
    throw error;
  }
}
