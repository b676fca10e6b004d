import { sql } from "kysely";
import type { Row, Transaction } from "./database";

/** The identity of a key's row. */
export interface KeyRow {
  readonly workspaceId: string;
  readonly operation: string;
  readonly keyHash: string;
}

/** The row of a key that has not expired. */
export async function findKey(
  tx: Transaction,
  key: KeyRow & { readonly expiredBefore: Date },
): Promise<Row<"idempotency_keys"> | null> {
  const row = await tx
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("workspace_id", "=", key.workspaceId)
    .where("operation", "=", key.operation)
    .where("key_hash", "=", key.keyHash)
    .where("created_at", ">=", key.expiredBefore)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Inserts the key and answers null, or answers the row that has it already. Waits for a transaction that has inserted
 * it and not ended yet. An expired row is taken over.
 */
export async function claimKey(
  tx: Transaction,
  key: KeyRow & { readonly requestHash: string; readonly now: Date; readonly expiredBefore: Date },
): Promise<Row<"idempotency_keys"> | null> {
  const fresh = {
    request_hash: key.requestHash,
    created_at: key.now,
    status: null,
    body: null,
    etag: null,
    location: null,
  };
  const claimed = await tx
    .insertInto("idempotency_keys")
    .values({ workspace_id: key.workspaceId, operation: key.operation, key_hash: key.keyHash, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "operation", "key_hash"])
        .doUpdateSet(fresh)
        .where("idempotency_keys.created_at", "<", key.expiredBefore),
    )
    .returning("key_hash")
    .executeTakeFirst();
  return claimed === undefined ? findKey(tx, key) : null;
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

/** More than one, so that the table shrinks again after a day with many keys. */
const DROPPED_AT_ONCE = 3;

/** Drops a few rows whose time is over. Called with each new key, it keeps the table small without a job. */
export async function dropExpiredKeys(tx: Transaction, expiredBefore: Date): Promise<void> {
  await tx
    .deleteFrom("idempotency_keys")
    .using((using) =>
      using
        .selectFrom("idempotency_keys as old")
        .select(["old.workspace_id", "old.operation", "old.key_hash"])
        .where("old.created_at", "<", expiredBefore)
        .limit(DROPPED_AT_ONCE)
        .forUpdate()
        .skipLocked()
        .as("expired"),
    )
    .whereRef("idempotency_keys.workspace_id", "=", "expired.workspace_id")
    .whereRef("idempotency_keys.operation", "=", "expired.operation")
    .whereRef("idempotency_keys.key_hash", "=", "expired.key_hash")
    .execute();
}

/** Drops the answers about exports that no longer exist: they repeat what was asked for, such as a subject id. */
export async function forgetExports(tx: Transaction, exportIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("idempotency_keys")
    .where("operation", "=", "createExport")
    .where(sql<string>`body::jsonb ->> 'id'`, "in", [...exportIds])
    .execute();
}
