import { type Insertable, sql } from "kysely";
import type { Database, Queryable, Row, Transaction } from "./database";

/** Below the number of parameters that one statement may have, 65,535. */
const ROWS_PER_STATEMENT = 1000;

/** An event as it is stored. */
export type NewEventRow = Insertable<Database["events"]>;

/** Adds events to the outbox. */
export async function insertEvents(tx: Transaction, events: readonly NewEventRow[]): Promise<void> {
  for (let from = 0; from < events.length; from += ROWS_PER_STATEMENT) {
    await tx
      .insertInto("events")
      .values(events.slice(from, from + ROWS_PER_STATEMENT))
      .execute();
  }
}

/** Number of the advisory lock of the outbox; any constant would do that is not the one of migrations. */
const OUTBOX_LOCK = 7_214_402;

/**
 * Holds the outbox until the transaction ends: one process passes events on at a time, in their order, or what an event
 * ends could come before what another process is about to begin.
 * @returns false if another process has it
 */
export async function holdOutbox(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean;
  }>`select pg_try_advisory_xact_lock(${sql.lit(OUTBOX_LOCK)}) as held`.execute(tx);
  return rows[0]?.held === true;
}

/**
 * Takes events whose receivers are not known yet, oldest first; processes of a version that does not {@link holdOutbox}
 * pass over them until the transaction ends.
 */
export function claimPendingEvents(tx: Transaction, limit: number): Promise<Row<"events">[]> {
  return tx
    .selectFrom("events")
    .selectAll()
    .where("fanned_out_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Marks events whose receivers all have them queued. */
export async function markFannedOut(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("events")
    .set({ fanned_out_at: now })
    .where("id", "in", [...ids])
    .execute();
}

/** Events by their ids. */
export function eventsWithIds(db: Queryable, ids: readonly string[]): Promise<Row<"events">[]> {
  return db
    .selectFrom("events")
    .selectAll()
    .where("id", "in", [...ids])
    .execute();
}

/** Forgets events that were fanned out before `until` and that no delivery refers to. @returns how many */
export async function removeOldEvents(db: Queryable, until: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom("events")
    .where("id", "in", (query) =>
      query
        .selectFrom("events")
        .select("events.id")
        .where("fanned_out_at", "<", until)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("webhook_deliveries")
                .select("webhook_deliveries.id")
                .whereRef("webhook_deliveries.event_id", "=", "events.id"),
            ),
          ),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
