import type { Insertable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** The workspace of that name, made if there is none. */
export async function ensureWorkspace(
  tx: Transaction,
  workspace: Insertable<Database["workspaces"]>,
): Promise<Row<"workspaces">> {
  await tx
    .insertInto("workspaces")
    .values(workspace)
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return tx.selectFrom("workspaces").selectAll().where("name", "=", workspace.name).executeTakeFirstOrThrow();
}

/** Id of the workspace of that name; undefined if there is none. */
export async function workspaceNamed(db: Queryable, name: string): Promise<string | undefined> {
  return (await db.selectFrom("workspaces").select("id").where("name", "=", name).executeTakeFirst())?.id;
}

/**
 * Makes writers that count the workspace's objects take turns until their transactions end: two of them could otherwise
 * both see one place left below a plan limit, or both find an external key free.
 */
export async function lockWorkspace(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom("workspaces").select("id").where("id", "=", id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** True if the workspace exists: no operation deletes one, but its operator may. */
export async function hasWorkspace(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom("workspaces").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}
