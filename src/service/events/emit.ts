import type { EventKind, Schemas } from "@consentform/consent/contract";
import type { Runtime } from "../runtime/runtime";
import { json, type Transaction } from "../store/database";
import { insertEvents, type NewEventRow } from "../store/outbox";

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
 * Writes an event to the outbox, in the transaction that caused it: both happen or neither. Who receives it is found
 * out later (background/fan-out-events.ts).
 */
export function emit(tx: Transaction, runtime: Pick<Runtime, "newId">, event: NewEvent): Promise<void> {
  return emitAll(tx, runtime, [event]);
}

/** Writes events in their order, as {@link emit} does, however many they are. */
export function emitAll(tx: Transaction, runtime: Pick<Runtime, "newId">, events: readonly NewEvent[]): Promise<void> {
  return insertEvents(
    tx,
    events.map((event) => eventRow(runtime.newId("evt"), event, null)),
  );
}

/** Writes an event that has its only receiver already. @returns its id */
export async function emitToOne(tx: Transaction, runtime: Pick<Runtime, "newId">, event: NewEvent): Promise<string> {
  const id = runtime.newId("evt");
  await insertEvents(tx, [eventRow(id, event, event.at)]);
  return id;
}

function eventRow(id: string, event: NewEvent, fannedOutAt: Date | null): NewEventRow {
  return {
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
  };
}
