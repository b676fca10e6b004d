import type { Schemas } from "@consentform/consent/contract";
import { conflict } from "../http/conflicts";
import { HOUR_MS } from "../runtime/durations";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import type { Transaction } from "../store/database";
import { type EndpointWithKeys, endNewestKey, insertWebhookKey } from "../store/webhook-endpoints";
import { signingKeys } from "./webhook-endpoint";
import { generateWebhookSecret } from "./webhook-secret";

/** Secrets of one endpoint that may sign at the same time (contract 2.12). */
const MAX_SIGNING_KEYS = 3;
const DEFAULT_GRACE_HOURS = 24;

/** The parts that creating a key needs. */
export interface KeyCreation {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId" | "randomBytes">;
  readonly keys: Keyring;
  readonly now: Date;
}

/**
 * Makes the newest key of an endpoint, sealed with the deployment key.
 * @param chosen the caller's own secret, or null for a generated one
 * @returns the secret to return, once: null if the caller chose it
 */
export async function addWebhookKey(
  { tx, runtime, keys, now }: KeyCreation,
  endpointId: string,
  chosen: string | null,
): Promise<string | null> {
  const id = runtime.newId("whk");
  const secret = chosen ?? generateWebhookSecret(runtime);
  await insertWebhookKey(tx, {
    id,
    endpoint_id: endpointId,
    secret_sealed: keys.seal("stored-secret", secret, id),
    created_at: now,
    ends_at: null,
  });
  return chosen === null ? secret : null;
}

/**
 * Rotates the secret of an endpoint (contract 2.12): the newest key until now ends after the grace, older ones keep
 * their end.
 * @returns the secret to return, once: null if the caller chose it
 * @throws {Problem} conflict too-many-secrets
 */
export async function rotateWebhookSecret(
  creation: KeyCreation,
  stored: EndpointWithKeys,
  rotation: Schemas["WebhookRotation"],
): Promise<string | null> {
  const { tx, now } = creation;
  const graceMs = (rotation.grace_hours ?? DEFAULT_GRACE_HOURS) * HOUR_MS;
  const staying = signingKeys(stored, now).filter(({ ends_at }) => ends_at !== null || graceMs > 0);
  if (staying.length >= MAX_SIGNING_KEYS) {
    throw conflict(
      "too-many-secrets",
      `${staying.length} secrets sign until their grace ends; at most ${MAX_SIGNING_KEYS} may. Wait for the first to end, or rotate with grace_hours 0.`,
      "rotation",
    );
  }
  await endNewestKey(tx, stored.endpoint.id, new Date(now.getTime() + graceMs), now);
  return addWebhookKey(creation, stored.endpoint.id, rotation.secret ?? null);
}
