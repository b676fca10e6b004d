import { raiseAlert } from "../alerts/raise-alert";
import { systemActor } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { randomFraction } from "../runtime/random-fraction";
import type { Runtime } from "../runtime/runtime";
import { resolveAlerts } from "../store/alerts";
import type { Row, Transaction } from "../store/database";
import { abandonPending, insertAttempt, lockDelivery, updateDelivery } from "../store/webhook-deliveries";
import { lockEndpoint, updateEndpoint } from "../store/webhook-endpoints";
import { afterAttempt } from "./endpoint-health";
import type { AttemptResult } from "./post-signed";
import { nextAttemptAt } from "./retry-schedule";

/** A delivery as it was when its attempt began. */
export type ClaimedDelivery = Pick<Row<"webhook_deliveries">, "id" | "endpoint_id" | "series">;

/** Writes an attempt down: the log, the health of the endpoint, and what becomes of the delivery. */
export async function recordAttempt(
  tx: Transaction,
  runtime: Runtime,
  claimed: ClaimedDelivery,
  result: AttemptResult,
): Promise<void> {
  const now = runtime.now();
  const endpoint = await lockEndpoint(tx, claimed.endpoint_id);
  const delivery = await lockDelivery(tx, claimed.id);
  if (delivery === undefined) return;
  await insertAttempt(tx, {
    delivery_id: delivery.id,
    at: result.at,
    status_code: result.statusCode,
    duration_ms: result.durationMs,
    error: result.error,
    response_excerpt: result.responseExcerpt,
  });
  // An address that was replaced while it was being asked says nothing about the new one.
  const settled =
    endpoint === undefined || endpoint.url !== result.url
      ? endpoint
      : await settleHealth(tx, runtime, endpoint, delivery, result);
  // Meanwhile it may have been abandoned, or begun again by a redelivery.
  if (delivery.status === "pending" && delivery.series === claimed.series) {
    await settle(tx, runtime, delivery, result, settled, now);
  }
}

async function settleHealth(
  tx: Transaction,
  runtime: Runtime,
  endpoint: Row<"webhook_endpoints">,
  delivery: Row<"webhook_deliveries">,
  result: AttemptResult,
): Promise<Row<"webhook_endpoints">> {
  const now = runtime.now();
  const isTest = delivery.kind === "webhook.test";
  const verdict = { isSuccess: result.error === null, isGone: result.statusCode === 410, isTest };
  const health = afterAttempt(endpoint, verdict, now);
  const after = await updateEndpoint(tx, endpoint.id, health);
  if (endpoint.disabled_reason !== after.disabled_reason) {
    await recordAct(tx, runtime, {
      act: "webhook health",
      actor: systemActor,
      workspaceId: endpoint.workspace_id,
      object: { type: "webhook", id: endpoint.id },
      at: now,
      before: { disabled_reason: endpoint.disabled_reason },
      after: { disabled_reason: after.disabled_reason },
    });
  }
  if (endpoint.disabled_reason === null && after.disabled_reason !== null) {
    await abandonPending(tx, endpoint.id, now);
    await raiseAlert(tx, runtime, {
      workspaceId: endpoint.workspace_id,
      kind: "webhook.disabled",
      subject: { type: "webhook", id: endpoint.id },
      siteId: null,
      at: now,
    });
  }
  if (endpoint.disabled_reason !== null && after.disabled_reason === null) {
    await resolveAlerts(tx, endpoint.workspace_id, { type: "webhook", id: endpoint.id }, now);
  }
  return after;
}

/** The next state of a delivery (contract 2.12). */
async function settle(
  tx: Transaction,
  runtime: Runtime,
  delivery: Row<"webhook_deliveries">,
  result: AttemptResult,
  endpoint: Row<"webhook_endpoints"> | undefined,
  now: Date,
): Promise<void> {
  const tries = delivery.tries + 1;
  const finish = (status: "succeeded" | "failed" | "abandoned") =>
    updateDelivery(tx, delivery.id, { status, tries, next_attempt_at: null, claimed_until: null, finished_at: now });
  if (result.error === null) {
    await finish("succeeded");
    return;
  }
  if (endpoint === undefined || !endpoint.enabled || endpoint.disabled_reason !== null) {
    await finish("abandoned");
    return;
  }
  const next = nextAttemptAt(tries, now, randomFraction(runtime), result.retryAfter);
  if (next === null) await finish("failed");
  else await updateDelivery(tx, delivery.id, { tries, next_attempt_at: next, claimed_until: null });
}
