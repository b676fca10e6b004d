import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";

/** One sentence for each reason. */
const failureDetails: Readonly<Record<Schemas["ExportFailure"]["code"], string>> = {
  "too-large": "The selection has too many records. Narrow it with from and to.",
  internal: "The service could not build the file. Create the export again.",
};

/** Reports whether its 7 days are over. */
export function isExpired(row: Row<"exports">, now: Date): boolean {
  return row.expires_at !== null && row.expires_at <= now;
}

/** Why an export failed; null if it did not. */
export function exportFailure({ failure_code }: Row<"exports">): Schemas["ExportFailure"] | null {
  return failure_code === null ? null : { code: failure_code, detail: failureDetails[failure_code] };
}

/** An export as the API shows it. */
export function exportView(row: Row<"exports">, now: Date): Schemas["Export"] {
  const { records, tombstones } = row;
  return {
    site_id: row.site_id,
    environment: row.environment,
    from: row.from_at?.toISOString() ?? null,
    to: row.to_at?.toISOString() ?? null,
    regimes: row.regimes,
    subject_id: row.subject_id,
    format: row.format,
    version_number: row.version_number,
    include_consents: row.include_consents,
    include_versions: row.include_versions,
    id: row.id,
    workspace_id: row.workspace_id,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    status: isExpired(row, now) ? "expired" : row.status,
    failure: exportFailure(row),
    counts: records === null || tombstones === null ? null : { records, tombstones },
    size: row.size === null ? null : Number(row.size),
    kid: row.kid,
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}
