import type { Schemas } from "@consentform/consent/contract";
import { raiseAlert } from "../alerts/raise-alert";
import { emit } from "../events/emit";
import { actorOf } from "../http/caller";
import { required } from "../http/found";
import type { Call, Reply } from "../http/handler";
import { validationFailed } from "../http/problem";
import { DAY_MS } from "../runtime/durations";
import { json, type Row } from "../store/database";
import { isAlarming, liveSuppression } from "../store/issue-status";
import { clearSuppression, issueWithScan, updateSuppression } from "../store/issues";
import { issueView } from "./issue-view";
import { liftIfEnded } from "./lift-suppressions";

const DEFAULT_DAYS = 90;
const MAX_DAYS = 365;

/** Reasons that may be permanent. */
const lastingReasons: ReadonlySet<Schemas["SuppressionReason"]> = new Set(["false_positive", "not_applicable"]);

/** Records that an issue does not count, or changes that. */
export async function suppressIssue(call: Call<"suppressIssue">): Promise<Reply<"suppressIssue">> {
  const { tx, runtime, body, now } = call;
  const issue = await liftIfEnded({ tx, runtime, now }, required(call.found, "issue"));
  const live = liveSuppression(issue, now);
  const expires_at = expiryOf(body, live, now);
  const isSame =
    live !== null && live.reason === body.reason && live.comment === body.comment && live.expires_at === expires_at;
  if (!isSame) await suppress(call, issue, { ...body, expires_at });
  return { status: 200, body: issueView(await issueWithScan(tx, issue.id), now) };
}

/** Ends the live suppression, if there is one. */
export async function unsuppressIssue(call: Call<"unsuppressIssue">): Promise<Reply<"unsuppressIssue">> {
  const { tx, runtime, now } = call;
  const issue = await liftIfEnded({ tx, runtime, now }, required(call.found, "issue"));
  if (liveSuppression(issue, now) !== null) await end(call, issue);
  return { status: 200, body: issueView(await issueWithScan(tx, issue.id), now) };
}

/** No event reports that a user ended a suppression, so the alert that it ended comes back here. */
async function end({ tx, runtime, now }: Call<"unsuppressIssue">, issue: Row<"issues">): Promise<void> {
  const { workspace_id: workspaceId, site_id: siteId } = issue;
  const lifted = await clearSuppression(tx, issue.id);
  if (!isAlarming(lifted, now)) return;
  const subject = { type: "issue", id: issue.id } as const;
  await raiseAlert(tx, runtime, { workspaceId, kind: "issue.opened", subject, siteId, at: now });
}

/**
 * The end that is asked for: as sent; else that of the live suppression; else in 90 days.
 * @throws {Problem} validation-failed for one that has passed or is too far off, and for none where the reason needs
 * one
 */
function expiryOf(
  { reason, expires_at }: Call<"suppressIssue">["body"],
  live: Schemas["Suppression"] | null,
  now: Date,
): string | null {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const stored = live === null ? inDays(DEFAULT_DAYS) : live.expires_at;
  const asked = expires_at === undefined ? stored : expires_at;
  if (asked === null) {
    if (lastingReasons.has(reason)) return null;
    throw badExpiry(
      "required",
      `needs an end for the reason ${reason}; only ${[...lastingReasons].join(" and ")} may have none`,
    );
  }
  const isKept = live !== null && asked === live.expires_at;
  if (!isKept && asked <= now.toISOString()) throw badExpiry("past", "has passed; send a time in the future");
  if (!isKept && asked > inDays(MAX_DAYS)) throw badExpiry("too-far", `must be at most ${MAX_DAYS} days ahead`);
  return asked;
}

function badExpiry(code: string, detail: string): Error {
  return validationFailed([{ pointer: "/expires_at", code, detail }]);
}

async function suppress(
  { tx, runtime, caller, now }: Call<"suppressIssue">,
  issue: Row<"issues">,
  { reason, comment, expires_at }: Pick<Schemas["Suppression"], "reason" | "comment" | "expires_at">,
): Promise<void> {
  await updateSuppression(tx, issue.id, {
    suppression_reason: reason,
    suppression_comment: comment,
    suppression_expires_at: expires_at === null ? null : new Date(expires_at),
    suppressed_by: json(actorOf(caller)),
    suppressed_at: now,
  });
  await emit(tx, runtime, {
    workspaceId: issue.workspace_id,
    kind: "issue.suppressed",
    object: { type: "issue", id: issue.id },
    siteId: issue.site_id,
    actor: actorOf(caller),
    data: { environment: issue.environment, rule_id: issue.rule_id, reason, expires_at },
    at: now,
  });
}
