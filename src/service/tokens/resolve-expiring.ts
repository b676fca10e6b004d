import type { JobParts } from "../jobs/job-handler";
import { resolveExpiryAlerts } from "../store/alerts";

/**
 * The sweep that resolves alerts about tokens that no longer expire soon. Time alone ends a token, and no event tells of that or of a retirement,
 * so that rules about events (alerts/alert-rules.ts) see revocations at once only.
 */
export async function resolveExpiring({ store, world }: JobParts): Promise<boolean> {
  await store.transaction((tx) => resolveExpiryAlerts(tx, world.now()));
  return false;
}
