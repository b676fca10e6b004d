import type { JobParts } from "../jobs/job-handler";
import { removeEndedCodes } from "../store/users";

/** The sweep that forgets codes for signing in that nobody used in time: `consentform dev` makes one at each start. */
export async function removeUnusedCodes({ store, world }: JobParts): Promise<boolean> {
  await removeEndedCodes(store.db, world.now());
  return false;
}
