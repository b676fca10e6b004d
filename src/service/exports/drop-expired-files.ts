import type { JobParts } from "../jobs/job-handler";
import { removeExpiredFiles } from "../store/exports";

/** Exports of one round: each may have thousands of pieces. */
const exportsAtOnce = 10;

/**
 * Deletes the files of exports that were ready 7 days ago. The exports themselves stay, to say so.
 * @returns whether more may be due
 */
export async function dropExpiredFiles({ store, world }: Pick<JobParts, "store" | "world">): Promise<boolean> {
  const dropped = await store.transaction((tx) => removeExpiredFiles(tx, world.now(), exportsAtOnce));
  return dropped === exportsAtOnce;
}
