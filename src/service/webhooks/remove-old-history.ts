import type { JobParts } from "../jobs/job-handler";
import { removeOldEvents } from "../store/outbox";
import { removeOldDeliveries, removeOldExcerpts } from "../store/webhook-deliveries";
import { excerptLifetimeMs } from "./delivery-view";

/** Deliveries are kept for this long (contract 2.12). An event lives until nothing can be delivered from it any more. */
const lifetimeMs = 30 * 24 * 3_600_000;
const batchSize = 1000;

/** The sweep that forgets old deliveries, their events, and sooner what receivers answered. */
export async function removeOldHistory({ store, world }: JobParts): Promise<boolean> {
  const before = (ms: number) => new Date(world.now().getTime() - ms);
  await removeOldExcerpts(store.db, before(excerptLifetimeMs));
  const deliveries = await removeOldDeliveries(store.db, before(lifetimeMs), batchSize);
  const events = await removeOldEvents(store.db, before(lifetimeMs), batchSize);
  return deliveries === batchSize || events === batchSize;
}
