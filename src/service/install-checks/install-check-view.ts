import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";

/** An install check as the API shows it. */
export function installCheckView(row: Row<"install_checks">): Schemas["InstallCheck"] {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    url: row.url,
    environment: row.environment,
    fetched_url: row.fetched_url,
    http_status: row.http_status,
    version_number: row.version_number,
    result: row.result,
    checks: row.checks,
    observation: row.observation,
    failure: row.failure,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
  };
}
