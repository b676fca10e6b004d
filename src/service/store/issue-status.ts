import type { Schemas } from "@consentform/consent/contract";
import type { Row } from "./database";

/** The members that decide an issue's status. */
export type IssueState = Pick<
  Row<"issues">,
  | "resolved_at"
  | "suppression_reason"
  | "suppression_comment"
  | "suppression_expires_at"
  | "suppressed_by"
  | "suppressed_at"
>;

/** The status of an issue at a moment (contract 2.8): nothing but time has to pass for a suppression to end. */
export function issueStatus(issue: IssueState, now: Date): Schemas["IssueStatus"] {
  if (issue.resolved_at !== null) return "resolved";
  return liveSuppression(issue, now) === null ? "open" : "suppressed";
}

/** Reports whether an issue is one that people are alerted of (contract 2.11): an error that counts. */
export function isAlarming(issue: IssueState & Pick<Row<"issues">, "severity">, now: Date): boolean {
  return issue.severity === "error" && issueStatus(issue, now) === "open";
}

/** The suppression of an issue while it holds, also while the issue is resolved; else null. */
export function liveSuppression(issue: IssueState, now: Date): Schemas["Suppression"] | null {
  const { suppression_reason: reason, suppression_comment: comment, suppressed_by, suppressed_at } = issue;
  const expiresAt = issue.suppression_expires_at;
  if (reason === null || comment === null || suppressed_by === null || suppressed_at === null) return null;
  if (expiresAt !== null && expiresAt <= now) return null;
  return {
    reason,
    comment,
    expires_at: expiresAt?.toISOString() ?? null,
    suppressed_by,
    suppressed_at: suppressed_at.toISOString(),
  };
}
