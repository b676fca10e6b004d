import { requestConfirmations } from "../alerts/request-confirmation";
import { linkEvents } from "../audit/link-events";
import { purgeEvents } from "../audit/purge-events";
import { reportEnd } from "../audit/report-end";
import { dropAddressKeys, purgeRecords } from "../consents/purge-records";
import { checkDueDomains } from "../domains/check-due-domains";
import { renewExportKey } from "../exports/export-key";
import { liftDueSuppressions } from "../issues/lift-suppressions";
import type { JobParts } from "../jobs/job-handler";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../runtime/durations";
import { fireDueScans } from "../scans/fire-due-scans";
import { recheckSessions } from "../single-sign-on/recheck-sessions";
import { endOverlaps } from "../tokens/end-overlaps";
import { notifyExpiring, resolveExpiring } from "../tokens/notify-expiring";
import { queueAuditLog } from "../webhooks/queue-audit-log";
import { fanOutEvents } from "./fan-out-events";
import { removeOld, retention } from "./retention";

/**
 * Work that a time in a table makes due, such as `next_check_at` of domains, where a job for each row would have to be
 * kept in step with the row. A sweep takes due rows with `for update skip locked`, so that several processes may run
 * it, and either does what is due in the same transaction, or moves the time on and enqueues jobs.
 */
export interface Sweep {
  readonly name: string;
  /** Time between two looks, in milliseconds; after one that found something the next follows at once. */
  readonly everyMs: number;
  /** Does what is due. @returns whether more may be due: true while a round was full, false at the end */
  run(parts: JobParts): Promise<boolean>;
}

/** Every sweep: one entry each. The work itself is in the folder of its subject. */
export const sweeps: readonly Sweep[] = [
  { name: "confirmations", everyMs: 2 * SECOND_MS, run: requestConfirmations },
  { name: "domain checks", everyMs: MINUTE_MS, run: checkDueDomains },
  { name: "expiring tokens", everyMs: 10 * MINUTE_MS, run: notifyExpiring },
  { name: "ended overlaps", everyMs: MINUTE_MS, run: endOverlaps },
  { name: "alerts of ended tokens", everyMs: 10 * MINUTE_MS, run: resolveExpiring },
  ...retention.map((kind) => ({
    name: kind.what,
    everyMs: kind.everyMs ?? HOUR_MS,
    run: (parts: JobParts) => removeOld(kind, parts),
  })),
  { name: "sessions of single sign-on", everyMs: MINUTE_MS, run: recheckSessions },
  { name: "scan schedules", everyMs: 15 * SECOND_MS, run: fireDueScans },
  { name: "ended suppressions", everyMs: MINUTE_MS, run: liftDueSuppressions },
  { name: "record retention", everyMs: 10 * MINUTE_MS, run: purgeRecords },
  { name: "address keys", everyMs: HOUR_MS, run: dropAddressKeys },
  { name: "export key", everyMs: HOUR_MS, run: renewExportKey },
  { name: "audit links", everyMs: SECOND_MS, run: linkEvents },
  { name: "audit webhook", everyMs: SECOND_MS, run: queueAuditLog },
  { name: "audit retention", everyMs: HOUR_MS, run: purgeEvents },
  { name: "end of the audit log", everyMs: MINUTE_MS, run: reportEnd },
  // Last, so that one round of runDueWork passes on the events of the others.
  { name: "outbox", everyMs: SECOND_MS / 2, run: fanOutEvents },
];
