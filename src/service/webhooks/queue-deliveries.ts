import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";
import { insertDeliveries } from "../store/webhook-deliveries";
import { receivingEndpoints } from "../store/webhook-endpoints";
import { enqueueDeliveries } from "./deliver-webhooks";
import { isChosen } from "./event-kinds";

/** Queues events to the endpoints that chose them, each once. */
export async function queueDeliveries(
  tx: Transaction,
  runtime: Runtime,
  events: readonly Row<"events">[],
  now: Date,
): Promise<void> {
  const endpoints = await receivingEndpoints(tx, [...new Set(events.map(({ workspace_id }) => workspace_id))]);
  for (const endpoint of endpoints) {
    const chosen = events.filter((event) => isFor(endpoint, event));
    if (chosen.length === 0) continue;
    await insertDeliveries(
      tx,
      chosen.map((event) => newDelivery(runtime, endpoint.id, event, now)),
    );
    await enqueueDeliveries(tx, runtime, endpoint.id, now);
  }
}

/** A delivery whose first attempt is due now. */
export function newDelivery(
  runtime: Pick<Runtime, "newId">,
  endpointId: string,
  event: Pick<Row<"events">, "id" | "workspace_id" | "kind" | "site_id">,
  now: Date,
) {
  return {
    id: runtime.newId("whd"),
    workspace_id: event.workspace_id,
    endpoint_id: endpointId,
    event_id: event.id,
    kind: event.kind,
    site_id: event.site_id,
    status: "pending",
    next_attempt_at: now,
    created_at: now,
  } as const;
}

function isFor(endpoint: Row<"webhook_endpoints">, event: Row<"events">): boolean {
  const { workspace_id, site_ids, event_kinds, readable_groups } = endpoint;
  return (
    workspace_id === event.workspace_id &&
    (site_ids === null || (event.site_id !== null && site_ids.includes(event.site_id))) &&
    isChosen(event.kind, event_kinds, readable_groups)
  );
}
