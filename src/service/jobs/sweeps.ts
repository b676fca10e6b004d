import { dropAddressKeys, purgeRecords } from "../consents/purge-records";
import { dropExpiredFiles } from "../exports/drop-expired-files";
import { renewExportKey } from "../exports/export-key";
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
  { name: "record retention", everyMs: 600_000, run: purgeRecords },
  { name: "address keys", everyMs: 3_600_000, run: dropAddressKeys },
  { name: "expired exports", everyMs: 600_000, run: dropExpiredFiles },
  { name: "export key", everyMs: 3_600_000, run: renewExportKey },
];
