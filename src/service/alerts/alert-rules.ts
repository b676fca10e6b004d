import type { EventKind, Schemas } from "@consentform/consent/contract";
import type { Runtime } from "../runtime/runtime";
import { resolveAlerts } from "../store/alerts";
import type { Row, Transaction } from "../store/database";
import { lockDomain } from "../store/domains";
import { hasFailingInstallCheck } from "../store/install-checks";
import { isAlarming } from "../store/issue-status";
import { issueById, lockIssue } from "../store/issues";
import { hasFailedScan } from "../store/scans";
import { lockSite } from "../store/sites";
import { tokenStatus } from "../store/token-status";
import { findToken } from "../store/tokens";
import { hasUnreviewedService } from "../store/trackers";
import { raiseAlert } from "./raise-alert";

/** The effect of an event on the inbox. */
interface AlertRule {
  /** The subject of the alert: the object of the event, or its site. */
  readonly subject: "object" | "site";
  readonly raises?: Schemas["AlertKind"];
  /** Alerts of the subject whose cause the event ends. */
  readonly resolves?: readonly Schemas["AlertKind"][];
  /** Which events of the kind count. Default: all. */
  applies?(data: Row<"events">["data"]): boolean;
  /**
   * True if the site is held while the event is applied, because what the rule asks could change before its answer is
   * written. What is in a site is locked after it. Default: it is not.
   */
  readonly holdsSite?: true;
  /**
   * Reports whether what it resolves is over at `now`: a subject may have several causes, or the cause be back.
   * Default: it is.
   */
  hasEnded?(tx: Transaction, event: Row<"events">, now: Date): Promise<boolean>;
  /**
   * Reports whether the cause is still there at `now`: it may have ended before the event was passed on. Where no event
   * reports its end, this takes the lock under which the end resolves the alert. Default: it is.
   */
  isStillActive?(tx: Transaction, event: Row<"events">, now: Date): Promise<boolean>;
  readonly isReminder?: boolean;
}

async function isIssueAlarming(tx: Transaction, { object_id }: Row<"events">, now: Date): Promise<boolean> {
  const issue = await issueById(tx, object_id);
  return issue !== undefined && isAlarming(issue, now);
}

/** Whoever ends a suppression raises the alert again, holding the issue. */
async function isIssueOver(tx: Transaction, { object_id }: Row<"events">, now: Date): Promise<boolean> {
  const issue = await lockIssue(tx, object_id);
  return issue !== undefined && !isAlarming(issue, now);
}

/**
 * The alerts of contract 2.11 by the events that cause them. Webhook endpoints and channels raise theirs where they
 * fail.
 */
const rules: { readonly [Kind in EventKind]?: AlertRule } = {
  "domain.recheck_failing": {
    subject: "object",
    raises: "domain.recheck_failing",
    holdsSite: true,
    isStillActive: async (tx, { object_id }) => ((await lockDomain(tx, object_id))?.failed_rechecks ?? 0) > 0,
  },
  "domain.failed": { subject: "object", raises: "domain.failed", resolves: ["domain.recheck_failing"] },
  "domain.verified": { subject: "object", resolves: ["domain.failed", "domain.recheck_failing"] },
  "scan.failed": { subject: "site", raises: "scan.failed" },
  "scan.completed": {
    subject: "site",
    resolves: ["scan.failed"],
    hasEnded: async (tx, { site_id }) => site_id !== null && !(await hasFailedScan(tx, site_id)),
  },
  "service.discovered": {
    subject: "site",
    raises: "scan.new_tracker",
    holdsSite: true,
    isStillActive: async (tx, { site_id }) => site_id !== null && hasUnreviewedService(tx, site_id),
  },
  "service.updated": {
    subject: "site",
    resolves: ["scan.new_tracker"],
    applies: ({ status }) => status !== "needs_review",
    hasEnded: async (tx, { site_id }) => site_id !== null && !(await hasUnreviewedService(tx, site_id)),
  },
  "issue.opened": { subject: "object", raises: "issue.opened", isStillActive: isIssueAlarming },
  "issue.resolved": { subject: "object", resolves: ["issue.opened"], holdsSite: true, hasEnded: isIssueOver },
  "issue.suppressed": { subject: "object", resolves: ["issue.opened"], holdsSite: true, hasEnded: isIssueOver },
  "issue.suppression_expired": { subject: "object", raises: "issue.opened", isStillActive: isIssueAlarming },
  "version.published": {
    subject: "site",
    resolves: ["version.promotion_blocked"],
    applies: ({ environment }) => environment === "production",
  },
  "version.promotion_blocked": { subject: "site", raises: "version.promotion_blocked" },
  "version.promoted": { subject: "site", resolves: ["version.promotion_blocked"] },
  "version.rolled_back": { subject: "site", resolves: ["version.promotion_blocked"] },
  "install_check.failed": {
    subject: "site",
    raises: "install_check.failed",
    holdsSite: true,
    isStillActive: async (tx, { site_id }) => site_id !== null && hasFailingInstallCheck(tx, site_id),
  },
  "token.expiring": {
    subject: "object",
    raises: "token.expiring",
    isReminder: true,
    isStillActive: async (tx, { object_id }, now) => {
      const token = await findToken(tx, object_id);
      return token !== undefined && tokenStatus(token, now) === "active";
    },
  },
  "token.revoked": { subject: "object", resolves: ["token.expiring"] },
};

/** Lets an event raise and resolve alerts. */
export async function applyAlertRules(tx: Transaction, runtime: Runtime, event: Row<"events">): Promise<void> {
  const rule = rules[event.kind];
  if (rule === undefined || rule.applies?.(event.data) === false) return;
  const subject = subjectOf(rule, event);
  if (subject === null) return;
  const { raises, resolves, isReminder = false, holdsSite } = rule;
  const { workspace_id: workspaceId, site_id: siteId, created_at: at } = event;
  // A site that is gone has taken its alerts with it.
  if (holdsSite && (siteId === null || (await lockSite(tx, workspaceId, siteId)) === null)) return;
  const now = runtime.now();
  if (resolves !== undefined && (await rule.hasEnded?.(tx, event, now)) !== false) {
    await resolveAlerts(tx, workspaceId, subject, now, resolves);
  }
  if (raises !== undefined && (await rule.isStillActive?.(tx, event, now)) !== false) {
    await raiseAlert(tx, runtime, { workspaceId, kind: raises, subject, siteId, at, isReminder });
  }
}

/**
 * The first of some events, as many as one transaction can apply: where a site is held, alerts are of that site alone,
 * so that a change of one site does not wait for another site.
 */
export function appliedTogether(events: readonly Row<"events">[]): readonly Row<"events">[] {
  const sites = new Set<string | null>();
  let isHeld = false;
  for (const [index, { kind, site_id }] of events.entries()) {
    const rule = rules[kind];
    if (rule === undefined) continue;
    sites.add(site_id);
    isHeld ||= rule.holdsSite === true;
    if (isHeld && sites.size > 1) return events.slice(0, index);
  }
  return events;
}

function subjectOf(rule: AlertRule, event: Row<"events">): Schemas["AlertSubject"] | null {
  if (rule.subject === "site") return event.site_id === null ? null : { type: "site", id: event.site_id };
  // Only kinds whose object is a kind of subject have rules about the object.
  return { type: event.object_type as Schemas["AlertSubject"]["type"], id: event.object_id };
}
