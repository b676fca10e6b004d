import type { JobParts } from "../jobs/job-handler";
import { DAY_MS } from "../runtime/durations";
import { holdAuditChain, updateAuditChain } from "../store/audit-chain";
import { lastEventBefore, removeChainedEvents } from "../store/audit-events";

/** Rows of one transaction. */
const ROWS_AT_ONCE = 1000;

/**
 * The sweep that deletes old rows of the audit log. The hash of the last one is kept, so that the rest of the chain can
 * be verified.
 * @returns whether more may be due
 */
export function purgeEvents({ store, runtime, settings }: Pick<JobParts, "store" | "runtime" | "settings">) {
  const before = new Date(runtime.now().getTime() - settings.auditDays * DAY_MS);
  return store.transaction(async (tx) => {
    if ((await holdAuditChain(tx)) === null) return false;
    const last = await lastEventBefore(tx, before, ROWS_AT_ONCE);
    if (last === undefined || last.sequence === null) return false;
    await removeChainedEvents(tx, last.sequence);
    await updateAuditChain(tx, { purged_count: last.sequence, purged_hash: last.hash });
    return true;
  });
}
