import { memberOf } from "../http/caller";
import { required } from "../http/found";
import type { Routes } from "../http/handler";
import { pageOf } from "../http/paging";
import { issueView } from "../issues/issue-view";
import { suppressIssue, unsuppressIssue } from "../issues/suppress-issue";
import { listIssues } from "../store/issues";

/** The compliance problems of a site, and decisions that some of them do not count. */
export const issuesRoutes = {
  listIssues: async ({ tx, found, query, page, caller, now }) => {
    const { environment } = memberOf(caller);
    const filter = {
      ids: query.id,
      fingerprint: query.fingerprint,
      statuses: query.status,
      severities: query.severity,
      ruleIds: query.rule_id,
      environments: environment === null ? query.environment : [environment],
    };
    const issues = await listIssues(tx, required(found, "site").id, filter, page, now);
    const body = pageOf(
      page,
      issues,
      ({ first_seen_at, id }) => [first_seen_at.toISOString(), id],
      (issue) => issueView(issue, now),
    );
    return { status: 200, body };
  },
  suppressIssue,
  unsuppressIssue,
} satisfies Routes;
