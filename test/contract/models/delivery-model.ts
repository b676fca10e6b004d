import type { WebhookKey } from "../../support/webhook-keys";

const secondMs = 1000;
const hourMs = 3600 * secondMs;

/** A receiver's response to a request. */
export type Mood = 204 | 500 | 410 | "hang";

/** One event for one endpoint (contract 2.12, 4.7). */
export interface DeliveryModel {
  /** Id of the event: the same for every endpoint and attempt. */
  readonly event: string;
  readonly isTest: boolean;
  status: "pending" | "succeeded" | "failed" | "abandoned";
  /** Attempts since it was created or asked for again. */
  tries: number;
  /** Answers to all attempts; null for none. */
  readonly codes: (number | null)[];
  nextAt: number;
}

/** An endpoint, what it chose, and how it fares. */
export interface EndpointModel {
  readonly id: string;
  /** Last part of its address, by which the receiver distinguishes endpoints. */
  readonly path: string;
  chooses(kind: string, siteId: string): boolean;
  readonly keys: WebhookKey[];
  readonly deliveries: DeliveryModel[];
  isEnabled: boolean;
  disabledReason: "gone" | "failures" | null;
  failures: number;
  failingSince: number | null;
  mood: Mood;
}

/** Contract 4.7: what is waited for after each failed attempt but the last; up to a tenth more. */
export const delaysMs: readonly number[] = [
  ...[5 * secondMs, 300 * secondMs, 1800 * secondMs],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hourMs),
];
const patienceMs = 5 * 24 * hourMs;

/** Reports whether the endpoint gets no events. */
export function isDisabled({ isEnabled, disabledReason }: EndpointModel): boolean {
  return !isEnabled || disabledReason !== null;
}

/** Gives up what is pending, but for `kept`. */
export function abandon({ deliveries }: EndpointModel, kept: readonly DeliveryModel[] = []): void {
  for (const delivery of deliveries) {
    if (delivery.status === "pending" && !kept.includes(delivery)) delivery.status = "abandoned";
  }
}

/** Reports whether the next failed attempt ends the endpoint. */
export function isLastFailure({ mood, disabledReason, failingSince }: EndpointModel, now: number): boolean {
  const isOver = failingSince !== null && now - failingSince >= patienceMs;
  return disabledReason === null && (mood === 410 || (mood !== 204 && isOver));
}

/** Makes one attempt. */
export function attempt(endpoint: EndpointModel, delivery: DeliveryModel, now: number): void {
  const { mood } = endpoint;
  delivery.codes.push(mood === "hang" ? null : mood);
  delivery.tries += 1;
  if (mood === 204) {
    delivery.status = "succeeded";
    Object.assign(endpoint, { failures: 0, failingSince: null });
    if (delivery.isTest) endpoint.disabledReason = null;
    return;
  }
  if (isLastFailure(endpoint, now)) {
    endpoint.disabledReason = mood === 410 ? "gone" : "failures";
    abandon(endpoint);
  }
  endpoint.failures += 1;
  endpoint.failingSince ??= now;
  if (delivery.status !== "pending") return;
  if (isDisabled(endpoint)) delivery.status = "abandoned";
  else if (delivery.tries > delaysMs.length) delivery.status = "failed";
}

/** The state of an endpoint in the API. */
export function statusOf({ isEnabled, disabledReason, failures }: EndpointModel): [string, string | null] {
  const reason = isEnabled ? disabledReason : "paused";
  return [reason !== null ? "disabled" : failures >= 3 ? "failing" : "active", reason];
}
