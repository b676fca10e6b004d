import { operations } from "@consentform/consent/contract";
import { emitToOne } from "../events/emit";
import { actorOf, maySee } from "../http/caller";
import { conflict } from "../http/conflicts";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { byAge, pageOf } from "../http/paging";
import type { Row } from "../store/database";
import { deliveryWithAttempts, insertDeliveries, listDeliveries, updateDelivery } from "../store/webhook-deliveries";
import { enqueueDeliveries } from "../webhooks/deliver-webhooks";
import { deliveryView } from "../webhooks/delivery-view";
import { newDelivery } from "../webhooks/queue-deliveries";

const partsOfDeliveries = operations.listWebhookDeliveries.conditionalScopes;

/** Deliveries and redeliveries. */
export const webhookDeliveriesRoutes = {
  testWebhookEndpoint: test,
  listWebhookDeliveries: async ({ tx, found, caller, query, page, now }) => {
    const endpoint = required(found, "webhook");
    const filter = { ids: query.id, statuses: query.status, kinds: query.kind, eventId: query.event_id };
    const deliveries = await listDeliveries(tx, endpoint.id, filter, page);
    const reader = { now, mayReadAnswers: partsOfDeliveries.every((part) => maySee(caller, part)) };
    const body = pageOf(
      page,
      deliveries,
      ({ delivery }) => byAge(delivery),
      (stored) => deliveryView(stored, reader),
    );
    return { status: 200, body };
  },
  redeliverWebhook: redeliver,
} satisfies Routes;

async function test(call: Call<"testWebhookEndpoint">): Promise<Reply<"testWebhookEndpoint">> {
  const { tx, runtime, caller, now } = call;
  const endpoint = required(call.found, "webhook");
  if (!endpoint.enabled) throw endpointDisabled("It is paused. Send enabled true first.");
  const event = {
    workspaceId: endpoint.workspace_id,
    kind: "webhook.test",
    object: { type: "webhook", id: endpoint.id },
    siteId: null,
    actor: actorOf(caller),
    at: now,
  } as const;
  const id = await emitToOne(tx, runtime, event);
  const written = { id, workspace_id: endpoint.workspace_id, kind: event.kind, site_id: null };
  const delivery = newDelivery(runtime, endpoint.id, written, now);
  await insertDeliveries(tx, [delivery]);
  await enqueueDeliveries(tx, runtime, endpoint.id, now);
  return accepted(call, delivery);
}

async function redeliver(call: Call<"redeliverWebhook">): Promise<Reply<"redeliverWebhook">> {
  const { tx, runtime, now } = call;
  const delivery = required(call.found, "webhook_delivery");
  const endpoint = call.found.webhook;
  if (endpoint === undefined) throw endpointDisabled("It was deleted.");
  if (!endpoint.enabled || endpoint.disabled_reason !== null) {
    throw endpointDisabled("Switch it on, change its url, or send a test that succeeds.");
  }
  const pending = await updateDelivery(tx, delivery.id, {
    status: "pending",
    series: delivery.series + 1,
    tries: 0,
    next_attempt_at: now,
    claimed_until: null,
    finished_at: null,
  });
  await enqueueDeliveries(tx, runtime, endpoint.id, now);
  return accepted(call, pending);
}

/** 202 with the delivery; its list shows what becomes of it. */
async function accepted(
  { tx, now }: Pick<Call<"redeliverWebhook">, "tx" | "now">,
  { id, endpoint_id }: Pick<Row<"webhook_deliveries">, "id" | "endpoint_id">,
) {
  const body = deliveryView(await deliveryWithAttempts(tx, id), { now, mayReadAnswers: true });
  return { status: 202, body, location: `/webhooks/${endpoint_id}/deliveries?id=${id}` };
}

function endpointDisabled(advice: string) {
  return conflict("endpoint-disabled", `The endpoint receives no events. ${advice}`);
}
