import type { Row, Transaction } from "./database";

/** What names a key's row. */
export interface KeyRow {
  readonly workspaceId: string;
  readonly operation: string;
  readonly keyHash: string;
}

/**
 * Inserts the key, or answers the row that has it already. Waits for a transaction that has inserted it and not ended yet.
 * A row made before `expiredBefore` is taken over.
 */
export async function claimKey(
  tx: Transaction,
  row: KeyRow & { readonly requestHash: string; readonly now: Date },
  expiredBefore: Date,
): Promise<Row<"idempotency_keys"> | null> {
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values({
      workspace_id: row.workspaceId,
      operation: row.operation,
      key_hash: row.keyHash,
      request_hash: row.requestHash,
      created_at: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "operation", "key_hash"])
        .doUpdateSet({
          request_hash: row.requestHash,
          created_at: row.now,
          status: null,
          body: null,
          etag: null,
          location: null,
        })
        .where("idempotency_keys.created_at", "<", expiredBefore),
    )
    .returning("key_hash")
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  return tx
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("workspace_id", "=", row.workspaceId)
    .where("operation", "=", row.operation)
    .where("key_hash", "=", row.keyHash)
    .executeTakeFirstOrThrow();
}

/** Completes the row of a claimed key. */
export async function storeAnswer(
  tx: Transaction,
  row: KeyRow,
  answer: Pick<Row<"idempotency_keys">, "status" | "body" | "etag" | "location">,
): Promise<void> {
  await tx
    .updateTable("idempotency_keys")
    .set(answer)
    .where("workspace_id", "=", row.workspaceId)
    .where("operation", "=", row.operation)
    .where("key_hash", "=", row.keyHash)
    .execute();
}

/** Drops rows whose time is over. */
export async function dropExpiredKeys(tx: Transaction, expiredBefore: Date): Promise<void> {
  await tx.deleteFrom("idempotency_keys").where("created_at", "<", expiredBefore).execute();
}
