import type { EventKind, Schemas } from "../../contract";
import { isAlarming } from "../issues/issue-status";
import { resolveAlerts } from "../store/alerts";
import type { Row, Transaction } from "../store/database";
import { lockDomain } from "../store/domains";
import { hasFailingInstallCheck } from "../store/install-checks";
import { issueById, lockIssue } from "../store/issues";
import { hasFailedScan } from "../store/scans";
import { hasUnreviewedService } from "../store/services";
import { lockSite } from "../store/sites";
import { findToken } from "../store/tokens";
import { tokenStatus } from "../tokens/token-status";
import type { World } from "../world";
import { raiseAlert } from "./raise-alert";

/** What an event does to the inbox. */
interface AlertRule {
  /** What the alert is about: the object of the event, or its site. */
  readonly subject: "object" | "site";
  readonly raises?: Schemas["AlertKind"];
  /** Alerts of the subject whose cause the event ends. */
  readonly resolves?: readonly Schemas["AlertKind"][];
  /** Which events of the kind count. Default: all. */
  isMeant?(data: Row<"events">["data"]): boolean;
  /** Whether what it resolves is over at `now`: a subject may have several causes, or the cause be back. Default: it is. */
  isOver?(tx: Transaction, event: Row<"events">, now: Date): Promise<boolean>;
  /**
   * Whether the cause is still there at `now`: it may have ended before the event was passed on. Where no event tells its end, this takes the lock under
   * which the end resolves the alert, the site's before that of anything in it, so that it cannot come between the answer and the alert. Default: it is.
   */
  isStillThere?(tx: Transaction, event: Row<"events">, now: Date): Promise<boolean>;
  readonly isReminder?: boolean;
}

async function holdSite(tx: Transaction, { workspace_id, site_id }: Row<"events">): Promise<boolean> {
  return site_id !== null && (await lockSite(tx, workspace_id, site_id)) !== null;
}

async function isIssueAlarming(tx: Transaction, { object_id }: Row<"events">, now: Date): Promise<boolean> {
  const issue = await issueById(tx, object_id);
  return issue !== undefined && isAlarming(issue, now);
}

/** The alerts of contract 2.11 by the events that cause them. Webhook endpoints and channels raise theirs where they fail. */
const rules: { readonly [Kind in EventKind]?: AlertRule } = {
  "domain.recheck_failing": {
    subject: "object",
    raises: "domain.recheck_failing",
    isStillThere: async (tx, event) =>
      (await holdSite(tx, event)) && ((await lockDomain(tx, event.object_id))?.failed_rechecks ?? 0) > 0,
  },
  "domain.failed": { subject: "object", raises: "domain.failed", resolves: ["domain.recheck_failing"] },
  "domain.verified": { subject: "object", resolves: ["domain.failed", "domain.recheck_failing"] },
  "scan.failed": { subject: "site", raises: "scan.failed" },
  "scan.completed": {
    subject: "site",
    resolves: ["scan.failed"],
    isOver: async (tx, { site_id }) => site_id !== null && !(await hasFailedScan(tx, site_id)),
  },
  "service.discovered": {
    subject: "site",
    raises: "scan.new_tracker",
    isStillThere: async (tx, event) => (await holdSite(tx, event)) && hasUnreviewedService(tx, event.site_id ?? ""),
  },
  "service.updated": {
    subject: "site",
    resolves: ["scan.new_tracker"],
    isMeant: ({ status }) => status !== "needs_review",
    isOver: async (tx, { site_id }) => site_id !== null && !(await hasUnreviewedService(tx, site_id)),
  },
  "issue.opened": { subject: "object", raises: "issue.opened", isStillThere: isIssueAlarming },
  "issue.resolved": { subject: "object", resolves: ["issue.opened"] },
  "issue.suppressed": {
    subject: "object",
    resolves: ["issue.opened"],
    // Whoever ends a suppression raises the alert again, holding the issue.
    isOver: async (tx, event, now) => {
      const issue = (await holdSite(tx, event)) ? await lockIssue(tx, event.object_id) : undefined;
      return issue !== undefined && !isAlarming(issue, now);
    },
  },
  "issue.suppression_expired": { subject: "object", raises: "issue.opened", isStillThere: isIssueAlarming },
  "version.published": {
    subject: "site",
    resolves: ["version.promotion_blocked"],
    isMeant: ({ environment }) => environment === "production",
  },
  "version.promotion_blocked": { subject: "site", raises: "version.promotion_blocked" },
  "version.promoted": { subject: "site", resolves: ["version.promotion_blocked"] },
  "version.rolled_back": { subject: "site", resolves: ["version.promotion_blocked"] },
  "install_check.failed": {
    subject: "site",
    raises: "install_check.failed",
    isStillThere: async (tx, event) => (await holdSite(tx, event)) && hasFailingInstallCheck(tx, event.site_id ?? ""),
  },
  "token.expiring": {
    subject: "object",
    raises: "token.expiring",
    isReminder: true,
    isStillThere: async (tx, { object_id }, now) => {
      const token = await findToken(tx, object_id);
      return token !== undefined && tokenStatus(token, now) === "active";
    },
  },
  "token.revoked": { subject: "object", resolves: ["token.expiring"] },
};

/** Lets an event raise and resolve alerts. */
export async function applyAlertRules(tx: Transaction, world: World, event: Row<"events">): Promise<void> {
  const rule = rules[event.kind];
  if (rule === undefined || rule.isMeant?.(event.data) === false) return;
  const subject = subjectOf(rule, event);
  if (subject === null) return;
  const { raises, resolves, isReminder = false } = rule;
  const { workspace_id: workspaceId, site_id: siteId, created_at: at } = event;
  const now = world.now();
  if (resolves !== undefined && (await rule.isOver?.(tx, event, now)) !== false) {
    await resolveAlerts(tx, workspaceId, subject, now, resolves);
  }
  if (raises !== undefined && (await rule.isStillThere?.(tx, event, now)) !== false) {
    await raiseAlert(tx, world, { workspaceId, kind: raises, subject, siteId, at, isReminder });
  }
}

function subjectOf(rule: AlertRule, event: Row<"events">): Schemas["AlertSubject"] | null {
  if (rule.subject === "site") return event.site_id === null ? null : { type: "site", id: event.site_id };
  // Rules about the object stand only at kinds whose object is a kind of subject.
  return { type: event.object_type as Schemas["AlertSubject"]["type"], id: event.object_id };
}
