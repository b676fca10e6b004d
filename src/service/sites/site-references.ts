import type { ValidationError } from "../http/problem";
import type { Transaction } from "../store/database";
import { knownSiteIds } from "../store/site-references";

/**
 * Faults of a `site_ids` value (contract 2.11): ids that the workspace does not have. Ids that the value already
 * contains are not checked again, so those of deleted sites stay.
 */
export async function siteReferenceFaults(
  tx: Transaction,
  workspaceId: string,
  asked: readonly string[] | null,
  current: readonly string[] | null,
): Promise<ValidationError[]> {
  const added = (asked ?? []).filter((id) => current === null || !current.includes(id));
  if (asked === null || added.length === 0) {
    return [];
  }
  const known = await knownSiteIds(tx, workspaceId, added);
  return asked.flatMap((id, index) =>
    added.includes(id) && !known.has(id)
      ? [{ pointer: `/site_ids/${index}`, code: "unknown-site", detail: "is not a site of this workspace" }]
      : [],
  );
}
