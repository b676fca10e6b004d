import { recordHash } from "@consentform/consent/proof";
import { canonicalJson } from "@consentform/consent/values";
import type { Row } from "../store/database";
import type { AuditResult } from "../store/tables/audit";
import type { AuditActor, AuditValues } from "./audit-act";

/** A row of the audit log as people and programs read it. */
export interface AuditEvent {
  readonly id: string;
  readonly at: string;
  readonly actor: AuditActor;
  readonly address: string | null;
  readonly act: string;
  readonly workspace_id: string | null;
  readonly site_id: string | null;
  readonly object: { readonly type: string; readonly id: string | null } | null;
  readonly result: AuditResult;
  readonly reason: string | null;
  /** Equal acts within a minute. */
  readonly count: number;
  readonly before: AuditValues | null;
  readonly after: AuditValues | null;
  /** Place in the chain, from 1; null until the row is chained. */
  readonly sequence: number | null;
  readonly hash: string | null;
}

/** The row of the audit log as it is shown. */
export function auditEvent(row: Row<"audit_events">): AuditEvent {
  const { id, at, actor_type, actor_id, object_type, object_id, sequence, hash } = row;
  const { address, act, workspace_id, site_id, result, reason, count } = row;
  return {
    id,
    at: at.toISOString(),
    actor: { type: actor_type, id: actor_id },
    address,
    act,
    workspace_id,
    site_id,
    object: object_type === null ? null : { type: object_type, id: object_id },
    result,
    reason,
    count,
    before: valuesIn(row.before),
    after: valuesIn(row.after),
    sequence,
    hash,
  };
}

function valuesIn(text: string | null): AuditValues | null {
  return text === null ? null : (JSON.parse(text) as AuditValues);
}

/**
 * The hash of a row at a place of the chain: SHA-256 over its canonical JSON with the hash of the row before, as the
 * chains of consent records have it.
 * @param previous null at the beginning of the chain
 */
export function auditHash(row: Row<"audit_events">, sequence: number, previous: string | null): string {
  const { hash: _stored, ...event } = auditEvent(row);
  return recordHash(canonicalJson({ ...event, sequence, prev_hash: previous }));
}
