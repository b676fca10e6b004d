import { appliedTogether, applyAlertRules } from "../alerts/alert-rules";
import type { JobParts } from "../jobs/job-handler";
import { claimPendingEvents, holdOutbox, markFannedOut } from "../store/outbox";
import { queueDeliveries } from "../webhooks/queue-deliveries";

/** Events that one transaction passes on. */
const BATCH_SIZE = 100;

/**
 * The sweep that empties the outbox: queues each event to the endpoints that chose it, and lets it raise and resolve
 * alerts. It all happens in the transaction that marks the event, so each event is passed on once, despite kills at any
 * time.
 */
export function fanOutEvents({ store, runtime }: JobParts): Promise<boolean> {
  return store.transaction(async (tx) => {
    if (!(await holdOutbox(tx))) return false;
    const events = appliedTogether(await claimPendingEvents(tx, BATCH_SIZE));
    if (events.length === 0) return false;
    const now = runtime.now();
    await queueDeliveries(tx, runtime, events, now);
    for (const event of events) await applyAlertRules(tx, runtime, event);
    await markFannedOut(
      tx,
      events.map(({ id }) => id),
      now,
    );
    // An alert that opened is an event itself, which the next round finds.
    return true;
  });
}
