import type { JobParts } from "../jobs/job-handler";
import { holdAuditChain, readAuditChain, updateAuditChain } from "../store/audit-chain";
import { rowCount } from "./row-count";

/**
 * The sweep that reports the end of the chain in the log of the service, once a day (UTC): kept elsewhere, it shows a
 * chain that someone made again. One process of a deployment reports.
 * @returns false: there is nothing more to report today
 */
export async function reportEnd({
  store,
  runtime,
  reportInfo,
}: Pick<JobParts, "store" | "runtime" | "reportInfo">): Promise<boolean> {
  const today = runtime.now().toISOString().slice(0, "YYYY-MM-DD".length);
  const isDue = ({ length, reported_on }: { length: number; reported_on: string | null }) =>
    length > 0 && reported_on !== today;
  // Most rounds end here, without a transaction that writes.
  if (!isDue(await readAuditChain(store.db))) return false;
  const chain = await store.transaction(async (tx) => {
    const held = await holdAuditChain(tx);
    if (held === null || !isDue(held)) return null;
    await updateAuditChain(tx, { reported_on: today });
    return held;
  });
  if (chain !== null) reportInfo(`audit log: ${rowCount(chain.length)}, end ${chain.length}:${chain.last_hash}`);
  return false;
}
