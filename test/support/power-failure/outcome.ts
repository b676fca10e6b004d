import type { Kept } from "./failing-disk";

/** The contents of a database that started on the remains of a disk after a loss of power. */
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
