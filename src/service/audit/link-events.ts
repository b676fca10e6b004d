import type { JobParts } from "../jobs/job-handler";
import { holdAuditChain, updateAuditChain } from "../store/audit-chain";
import { type AuditLink, setLinks, unchainedEvents } from "../store/audit-events";
import { auditHash } from "./audit-event";

/** Rows of one transaction. */
const ROWS_AT_ONCE = 500;

/**
 * The sweep that chains the rows of the audit log, in the order of their ids. One process does at a time; a row whose
 * transaction commits later comes behind.
 * @returns whether more may be due
 */
export function linkEvents({ store, runtime }: Pick<JobParts, "store" | "runtime">): Promise<boolean> {
  return store.transaction(async (tx) => {
    const chain = await holdAuditChain(tx);
    if (chain === null) return false;
    const rows = await unchainedEvents(tx, runtime.now(), ROWS_AT_ONCE);
    if (rows.length === 0) return false;
    const links: AuditLink[] = [];
    for (const row of rows) {
      const sequence = chain.length + links.length + 1;
      links.push({ id: row.id, sequence, hash: auditHash(row, sequence, links.at(-1)?.hash ?? chain.last_hash) });
    }
    await setLinks(tx, links);
    await updateAuditChain(tx, { length: chain.length + links.length, last_hash: links.at(-1)?.hash ?? null });
    return rows.length === ROWS_AT_ONCE;
  });
}
