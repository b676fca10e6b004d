import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";
import { alertKinds } from "./alert-kinds";

/** An alert as the API shows it. */
export function alertView(alert: Row<"alerts">): Schemas["Alert"] {
  const { title, detail } = alertKinds[alert.kind];
  return {
    id: alert.id,
    workspace_id: alert.workspace_id,
    kind: alert.kind,
    severity: alert.severity,
    state: alert.state,
    read_at: alert.read_at?.toISOString() ?? null,
    site_id: alert.site_id,
    subject: { type: alert.subject_type, id: alert.subject_id },
    title,
    detail,
    occurrences: alert.occurrences,
    first_at: alert.first_at.toISOString(),
    last_at: alert.last_at.toISOString(),
  };
}
