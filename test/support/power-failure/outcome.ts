import type { Kept } from "./failing-disk";

/** What a database holds that started on what a disk kept after a loss of power. */
export interface Outcome {
  /** How many events of the recording had happened. */
  readonly moment: number;
  readonly kept: Kept;
  /** Numbers that were acknowledged, or read by others, and are not there. */
  readonly lost: readonly number[];
  /** Numbers that only one of the two tables has. */
  readonly halves: readonly number[];
  /** Numbers that the table has and its index does not, or the reverse. */
  readonly unindexed: readonly number[];
}
