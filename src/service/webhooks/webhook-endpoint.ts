import type { Schemas } from "@consentform/consent/contract";
import { etagOf } from "../http/etags";
import type { Keyring } from "../runtime/keyring";
import type { Row } from "../store/database";
import type { EndpointWithKeys } from "../store/webhook-endpoints";

/** The fields of an endpoint that a PATCH sets; secrets are rotated beside them. */
export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly event_kinds: string[];
  readonly site_ids: string[] | null;
  readonly enabled: boolean;
}

/** Failures in a row after which an endpoint counts as failing. */
const FAILING_AFTER = 3;

/** The settable fields of an endpoint. */
export function endpointFields(row: Row<"webhook_endpoints">): EndpointFields {
  const { url, description, event_kinds, site_ids, enabled } = row;
  return { url, description, event_kinds, site_ids, enabled };
}

/** The strong ETag of an endpoint. A rotation changes it, since it sets the secret. */
export function endpointEtag(row: Row<"webhook_endpoints">, keys: Keyring): string {
  return etagOf(keys, { ...endpointFields(row), last_rotation_id: row.last_rotation_id });
}

/** Keys that sign at this moment, newest first. */
export function signingKeys({ keys }: EndpointWithKeys, now: Date): Row<"webhook_keys">[] {
  return keys.filter(({ ends_at }) => ends_at === null || ends_at > now);
}

/** An endpoint as the API shows it. `secret`: only in the one response that returns a generated one. */
export function endpointView(
  stored: EndpointWithKeys,
  keys: Keyring,
  now: Date,
  secret: string | null = null,
): Schemas["WebhookEndpoint"] {
  const { endpoint } = stored;
  return {
    id: endpoint.id,
    workspace_id: endpoint.workspace_id,
    ...endpointFields(endpoint),
    secret,
    external_key: endpoint.external_key,
    last_rotation_id: endpoint.last_rotation_id,
    keys: signingKeys(stored, now).map(({ created_at, ends_at }) => ({
      created_at: created_at.toISOString(),
      ends_at: ends_at?.toISOString() ?? null,
    })),
    ...statusOf(endpoint),
    consecutive_failures: endpoint.consecutive_failures,
    last_success_at: endpoint.last_success_at?.toISOString() ?? null,
    etag: endpointEtag(endpoint, keys),
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
    updated_by: endpoint.updated_by,
  };
}

function statusOf(row: Row<"webhook_endpoints">): Pick<Schemas["WebhookEndpoint"], "status" | "disabled_reason"> {
  const reason = row.enabled ? row.disabled_reason : "paused";
  if (reason !== null) {
    return { status: "disabled", disabled_reason: reason };
  }
  return { status: row.consecutive_failures >= FAILING_AFTER ? "failing" : "active", disabled_reason: null };
}
