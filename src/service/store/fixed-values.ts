import type { Transaction } from "./database";

/** The value that is stored under a name for the life of the database; the first one given stays. */
export async function fixedValue(tx: Transaction, name: string, first: string): Promise<string> {
  const insert = tx.insertInto("deployment").values({ name, value: first });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  const row = await tx.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirstOrThrow();
  return row.value;
}
