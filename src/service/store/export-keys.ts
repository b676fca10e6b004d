import type { Insertable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** Every key that ever signed, newest first. */
export function listExportKeys(tx: Queryable): Promise<Row<"export_keys">[]> {
  return tx.selectFrom("export_keys").selectAll().orderBy("valid_from", "desc").orderBy("kid").execute();
}

/** The key that signs, or null before the first start of a service. */
export async function signingKey(tx: Queryable): Promise<Row<"export_keys"> | null> {
  const key = await tx.selectFrom("export_keys").selectAll().where("retired_at", "is", null).executeTakeFirst();
  return key ?? null;
}

/** Adds the key that signs from now on; does nothing if another process has added one at the same moment. */
export async function insertExportKey(tx: Transaction, key: Insertable<Database["export_keys"]>): Promise<void> {
  await tx
    .insertInto("export_keys")
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the key that signs: its private part is forgotten. */
export async function retireExportKey(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable("export_keys")
    .set({ retired_at: now, private_sealed: null })
    .where("retired_at", "is", null)
    .execute();
}
