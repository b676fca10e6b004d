import type { Schemas } from "@consentform/consent/contract";
import type { Generated } from "kysely";
import type { Json, NullableJson, Optional } from "./columns";

type Actor = Schemas["Actor"];

interface AlertTable {
  id: string;
  workspace_id: string;
  kind: Schemas["AlertKind"];
  severity: Schemas["AlertSeverity"];
  state: Schemas["AlertState"];
  read_at: Optional<Date>;
  site_id: string | null;
  subject_type: Schemas["AlertSubject"]["type"];
  subject_id: string;
  occurrences: number;
  first_at: Date;
  last_at: Date;
  resolved_at: Optional<Date>;
}

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

/** The alert inbox, and its channels. */
export interface AlertTables {
  alerts: AlertTable;
  alert_channels: AlertChannelTable;
  alert_channel_addresses: AlertChannelAddressTable;
  confirmation_mails: ConfirmationMailTable;
}
