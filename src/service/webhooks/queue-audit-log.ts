import type { JobParts } from "../jobs/job-handler";
import { enqueue } from "../jobs/job-queue";
import { readAuditChain, undeliveredCount } from "../store/audit-chain";
import { hasJob } from "../store/jobs";

/**
 * The sweep that has the audit log delivered to the operator's webhook while rows are left. It looks instead of being
 * called by what chains rows: a job that waits for a receiver that is down must not be brought forward.
 * @returns false: the job does the rest
 */
export async function queueAuditLog({
  store,
  runtime,
  settings,
}: Pick<JobParts, "store" | "runtime" | "settings">): Promise<boolean> {
  if (settings.auditWebhook === null || undeliveredCount(await readAuditChain(store.db)) === 0) return false;
  if (await hasJob(store.db, "deliver-audit-log")) return false;
  await store.transaction((tx) => enqueue(tx, runtime, "deliver-audit-log", {}, { key: "audit" }));
  return false;
}
