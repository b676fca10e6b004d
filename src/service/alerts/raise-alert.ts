import type { Schemas } from "@consentform/consent/contract";
import { emit } from "../events/emit";
import { systemActor } from "../http/caller";
import { enqueue } from "../jobs/job-queue";
import type { Runtime } from "../runtime/runtime";
import { channelsOfWorkspace } from "../store/alert-channels";
import { alertOf, insertAlert, updateAlertRow } from "../store/alerts";
import type { Row, Transaction } from "../store/database";
import { isSiteOf } from "../store/sites";
import { alertKinds, isAtLeast } from "./alert-kinds";

/** A cause for an alert. */
export interface AlertCause {
  readonly workspaceId: string;
  readonly kind: Schemas["AlertKind"];
  readonly subject: Schemas["AlertSubject"];
  readonly siteId: string | null;
  readonly at: Date;
  /** Notifies again although the alert is open. Default: false, because an open alert was already reported. */
  readonly isReminder?: boolean;
}

/**
 * Opens the alert of a kind and subject, for the first time or again, notifies subscribers, and queues it to the
 * channels that chose it. A cause that comes back while its alert is open only moves `last_at`.
 */
export async function raiseAlert(tx: Transaction, runtime: Runtime, cause: AlertCause): Promise<void> {
  // A site that was deleted meanwhile has taken its alerts with it.
  if (cause.siteId !== null && !(await isSiteOf(tx, cause.workspaceId, cause.siteId))) return;
  const known = await alertOf(tx, cause.workspaceId, cause.kind, cause.subject);
  if (known !== undefined && known.state !== "resolved" && cause.isReminder !== true) {
    // What was raised out of turn is later than what waited to be passed on.
    if (cause.at > known.last_at) await updateAlertRow(tx, known.id, { last_at: cause.at });
    return;
  }
  const alert = known === undefined ? await open(tx, runtime, cause) : await reopen(tx, known, cause.at);
  // Another process opened it at this moment: this is its second cause.
  if (alert === undefined) return raiseAlert(tx, runtime, cause);
  await emit(tx, runtime, {
    workspaceId: alert.workspace_id,
    kind: "alert.raised",
    object: { type: "alert", id: alert.id },
    siteId: alert.site_id,
    actor: systemActor,
    data: { kind: alert.kind, severity: alert.severity, occurrences: alert.occurrences },
    at: cause.at,
  });
  for (const channel of await channelsOfWorkspace(tx, alert.workspace_id)) {
    if (!isWanted(channel, alert)) continue;
    const payload = { alert_id: alert.id, occurrence: alert.occurrences, channel_id: channel.id, address: null };
    await enqueue(tx, runtime, "send-alert", payload, { runAt: cause.at });
  }
}

function open(
  tx: Transaction,
  runtime: Runtime,
  { workspaceId, kind, subject, siteId, at }: AlertCause,
): Promise<Row<"alerts"> | undefined> {
  return insertAlert(tx, {
    id: runtime.newId("alr"),
    workspace_id: workspaceId,
    kind,
    severity: alertKinds[kind].severity,
    state: "open",
    site_id: siteId,
    subject_type: subject.type,
    subject_id: subject.id,
    occurrences: 1,
    first_at: at,
    last_at: at,
  });
}

/** Resolved becomes open; a reminder leaves the state to the person who acknowledged it. */
function reopen(tx: Transaction, known: Row<"alerts">, at: Date): Promise<Row<"alerts">> {
  return updateAlertRow(tx, known.id, {
    state: known.state === "resolved" ? "open" : known.state,
    resolved_at: null,
    read_at: null,
    occurrences: known.occurrences + 1,
    last_at: at,
  });
}

/** Reports whether a channel chose an alert (contract 2.11). A channel does not report about itself. */
function isWanted(channel: Row<"alert_channels">, alert: Row<"alerts">): boolean {
  const { enabled, min_severity, alert_kinds, site_ids } = channel;
  return (
    enabled &&
    isAtLeast(alert.severity, min_severity) &&
    (alert_kinds === null || alert_kinds.includes(alert.kind)) &&
    (site_ids === null || (alert.site_id !== null && site_ids.includes(alert.site_id))) &&
    !(alert.subject_type === "channel" && alert.subject_id === channel.id)
  );
}
