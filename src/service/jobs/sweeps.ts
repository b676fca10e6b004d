import { liftDueSuppressions } from "../issues/lift-suppressions";
import { fireDueScans } from "../scans/fire-due-scans";
import { checkDueDomains } from "./check-due-domains";
import type { JobParts } from "./job-queue";

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
  { name: "domain checks", everyMs: 60_000, run: checkDueDomains },
  { name: "scan schedules", everyMs: 15_000, run: fireDueScans },
  { name: "ended suppressions", everyMs: 60_000, run: liftDueSuppressions },
];
