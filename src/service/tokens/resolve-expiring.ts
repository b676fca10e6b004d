import type { JobParts } from "../jobs/job-handler";
import { resolveExpiryAlerts } from "../store/alerts";

/**
 * The sweep that resolves alerts about tokens that no longer expire soon. No event tells that a token has expired, or that its overlap has begun,
 * which means that it has a successor; rules about events (alerts/alert-rules.ts) see revocations, at once or at the end of the overlap.
 */
export async function resolveExpiring({ store, world }: JobParts): Promise<boolean> {
  await store.transaction((tx) => resolveExpiryAlerts(tx, world.now()));
  return false;
}
