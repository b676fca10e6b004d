import { createHash } from "node:crypto";
import { canonicalJson } from "@consentform/consent/values";
import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import { countAuditEvent, insertAuditEvent, type NewAuditEvent, openKeys } from "../store/audit-events";
import type { Queryable, Transaction } from "../store/database";
import type { AuditAct, AuditValues } from "./audit-act";

/** Equal acts of this time are one row with a count, unless the act has another one. */
const COUNTED_MS = MINUTE_MS;

/**
 * Different refusals of one caller that have a row each in a minute. Everyone who is not known is one caller, and so is
 * everyone whom only the issuer of single sign-on knows.
 */
const REFUSALS_PER_MINUTE = 30;

/** The row of further refusals: nothing in it is chosen by the caller. */
const furtherRefusals = {
  act: "further refusals",
  address: null,
  site_id: null,
  object_type: null,
  object_id: null,
  reason: null,
  before: null,
  after: null,
};

type IdRuntime = Pick<Runtime, "newId">;

/** Writes an act to the audit log, in the transaction of the act: both happen or neither. */
export function recordAct(tx: Transaction, runtime: IdRuntime, act: AuditAct): Promise<void> {
  return insertAuditEvent(tx, rowOf(runtime, act));
}

/**
 * Writes what can happen as often as someone asks, or as data gets old: refusals, failed sign-ins, reads and purges.
 * Equal ones within a minute, or another time, are one row with a count. Different refusals of one caller beyond
 * {@link REFUSALS_PER_MINUTE} are one row, too, so that no one can fill the log.
 */
export async function countAct(
  db: Queryable,
  runtime: IdRuntime,
  act: AuditAct,
  countedMs: number = COUNTED_MS,
): Promise<void> {
  const row = rowOf(runtime, act);
  const window = Math.floor(row.at.getTime() / countedMs);
  const { result, actor_type } = row;
  const actor_id = actor_type === "person" ? null : (row.actor_id ?? null);
  const caller = digestOf([window, result, actor_type, actor_id]);
  const keyOf = ({ id: _id, at: _at, ...what }: NewAuditEvent) => caller + digestOf(what);
  const open = result === "refused" ? await openKeys(db, caller, REFUSALS_PER_MINUTE + 1) : [];
  const isRoom = open.length < REFUSALS_PER_MINUTE || open.includes(keyOf(row));
  const written = isRoom ? row : { ...row, actor_id, ...furtherRefusals };
  await countAuditEvent(db, { ...written, open_key: keyOf(written), open_until: new Date((window + 1) * countedMs) });
}

function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
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
