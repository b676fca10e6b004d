import { scanRules } from "@consentform/consent/catalogue";
import type { Schemas } from "@consentform/consent/contract";
import { issueStatus, liveSuppression } from "../store/issue-status";
import type { IssueWithScan } from "../store/issues";

/** An issue as the API shows it at a moment. */
export function issueView({ last_scan_id, ...issue }: IssueWithScan, now: Date): Schemas["Issue"] {
  return {
    id: issue.id,
    workspace_id: issue.workspace_id,
    site_id: issue.site_id,
    environment: issue.environment,
    rule_id: issue.rule_id,
    title: scanRules[issue.rule_id].sentence,
    severity: issue.severity,
    fingerprint: issue.fingerprint,
    subject: issue.subject,
    page: issue.page,
    service_id: issue.service_id,
    status: issueStatus(issue, now),
    first_seen_at: issue.first_seen_at.toISOString(),
    last_seen_at: issue.last_seen_at.toISOString(),
    last_scan_id,
    last_confirmed_scan_id: issue.last_confirmed_scan_id,
    suppression: liveSuppression(issue, now),
  };
}
