import type { JobParts } from "../jobs/job-handler";
import { dayMs } from "../runtime/durations";
import { removeOldWindows } from "../store/rate-windows";

/** Longer than any window can be (`--quota` takes up to 99,999 s). */
const keptMs = 2 * dayMs;

/** The sweep that forgets in which windows tokens made requests: there is a row for each token that ever made one. */
export async function removeEndedWindows({ store, world }: JobParts): Promise<boolean> {
  await removeOldWindows(store.db, new Date(world.now().getTime() - keptMs));
  return false;
}
