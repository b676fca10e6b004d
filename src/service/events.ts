import type { EventKind, Schemas } from "../contract";
import { json, type Transaction } from "./store/database";
import type { World } from "./world";

/** One event, as subscribers will receive it (contract 4.7): thin, never consent records or secrets. */
export interface NewEvent {
  readonly workspaceId: string;
  readonly kind: EventKind;
  readonly object: { readonly type: string; readonly id: string };
  readonly siteId: string | null;
  readonly actor: Schemas["Actor"];
  /** The further data of the kind. */
  readonly data?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

/**
 * Writes an event to the outbox, in the transaction that caused it: both happen or neither. Who receives it is found out later
 * (jobs/fan-out-events.ts).
 */
export async function emit(tx: Transaction, world: Pick<World, "newId">, event: NewEvent): Promise<void> {
  await insertEvent(tx, world.newId("evt"), event, null);
}

/** Writes an event that has its only receiver already. @returns its id */
export async function emitToOne(tx: Transaction, world: Pick<World, "newId">, event: NewEvent): Promise<string> {
  const id = world.newId("evt");
  await insertEvent(tx, id, event, event.at);
  return id;
}

async function insertEvent(tx: Transaction, id: string, event: NewEvent, fannedOutAt: Date | null): Promise<void> {
  await tx
    .insertInto("events")
    .values({
      id,
      workspace_id: event.workspaceId,
      kind: event.kind,
      object_type: event.object.type,
      object_id: event.object.id,
      site_id: event.siteId,
      actor: json(event.actor),
      data: json(event.data ?? {}),
      created_at: event.at,
      fanned_out_at: fannedOutAt,
    })
    .execute();
}
