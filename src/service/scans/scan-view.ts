import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "../store/database";
import { severities } from "../store/findings";

/** The one sentence of each reason why a scan failed (contract 2.5). */
const scanFailureDetails: Readonly<Record<Schemas["ScanFailureCode"], string>> = {
  timeout: "The scan took longer than 30 minutes. Its findings until then are kept, but have no other effect.",
  unreachable: "No start page answered.",
  robots: "The robots.txt of the site forbids the home page. Name the pages to scan in start_urls.",
  tls: "No start page showed a valid certificate.",
  "too-large": "The start pages are too large.",
  "site-deleted": "The site was deleted during the scan.",
  "worker-lost": "Two workers disappeared while they ran the scan.",
  internal: "The scan failed through no fault of the site.",
};

/** Counts of a scan that has seen nothing yet. */
export const noCounts: Schemas["ScanCounts"] = {
  pages_visited: 0,
  pages_failed: 0,
  error: 0,
  warning: 0,
  note: 0,
  new: 0,
  dropped: 0,
};

/** A scan as the API shows it. */
export function scanView(row: Row<"scans">): Schemas["Scan"] {
  return {
    id: row.id,
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    environment: row.environment,
    start_urls: row.start_urls,
    max_pages: row.max_pages,
    profiles: row.profiles,
    status: row.status,
    trigger: row.trigger,
    engine: row.engine,
    version_number: row.version_number,
    config_digest: row.config_digest,
    services_digest: row.services_digest,
    stale: row.stale,
    consent_states: row.consent_states,
    visits_not_made: row.visits_not_made,
    counts: row.counts,
    failure:
      row.failure_code === null ? null : { code: row.failure_code, detail: scanFailureDetails[row.failure_code] },
    previous_scan_id: row.previous_scan_id,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    duration_ms: durationMs(row),
  };
}

function durationMs({ started_at, finished_at }: Row<"scans">): number | null {
  return started_at === null || finished_at === null ? null : Math.max(0, finished_at.getTime() - started_at.getTime());
}

/** A finding as the API shows it. */
export function findingView(row: Row<"findings">): Schemas["Finding"] {
  const { id, scan_id, issue_id, rule_id, page, profile, consent_state, subject, category, service_id, evidence } = row;
  const severity = severities[row.severity_rank] ?? "note";
  return {
    id,
    scan_id,
    issue_id,
    rule_id,
    severity,
    page,
    profile,
    consent_state,
    subject,
    category,
    service_id,
    evidence,
    fingerprint: row.fingerprint,
    baseline: row.baseline,
  };
}

/** Order values of a finding in lists (contract 4.3). */
export function bySeverity(row: Row<"findings">): readonly (string | number)[] {
  return [row.severity_rank, row.fingerprint];
}
