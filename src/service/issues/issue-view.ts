import type { Schemas } from "../../contract";
import type { IssueWithScan } from "../store/issues";
import { issueStatus, liveSuppression } from "./issue-status";

/** What each rule found, in one fixed sentence. */
const titles: Readonly<Record<Schemas["ScanRuleId"], string>> = {
  "pre-consent-storage": "Something was stored before consent.",
  "pre-consent-request": "A third party was asked before consent.",
  "fires-after-reject": "A tracker ran although the visitor had refused it.",
  "fires-despite-gpc": "A tracker ran although the browser sent Global Privacy Control.",
  "banner-absent": "The page showed no banner.",
  "reject-absent": "The banner had no way to refuse beside the way to accept.",
  "reopen-control-absent": "The page had no control to change the choice later.",
  "duration-exceeds-declared": "Something is stored for longer than declared.",
  "consent-mode-mismatch": "Signals of Google Consent Mode differ from the visitor's choice.",
  "multiple-cmps": "More than one consent tool runs on the page.",
  "cname-cloaked": "A third party hides behind a name of the site's own domain.",
  "unclassified-service": "A tracker belongs to no category.",
  "undeclared-service": "A tracker is not declared.",
  "declared-not-seen": "A declared tracker was not seen.",
  "insecure-cookie": "A cookie lacks a security attribute.",
};

/** An issue as the API shows it at a moment. */
export function issueView({ last_scan_id, ...issue }: IssueWithScan, now: Date): Schemas["Issue"] {
  return {
    id: issue.id,
    workspace_id: issue.workspace_id,
    site_id: issue.site_id,
    environment: issue.environment,
    rule_id: issue.rule_id,
    title: titles[issue.rule_id],
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
