import type { Generated } from "kysely";
import type { EventGroup, EventKind, Schemas } from "../../../contract";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

interface AlertChannelTable {
  id: string;
  workspace_id: string;
  name: string;
  kind: Schemas["AlertChannel"]["kind"];
  url_sealed: Optional<string>;
  url_hint: Optional<string>;
  min_severity: Schemas["AlertChannel"]["min_severity"];
  alert_kinds: NullableJson<NonNullable<Schemas["AlertChannel"]["alert_kinds"]>>;
  site_ids: NullableJson<string[]>;
  enabled: boolean;
  external_key: string | null;
  consecutive_failures: Generated<number>;
  last_sent_at: Optional<Date>;
  last_error: Optional<string>;
  created_at: Date;
  updated_at: Date;
  updated_by: Json<Actor>;
}

interface AlertChannelAddressTable {
  channel_id: string;
  address: string;
  position: number;
  code_hash: Optional<string>;
  code_expires_at: Optional<Date>;
  confirmed_at: Optional<Date>;
}

interface ConfirmationMailTable {
  workspace_id: string;
  address: string;
  sent_at: Date;
}

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

/** Events, and who is told of them. */
export interface ReceiverTables {
  alert_channels: AlertChannelTable;
  alert_channel_addresses: AlertChannelAddressTable;
  confirmation_mails: ConfirmationMailTable;
  webhook_endpoints: WebhookEndpointTable;
  webhook_keys: WebhookKeyTable;
  events: EventTable;
}
