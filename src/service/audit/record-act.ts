import { createHash } from "node:crypto";
import { canonicalJson } from "@consentform/consent/values";
import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import { countAuditEvent, insertAuditEvent, type NewAuditEvent } from "../store/audit-events";
import type { Queryable, Transaction } from "../store/database";
import type { AuditAct, AuditValues } from "./audit-act";

/** Equal acts of this time are one row with a count. */
const COUNTED_MS = MINUTE_MS;

type IdRuntime = Pick<Runtime, "newId">;

/** Writes an act to the audit log, in the transaction of the act: both happen or neither. */
export function recordAct(tx: Transaction, runtime: IdRuntime, act: AuditAct): Promise<void> {
  return insertAuditEvent(tx, rowOf(runtime, act));
}

/**
 * Writes what can happen as often as someone asks: refusals, failed sign-ins and reads. Equal ones within a minute are
 * one row with a count, so that no one can fill the log.
 */
export function countAct(db: Queryable, runtime: IdRuntime, act: AuditAct): Promise<void> {
  const { id, at, ...what } = rowOf(runtime, act);
  const window = Math.floor(at.getTime() / COUNTED_MS);
  const open_key = createHash("sha256")
    .update(JSON.stringify([window, what]))
    .digest("hex");
  return countAuditEvent(db, { id, at, ...what, open_key, open_until: new Date((window + 1) * COUNTED_MS) });
}

function rowOf(runtime: IdRuntime, act: AuditAct): NewAuditEvent & { readonly at: Date } {
  return {
    id: runtime.newId("aud"),
    at: act.at,
    actor_type: act.actor.type,
    actor_id: act.actor.id,
    address: act.address ?? null,
    act: act.act,
    workspace_id: act.workspaceId ?? null,
    site_id: act.siteId ?? null,
    object_type: act.object?.type ?? null,
    object_id: act.object?.id ?? null,
    result: act.result ?? "done",
    reason: act.reason ?? null,
    before: textOf(act.before),
    after: textOf(act.after),
  };
}

function textOf(values: AuditValues | null | undefined): string | null {
  return values == null || Object.keys(values).length === 0 ? null : canonicalJson(values);
}
