import { sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The end of the chain of the audit log. */
export type AuditChain = Row<"audit_chain">;

/** The end of the chain as it is. */
export function readAuditChain(db: Queryable): Promise<AuditChain> {
  return db.selectFrom("audit_chain").selectAll().executeTakeFirstOrThrow();
}

/**
 * Holds the end of the chain until the transaction ends, so that one process extends it at a time.
 * @returns null if another one has it
 */
export async function holdAuditChain(tx: Transaction): Promise<AuditChain | null> {
  const chain = await tx.selectFrom("audit_chain").selectAll().forUpdate().skipLocked().executeTakeFirst();
  return chain ?? null;
}

/** Changes the end of the chain, which is held. */
export async function updateAuditChain(tx: Transaction, change: Updateable<Database["audit_chain"]>): Promise<void> {
  await tx.updateTable("audit_chain").set(change).execute();
}

/** Stores that the operator's webhook accepted the rows up to a place. A process that comes late takes nothing back. */
export async function markDelivered(db: Queryable, sequence: number): Promise<void> {
  const delivered = sql<number>`greatest(delivered_count, ${sequence})`;
  await db.updateTable("audit_chain").set({ delivered_count: delivered }).execute();
}

/** Rows of the chain that the operator's webhook has yet to accept. Those that were purged meanwhile do not count. */
export function undeliveredCount({ length, purged_count, delivered_count }: AuditChain): number {
  return Math.max(0, length - Math.max(purged_count, delivered_count));
}
