import type { JobParts } from "../jobs/job-handler";
import { removeOldConfirmationMails } from "../store/address-confirmations";
import { removeOldAlerts } from "../store/alerts";
import { countedMs } from "./ask-confirmation";

/** Alerts are kept for this long after they are resolved (contract 2.11). */
const lifetimeMs = 90 * 24 * 3_600_000;
const batchSize = 1000;

/** The sweep that forgets old alerts, and old entries of the mail limits. */
export async function removeOldInbox({ store, world }: JobParts): Promise<boolean> {
  const before = (ms: number) => new Date(world.now().getTime() - ms);
  await removeOldConfirmationMails(store.db, before(countedMs));
  return (await removeOldAlerts(store.db, before(lifetimeMs), batchSize)) === batchSize;
}
