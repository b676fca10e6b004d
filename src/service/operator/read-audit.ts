import { type AuditEvent, auditEvent } from "../audit/audit-event";
import { type AuditHead, type AuditVerdict, verifyChain } from "../audit/verify-chain";
import { readAuditChain } from "../store/audit-chain";
import { type AuditFilter, chainedEvents, listAuditEvents } from "../store/audit-events";
import type { Store } from "../store/database";

/** Texts of an operator that limit a list of acts; null limits nothing. Times are ISO 8601. */
export interface AuditSelection {
  readonly since: string | null;
  readonly until: string | null;
  readonly actor: string | null;
  readonly act: string | null;
  readonly site: string | null;
}

/** A request for the acts behind one, by its id; null begins with the first. */
interface ListRequest {
  readonly kind: "audit";
  readonly selection: AuditSelection;
  readonly after: string | null;
  readonly limit: number;
}

/** A request for the acts that were chained behind a place; null only asks for the end of the chain. */
export interface ChainedRequest {
  readonly kind: "audit-chained";
  readonly selection: AuditSelection;
  readonly after: number | null;
  readonly limit: number;
}

/** A request of an operator to read the audit log. */
export type AuditRequest =
  | ListRequest
  | ChainedRequest
  | { readonly kind: "audit-verify"; readonly head: AuditHead | null };

/** The answer to a request of the same kind. */
export type AuditAnswer =
  | { readonly kind: "audit"; readonly events: readonly AuditEvent[] }
  /** `end` is the last place that was looked at. */
  | { readonly kind: "audit-chained"; readonly events: readonly AuditEvent[]; readonly end: number }
  | ({ readonly kind: "audit-verify" } & AuditVerdict);

/** Reads the audit log, of all workspaces. */
export async function readAudit({ store }: { readonly store: Store }, request: AuditRequest): Promise<AuditAnswer> {
  switch (request.kind) {
    case "audit-verify":
      return { kind: "audit-verify", ...(await verifyChain(store, request.head)) };
    case "audit-chained":
      return chained(store, request);
    case "audit": {
      const rows = await listAuditEvents(store.db, filterOf(request.selection), request);
      return { kind: "audit", events: rows.map(auditEvent) };
    }
  }
}

async function chained({ db }: Store, { selection, after, limit }: ChainedRequest): Promise<AuditAnswer> {
  if (after === null) return { kind: "audit-chained", events: [], end: (await readAuditChain(db)).length };
  const rows = await chainedEvents(db, { after, until: null, limit });
  const { since, until, actor, act, siteId } = filterOf(selection);
  const events = rows.filter(
    (row) =>
      (since === null || row.at >= since) &&
      (until === null || row.at < until) &&
      (actor === null || [row.actor_id, row.actor_type].includes(actor)) &&
      (act === null || row.act === act) &&
      (siteId === null || row.site_id === siteId),
  );
  return { kind: "audit-chained", events: events.map(auditEvent), end: rows.at(-1)?.sequence ?? after };
}

function filterOf({ since, until, actor, act, site }: AuditSelection): AuditFilter {
  const time = (text: string | null) => (text === null ? null : new Date(text));
  return { workspaceId: null, since: time(since), until: time(until), actor, act, siteId: site };
}
