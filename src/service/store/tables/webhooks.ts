import type { EventGroup, EventKind, Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

interface WebhookEndpointTable {
  id: string;
  workspace_id: string;
  url: string;
  description: string;
  event_kinds: Json<string[]>;
  /** Event groups that the maker could read (contract 4.7). */
  readable_groups: Json<EventGroup[]>;
  site_ids: NullableJson<string[]>;
  enabled: boolean;
  external_key: string | null;
  last_rotation_id: Optional<string>;
  consecutive_failures: Generated<number>;
  failing_since: Optional<Date>;
  disabled_reason: Optional<"gone" | "failures">;
  last_success_at: Optional<Date>;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface WebhookKeyTable {
  id: string;
  endpoint_id: string;
  secret_sealed: string;
  created_at: Date;
  ends_at: Date | null;
}

interface EventTable {
  id: string;
  workspace_id: string;
  kind: EventKind;
  object_type: string;
  object_id: string;
  site_id: string | null;
  actor: Json<Actor>;
  data: Json<Readonly<Record<string, unknown>>>;
  created_at: Date;
  /** null: its receivers are not known yet. */
  fanned_out_at: Optional<Date>;
}

interface WebhookDeliveryTable {
  id: string;
  workspace_id: string;
  endpoint_id: string;
  event_id: string;
  kind: EventKind;
  site_id: string | null;
  status: Schemas["WebhookDelivery"]["status"];
  series: Generated<number>;
  tries: Generated<number>;
  next_attempt_at: Date | null;
  claimed_until: Optional<Date>;
  created_at: Date;
  finished_at: Optional<Date>;
}

interface WebhookAttemptTable {
  delivery_id: string;
  number: number;
  at: Date;
  status_code: number | null;
  duration_ms: number;
  error: string | null;
  response_excerpt: string | null;
}

/** Events, and the webhooks that receive them. */
export interface WebhookTables {
  webhook_endpoints: WebhookEndpointTable;
  webhook_keys: WebhookKeyTable;
  events: EventTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_attempts: WebhookAttemptTable;
}
