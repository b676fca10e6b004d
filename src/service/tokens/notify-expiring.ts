import { emit } from "../events/emit";
import { systemActor } from "../http/caller";
import type { JobParts } from "../jobs/job-handler";
import { DAY_MS } from "../runtime/durations";
import { resolveExpiryAlerts } from "../store/alerts";
import { noteExpiryNotice, tokensToNotice } from "../store/tokens";

/** How long before a token's expiry each of its notices is due (contract 2.11). */
const noticesMs: readonly number[] = [14 * DAY_MS, 3 * DAY_MS];
const BATCH_SIZE = 100;

/**
 * The sweep that reports tokens that expire soon, twice each. A token that was made for less time than a notice's gets
 * none: its maker knows.
 */
export function notifyExpiring({ store, runtime }: JobParts): Promise<boolean> {
  return store.transaction(async (tx) => {
    const now = runtime.now();
    let count = 0;
    // The last notice first: a token that is due for both, because nothing ran meanwhile, gets one.
    for (const [index, beforeMs] of [...noticesMs.entries()].reverse()) {
      const due = await tokensToNotice(tx, { given: index, beforeMs, now, limit: BATCH_SIZE });
      for (const token of due) {
        await noteExpiryNotice(tx, token.id, index + 1);
        await emit(tx, runtime, {
          workspaceId: token.workspace_id,
          kind: "token.expiring",
          object: { type: "token", id: token.id },
          siteId: token.site_id,
          actor: systemActor,
          data: { expires_at: token.expires_at?.toISOString() },
          at: now,
        });
      }
      count += due.length;
    }
    return count > 0;
  });
}

/**
 * The sweep that resolves alerts about tokens that no longer expire soon. No event reports that a token has expired, or
 * that its overlap has begun, which means that it has a successor; rules about events (alerts/alert-rules.ts) see
 * revocations.
 */
export async function resolveExpiring({ store, runtime }: JobParts): Promise<boolean> {
  await store.transaction((tx) => resolveExpiryAlerts(tx, runtime.now()));
  return false;
}
