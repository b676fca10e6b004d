import type { Generated } from "kysely";
import type { EventKind, Schemas } from "../../../contract";
import type { Optional } from "./columns";

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

/** Deliveries of events, and the alert inbox. */
export interface HookTables {
  webhook_deliveries: WebhookDeliveryTable;
  webhook_attempts: WebhookAttemptTable;
  alerts: AlertTable;
}
