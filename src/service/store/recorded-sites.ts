import type { Row, Transaction } from "./database";
import { lockSite, siteOfWorkspace } from "./sites";

/** A site whose consent records can be read: it exists, or it was deleted and records of it are still kept. */
export interface RecordedSite extends Pick<Row<"sites">, "id" | "workspace_id" | "name"> {
  readonly isDeleted: boolean;
}

/** The site as it is; null if the workspace has neither the site nor records of it. */
export async function recordedSite(tx: Transaction, workspaceId: string, siteId: string): Promise<RecordedSite | null> {
  const site = await siteOfWorkspace(tx, workspaceId, siteId);
  return site === null ? deletedSite(tx, workspaceId, siteId, false) : { ...site, isDeleted: false };
}

/** {@link recordedSite}, held until the transaction ends. */
export async function lockRecordedSite(
  tx: Transaction,
  workspaceId: string,
  siteId: string,
): Promise<RecordedSite | null> {
  const site = await lockSite(tx, workspaceId, siteId);
  return site === null ? deletedSite(tx, workspaceId, siteId, true) : { ...site, isDeleted: false };
}

/** A deleted site is its chains: the purge removes each with its last record. */
async function deletedSite(
  tx: Transaction,
  workspaceId: string,
  siteId: string,
  isLocking: boolean,
): Promise<RecordedSite | null> {
  const [chain] = await tx
    .selectFrom("consent_chains")
    .select("site_name")
    .where("workspace_id", "=", workspaceId)
    .where("site_id", "=", siteId)
    .where("kept_days", "is not", null)
    .orderBy("environment")
    .$if(isLocking, (query) => query.forUpdate())
    .execute();
  // An earlier release deleted sites without noting their names.
  return chain === undefined
    ? null
    : { id: siteId, workspace_id: workspaceId, name: chain.site_name ?? siteId, isDeleted: true };
}
