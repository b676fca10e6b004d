import { askConfirmations } from "../alerts/ask-confirmation";
import { removeOldInbox } from "../alerts/remove-old-inbox";
import { dropAddressKeys, purgeRecords } from "../consents/purge-records";
import { checkDueDomains } from "../domains/check-due-domains";
import { dropExpiredFiles } from "../exports/drop-expired-files";
import { renewExportKey } from "../exports/export-key";
import { liftDueSuppressions } from "../issues/lift-suppressions";
import type { JobParts } from "../jobs/job-handler";
import { removeEndedWindows } from "../request/remove-ended-windows";
import { minuteMs } from "../runtime/durations";
import { fireDueScans } from "../scans/fire-due-scans";
import { endOverlaps } from "../tokens/end-overlaps";
import { notifyExpiring } from "../tokens/notify-expiring";
import { resolveExpiring } from "../tokens/resolve-expiring";
import { removeUnusedCodes } from "../users/remove-unused-codes";
import { removeOldHistory } from "../webhooks/remove-old-history";
import { fanOutEvents } from "./fan-out-events";

/**
 * Work that a time in a table makes due, such as `next_check_at` of domains, where a job for each row would have to be kept in step with
 * the row. A sweep takes due rows with `for update skip locked`, so that several processes may run it, and either does what is due in the
 * same transaction, or moves the time on and enqueues jobs.
 */
export interface Sweep {
  readonly name: string;
  /** Time between two looks, in milliseconds; after one that found something the next follows at once. */
  readonly everyMs: number;
  /** Does what is due. @returns whether more may be due: true while a round was full, false at the end */
  run(parts: JobParts): Promise<boolean>;
}

/** Every sweep. One entry each; the work itself stands in the room that it belongs to. */
export const sweeps: readonly Sweep[] = [
  { name: "confirmations", everyMs: 2_000, run: askConfirmations },
  { name: "domain checks", everyMs: minuteMs, run: checkDueDomains },
  { name: "expiring tokens", everyMs: 10 * minuteMs, run: notifyExpiring },
  { name: "ended overlaps", everyMs: minuteMs, run: endOverlaps },
  { name: "alerts of ended tokens", everyMs: 10 * minuteMs, run: resolveExpiring },
  { name: "old deliveries", everyMs: 60 * minuteMs, run: removeOldHistory },
  { name: "old alerts", everyMs: 60 * minuteMs, run: removeOldInbox },
  { name: "scan schedules", everyMs: 15_000, run: fireDueScans },
  { name: "ended suppressions", everyMs: minuteMs, run: liftDueSuppressions },
  { name: "record retention", everyMs: 600_000, run: purgeRecords },
  { name: "address keys", everyMs: 3_600_000, run: dropAddressKeys },
  { name: "expired exports", everyMs: 600_000, run: dropExpiredFiles },
  { name: "unused codes", everyMs: 60 * minuteMs, run: removeUnusedCodes },
  { name: "ended windows", everyMs: 60 * minuteMs, run: removeEndedWindows },
  { name: "export key", everyMs: 3_600_000, run: renewExportKey },
  // Last, so that one round of runDueWork passes on what the others told.
  { name: "outbox", everyMs: 500, run: fanOutEvents },
];
