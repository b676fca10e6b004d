import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";
import { pageByAge } from "./keyset";
import type { PageRequest } from "./page-request";

type Delivery = Row<"webhook_deliveries">;

/** A delivery with its attempts, oldest first. */
export interface DeliveryWithAttempts {
  readonly delivery: Delivery;
  readonly attempts: readonly Row<"webhook_attempts">[];
}

/** Which deliveries a list shows; undefined = any. */
export interface DeliveryFilter {
  readonly ids: readonly string[] | undefined;
  readonly statuses: readonly Delivery["status"][] | undefined;
  readonly kinds: readonly Delivery["kind"][] | undefined;
  readonly eventId: string | undefined;
}

/** One page of an endpoint's deliveries, newest first, and one more. */
export async function listDeliveries(
  tx: Queryable,
  endpointId: string,
  { ids, statuses, kinds, eventId }: DeliveryFilter,
  page: PageRequest,
): Promise<DeliveryWithAttempts[]> {
  let query = tx.selectFrom("webhook_deliveries").selectAll("webhook_deliveries").where("endpoint_id", "=", endpointId);
  if (ids !== undefined) query = query.where("id", "in", [...ids]);
  if (statuses !== undefined) query = query.where("status", "in", [...statuses]);
  if (kinds !== undefined) query = query.where("kind", "in", [...kinds]);
  if (eventId !== undefined) query = query.where("event_id", "=", eventId);
  return withAttempts(tx, await pageByAge(query, "webhook_deliveries", page).execute());
}

/** A delivery that exists, with its attempts. */
export async function deliveryWithAttempts(tx: Queryable, id: string): Promise<DeliveryWithAttempts> {
  const delivery = await tx.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const [stored] = await withAttempts(tx, [delivery]);
  return stored ?? { delivery, attempts: [] };
}

/** Deliveries with their attempts, in the same order. */
async function withAttempts(tx: Queryable, deliveries: readonly Delivery[]): Promise<DeliveryWithAttempts[]> {
  const ids = deliveries.map(({ id }) => id);
  const attempts =
    ids.length === 0
      ? []
      : await tx.selectFrom("webhook_attempts").selectAll().where("delivery_id", "in", ids).orderBy("number").execute();
  return deliveries.map((delivery) => ({
    delivery,
    attempts: attempts.filter(({ delivery_id }) => delivery_id === delivery.id),
  }));
}

/** Adds deliveries; those of an event that an endpoint has already are left as they are. */
export async function insertDeliveries(
  tx: Transaction,
  deliveries: readonly Insertable<Database["webhook_deliveries"]>[],
): Promise<void> {
  if (deliveries.length === 0) return;
  await tx
    .insertInto("webhook_deliveries")
    .values([...deliveries])
    .onConflict((conflict) => conflict.columns(["event_id", "endpoint_id"]).doNothing())
    .execute();
}

/**
 * Takes deliveries of an endpoint whose attempt is due, the longest due first, for this process until `claimedUntil`.
 */
export async function claimDeliveries(
  tx: Transaction,
  endpointId: string,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<Delivery[]> {
  const due = await tx
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", "pending")
    .where("next_attempt_at", "<=", now)
    .where((where) => where.or([where("claimed_until", "is", null), where("claimed_until", "<=", now)]))
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  return tx
    .updateTable("webhook_deliveries")
    .set({ claimed_until: claimedUntil })
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .returningAll()
    .execute();
}

/**
 * Leaves a delivery that {@link claimDeliveries} took to whoever comes next, as if no attempt had begun, unless another
 * process has it by now.
 */
export async function releaseDelivery(tx: Transaction, { id, claimed_until }: Delivery): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ claimed_until: null })
    .where("id", "=", id)
    .where("claimed_until", "=", claimed_until)
    .execute();
}

/** When an endpoint's next attempt can be made; null if nothing is pending. */
export async function nextAttemptOf(tx: Queryable, endpointId: string): Promise<Date | null> {
  const { at } = await tx
    .selectFrom("webhook_deliveries")
    .select(sql<Date | null>`min(greatest(next_attempt_at, claimed_until))`.as("at"))
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  return at;
}

/** A delivery, locked until the transaction ends; undefined if it is gone. Lock its endpoint first. */
export function lockDelivery(tx: Transaction, id: string): Promise<Delivery | undefined> {
  return tx.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Changes a delivery and answers it. */
export function updateDelivery(
  tx: Transaction,
  id: string,
  change: Updateable<Database["webhook_deliveries"]>,
): Promise<Delivery> {
  return tx.updateTable("webhook_deliveries").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** Adds an attempt as the newest of its delivery, which is locked. */
export async function insertAttempt(tx: Transaction, attempt: Omit<Row<"webhook_attempts">, "number">): Promise<void> {
  const { number } = await tx
    .selectFrom("webhook_attempts")
    .select(sql<number>`coalesce(max(number), 0) + 1`.as("number"))
    .where("delivery_id", "=", attempt.delivery_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("webhook_attempts")
    .values({ ...attempt, number })
    .execute();
}

/** Gives up what is pending for an endpoint that receives nothing any more. `exceptKind` stays pending. */
export async function abandonPending(
  tx: Transaction,
  endpointId: string,
  now: Date,
  exceptKind: Delivery["kind"] | null = null,
): Promise<void> {
  await tx
    .updateTable("webhook_deliveries")
    .set({ status: "abandoned", next_attempt_at: null, claimed_until: null, finished_at: now })
    .where("endpoint_id", "=", endpointId)
    .where("status", "=", "pending")
    .$if(exceptKind !== null, (query) => query.where("kind", "<>", exceptKind ?? "webhook.test"))
    .execute();
}

/** Forgets deliveries, and their attempts, that were made before `until` and are not pending. @returns how many */
export async function removeOldDeliveries(db: Queryable, until: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom("webhook_deliveries")
    .where("id", "in", (query) =>
      query
        .selectFrom("webhook_deliveries")
        .select("id")
        .where("created_at", "<", until)
        .where("status", "<>", "pending")
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Forgets what receivers answered before `until`. */
export async function removeOldExcerpts(db: Queryable, until: Date): Promise<void> {
  await db
    .updateTable("webhook_attempts")
    .set({ response_excerpt: null })
    .where("response_excerpt", "is not", null)
    .where("at", "<", until)
    .execute();
}
