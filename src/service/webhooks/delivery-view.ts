import type { Schemas } from "@consentform/consent/contract";
import { HOUR_MS } from "../runtime/durations";
import type { Row } from "../store/database";
import type { DeliveryWithAttempts } from "../store/webhook-deliveries";

/** The time for which responses of receivers are stored and shown (contract 2.12). */
export const EXCERPT_LIFETIME_MS = 72 * HOUR_MS;

/** The reader of a delivery, and the time. */
export interface DeliveryReader {
  readonly now: Date;
  /** Without sites:write the excerpts of answers are null (contract 1.4). */
  readonly mayReadAnswers: boolean;
}

/** A delivery as the API shows it. */
export function deliveryView(
  { delivery, attempts }: DeliveryWithAttempts,
  reader: DeliveryReader,
): Schemas["WebhookDelivery"] {
  return {
    id: delivery.id,
    workspace_id: delivery.workspace_id,
    endpoint_id: delivery.endpoint_id,
    event_id: delivery.event_id,
    kind: delivery.kind,
    site_id: delivery.site_id,
    status: delivery.status,
    attempts: attempts.map((attempt) => attemptView(attempt, reader)),
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
    finished_at: delivery.finished_at?.toISOString() ?? null,
  };
}

function attemptView(
  { at, status_code, duration_ms, error, response_excerpt }: Row<"webhook_attempts">,
  { now, mayReadAnswers }: DeliveryReader,
): Schemas["WebhookAttempt"] {
  const isShown = mayReadAnswers && now.getTime() - at.getTime() < EXCERPT_LIFETIME_MS;
  return {
    at: at.toISOString(),
    status_code,
    duration_ms,
    error,
    response_excerpt: isShown ? response_excerpt : null,
  };
}
