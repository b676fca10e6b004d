import type { Queryable } from "./database";

/** The sealed key of a workspace and month (`YYYY-MM`); the first one stored stays. */
export async function addressKey(
  tx: Queryable,
  workspaceId: string,
  month: string,
  firstSealed: string,
): Promise<string> {
  await tx
    .insertInto("address_keys")
    .values({ workspace_id: workspaceId, month, key_sealed: firstSealed })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { key_sealed } = await tx
    .selectFrom("address_keys")
    .select("key_sealed")
    .where("workspace_id", "=", workspaceId)
    .where("month", "=", month)
    .executeTakeFirstOrThrow();
  return key_sealed;
}

/** Deletes the keys of months before this one: what they hashed can be matched to no address any more. */
export async function removeAddressKeysBefore(db: Queryable, month: string): Promise<void> {
  await db.deleteFrom("address_keys").where("month", "<", month).execute();
}
