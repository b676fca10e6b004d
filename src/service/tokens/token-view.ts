import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";
import { tokenEndedAt, tokenStatus } from "../store/token-status";

/**
 * A token as the API shows it.
 * @param secret only in the answer that creates it; nothing stored can give it again
 */
export function tokenView(row: Row<"tokens">, now: Date, secret: string | null = null): Schemas["Token"] {
  const status = tokenStatus(row, now);
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    name: row.name,
    scopes: row.scopes,
    site_id: row.site_id,
    environment: row.environment,
    expires_at: row.expires_at?.toISOString() ?? null,
    external_key: row.external_key,
    secret,
    hint: row.hint,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    status,
    last_used_at: row.last_used_on === null ? null : `${row.last_used_on}T00:00:00.000Z`,
    retires_at: row.retires_at?.toISOString() ?? null,
    revoked_at: status === "revoked" ? (tokenEndedAt(row, now)?.toISOString() ?? null) : null,
  };
}
