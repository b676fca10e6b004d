import { type Insertable, sql } from "kysely";
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

/**
 * Lets the key that signs begin no later than a file. A key that was made while the clock was ahead would sign files
 * from before its life, which no one could verify. What it signed already stays inside its life.
 */
export async function beginSigningKey(tx: Transaction, at: Date): Promise<void> {
  const signing = tx.updateTable("export_keys").set({ valid_from: at }).where("retired_at", "is", null);
  await signing.where("valid_from", ">", at).execute();
}

/**
 * Ends the key that signs: its private part is forgotten. What it signed while the clock was ahead stays inside its
 * life.
 */
export async function retireExportKey(tx: Transaction, now: Date): Promise<void> {
  await tx
    .updateTable("export_keys")
    .set({
      retired_at: sql<Date>`greatest(
        ${now}::timestamptz, valid_from, (select max(ready_at) from exports where exports.kid = export_keys.kid)
      )`,
      private_sealed: null,
    })
    .where("retired_at", "is", null)
    .execute();
}
