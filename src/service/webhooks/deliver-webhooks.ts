import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { enqueue } from "../jobs/job-queue";
import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";
import { eventsWithIds } from "../store/outbox";
import { abandonPending, claimDeliveries, nextAttemptOf, releaseDelivery } from "../store/webhook-deliveries";
import { type EndpointWithKeys, endpointById } from "../store/webhook-endpoints";
import { recordAttempt } from "./record-attempt";
import { sendEvent } from "./send-event";

/** Requests to one endpoint at the same time. */
export const PARALLEL_ATTEMPTS = 4;
/** Longer than any attempt takes: a killed process leaves its deliveries to the others after it. */
const CLAIM_MS = MINUTE_MS;
/** After this many rounds other endpoints have their turn. */
const MAX_ROUNDS = 10;
/** After a round that took this long too: a few receivers that hang would otherwise hold every place that there is. */
const SLOW_ROUND_MS = 2000;
/** The time that a receiver has to answer once the process is stopping: less than the job queue waits for its jobs. */
const STOP_TIMEOUT_MS = 2500;

/**
 * Makes the attempts of one endpoint that are due, in any number of rounds, and leaves a job for the next one. There is
 * one such job for each endpoint at a time, so that a hanging receiver delays only itself.
 */
export const deliverWebhooks: JobHandler<JobPayloads["deliver-webhooks"]> = {
  leaseMs: CLAIM_MS,
  concurrency: 16,
  run: async (parts, { payload, signal }) => {
    const endpointId = payload.endpoint_id;
    for (let round = 0; round < MAX_ROUNDS && !signal.aborted; round += 1) {
      const startedAt = performance.now();
      if (!(await deliverRound(parts, endpointId, signal)) || performance.now() - startedAt > SLOW_ROUND_MS) break;
    }
    await parts.store.transaction(async (tx) => {
      const next = await nextAttemptOf(tx, endpointId);
      const now = parts.runtime.now();
      // Jobs run by their time: one that is overdue would go before all that others have waiting.
      if (next !== null)
        await enqueueDeliveries(tx, parts.runtime, endpointId, new Date(Math.max(next.getTime(), now.getTime())));
    });
  },
};

/** Has the due attempts of an endpoint made, at `at` or when it is asked for earlier. */
export function enqueueDeliveries(
  tx: Transaction,
  runtime: Pick<Runtime, "newId" | "now">,
  endpointId: string,
  at: Date,
): Promise<void> {
  return enqueue(tx, runtime, "deliver-webhooks", { endpoint_id: endpointId }, { runAt: at, key: endpointId });
}

/** The deliveries of a round. */
interface Batch {
  readonly stored: EndpointWithKeys;
  readonly deliveries: readonly Row<"webhook_deliveries">[];
  readonly events: ReadonlyMap<string, Row<"events">>;
}

/** @returns false if nothing is due */
async function deliverRound(parts: JobParts, endpointId: string, stopping: AbortSignal): Promise<boolean> {
  const batch = await parts.store.transaction((tx) => takeBatch(tx, endpointId, parts.runtime.now()));
  if (batch === null) return false;
  if (stopping.aborted) {
    await parts.store.transaction(async (tx) => {
      for (const delivery of batch.deliveries) await releaseDelivery(tx, delivery);
    });
    return false;
  }
  const timeout = timeoutAfter(stopping);
  try {
    // All of them, also where one fails: none may go on when the job has ended.
    const ends = await Promise.allSettled(
      batch.deliveries.map(async (delivery) => {
        const event = batch.events.get(delivery.event_id);
        if (event === undefined) throw new Error(`The event ${delivery.event_id} of ${delivery.id} is gone.`);
        const result = await sendEvent(parts, batch.stored, event, timeout.signal);
        await parts.store.transaction((tx) =>
          result === null ? releaseDelivery(tx, delivery) : recordAttempt(tx, parts.runtime, delivery, result),
        );
      }),
    );
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  } finally {
    timeout.end();
  }
  return true;
}

/** A signal that is aborted {@link STOP_TIMEOUT_MS} after `stopping`; `end` forgets it. */
function timeoutAfter(stopping: AbortSignal): { readonly signal: AbortSignal; end(): void } {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => ending.abort(), STOP_TIMEOUT_MS);
  };
  if (stopping.aborted) begin();
  else stopping.addEventListener("abort", begin, { once: true });
  return {
    signal: ending.signal,
    end: () => {
      clearTimeout(timer);
      stopping.removeEventListener("abort", begin);
    },
  };
}

async function takeBatch(tx: Transaction, endpointId: string, now: Date): Promise<Batch | null> {
  const stored = await endpointById(tx, endpointId);
  if (stored === null || !stored.endpoint.enabled) {
    await abandonPending(tx, endpointId, now);
    return null;
  }
  // Queued by a process that had not yet seen that the endpoint is disabled. Tests still go out.
  if (stored.endpoint.disabled_reason !== null) await abandonPending(tx, endpointId, now, "webhook.test");
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const deliveries = await claimDeliveries(tx, endpointId, { now, claimedUntil, limit: PARALLEL_ATTEMPTS });
  if (deliveries.length === 0) return null;
  const events = await eventsWithIds(
    tx,
    deliveries.map(({ event_id }) => event_id),
  );
  return { stored, deliveries, events: new Map(events.map((event) => [event.id, event])) };
}
