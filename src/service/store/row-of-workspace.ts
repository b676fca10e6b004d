import type { Row, Transaction } from "./database";

/** Tables whose rows are found by their id in a workspace. */
export type TableWithId =
  | "domains"
  | "scans"
  | "services"
  | "alert_channels"
  | "webhook_endpoints"
  | "webhook_deliveries"
  | "alerts"
  | "issues"
  | "templates"
  | "tokens"
  | "exports";

/**
 * The row of a table that has this id, if it is the workspace's.
 * @param lock whether it is held until the transaction ends
 */
export async function rowOfWorkspace<Table extends TableWithId>(
  tx: Transaction,
  table: Table,
  { workspaceId, id, lock }: { readonly workspaceId: string; readonly id: string; readonly lock: boolean },
): Promise<Row<Table> | undefined> {
  // The compiler cannot see what a union of tables has in common: these columns.
  const found = await tx
    .selectFrom(table as "domains")
    .selectAll()
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return found as Row<Table> | undefined;
}
