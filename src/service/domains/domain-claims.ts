import { canonicalJson } from "@consentform/consent/values";
import { systemActor as auditedSystem } from "../audit/audit-act";
import { recordAct } from "../audit/record-act";
import { emit } from "../events/emit";
import { actorOf, type Caller, systemActor } from "../http/caller";
import type { Runtime } from "../runtime/runtime";
import { resolveAlerts } from "../store/alerts";
import { json, type Row, type Transaction } from "../store/database";
import { claimsOnAny, putClaim, removeClaim } from "../store/domain-claims";
import { inheritedElsewhere, selfProvenDomains, updateDomain } from "../store/domains";
import { domainFailure } from "./domain-check";
import { claimLost, type DomainEvent, orphaned, type VerificationState } from "./domain-verification";
import { coversSubdomains } from "./domain-view";

/** A change of domains inside a transaction: who makes it, and when. */
export interface DomainChange {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId">;
  readonly now: Date;
  /** null: the service itself. */
  readonly caller: Caller | null;
}

/**
 * The domain of this workspace whose proof covers `host`, or null. The most specific claim decides: if it is another
 * workspace's, a proof of a host further up does not count.
 */
export async function coveringParent(tx: Transaction, workspaceId: string, host: string): Promise<string | null> {
  const [closest] = (await claimsOnAny(tx, [host, ...ancestorsOf(host)])).filter(
    (claim) => claim.covers_subdomains || claim.host === host,
  );
  return closest !== undefined && closest.workspace_id === workspaceId && closest.host !== host
    ? closest.domain_id
    : null;
}

/**
 * Makes the workspace's claim on a host follow from its proven domains, after one of them changed or went: takes,
 * renews or releases the claim, and takes sub-hosts over from workspaces whose proof is less specific.
 * @returns false if another workspace has the host; nothing was changed then
 */
export async function settleClaim(change: DomainChange, workspaceId: string, host: string): Promise<boolean> {
  const { tx, now } = change;
  const proven = await selfProvenDomains(tx, workspaceId, host);
  const carrier = proven.find(coversSubdomains) ?? proven[0];
  if (carrier === undefined) {
    await removeClaim(tx, workspaceId, host);
    return true;
  }
  const covers = coversSubdomains(carrier);
  const claim = { host, covers_subdomains: covers, workspace_id: workspaceId, domain_id: carrier.id, claimed_at: now };
  if (!(await putClaim(tx, claim))) {
    return false;
  }
  const displaced = await inheritedElsewhere(tx, workspaceId, host, covers);
  for (const { parent_host, ...child } of displaced) {
    if (parent_host.length < host.length) {
      await releaseClaim(change, child);
    }
  }
  return true;
}

/**
 * Looks for another proof for domains that relied on the proof of `parentId`, after that was removed or reduced. Those
 * that find none stay verified and are checked at once.
 */
export async function reassignClaim(
  change: DomainChange,
  children: readonly Row<"domains">[],
  parentId: string,
): Promise<void> {
  for (const child of children) {
    const parent = await coveringParent(change.tx, child.workspace_id, child.host);
    if (parent !== parentId) {
      const state = parent === null ? orphaned(child, change.now) : { ...child, inherited_from: parent };
      await saveState(change, child, state);
    }
  }
}

/** Fails a domain because another workspace proved a claim on its host. */
export async function releaseClaim(change: DomainChange, domain: Row<"domains">): Promise<void> {
  const lost = await saveState(change, domain, claimLost(domain, domainFailure("claim-lost")));
  await emitDomainEvent({ ...change, caller: null }, "domain.failed", domain, lost);
}

/**
 * Stores a state; `updated_at` moves only if more than the times of checks changed. No event reports that a verified
 * domain's checks succeed again, so its alert ends here.
 */
export async function saveState(
  change: DomainChange,
  before: Row<"domains">,
  state: VerificationState,
  fields: Partial<Pick<Row<"domains">, "include_subdomains" | "verification_method">> = {},
): Promise<Row<"domains">> {
  const {
    status,
    inherited_from,
    failure,
    verified_at,
    last_checked_at,
    next_check_at,
    pending_since,
    failed_rechecks,
  } = state;
  const shown = (row: Partial<Row<"domains">>) =>
    canonicalJson([
      row.status,
      row.inherited_from,
      row.failure,
      row.verified_at?.getTime() ?? null,
      row.include_subdomains,
      row.verification_method,
    ]);
  const isChanged = shown(before) !== shown({ ...before, ...state, ...fields });
  const saved = await updateDomain(change.tx, before.id, {
    status,
    inherited_from,
    verified_at,
    last_checked_at,
    next_check_at,
    pending_since,
    failed_rechecks,
    failure: failure === null ? null : json(failure),
    ...fields,
    ...(isChanged ? { updated_at: change.now } : {}),
  });
  if (before.failed_rechecks > 0 && failed_rechecks === 0 && status === "verified") {
    const subject = { type: "domain", id: before.id } as const;
    await resolveAlerts(change.tx, before.workspace_id, subject, change.now, ["domain.recheck_failing"]);
  }
  return saved;
}

/** Writes the event of a domain's change (contract 4.7), and the row of the audit log if no caller made it. */
export async function emitDomainEvent(
  change: DomainChange,
  kind: DomainEvent,
  before: Pick<Row<"domains">, "status">,
  after: Row<"domains">,
): Promise<void> {
  await emit(change.tx, change.runtime, {
    workspaceId: after.workspace_id,
    kind,
    object: { type: "domain", id: after.id },
    siteId: after.site_id,
    actor: change.caller === null ? systemActor : actorOf(change.caller),
    data: {
      environment: after.environment,
      host: after.host,
      previous: { status: before.status },
      failure_code: after.failure?.code ?? null,
    },
    at: change.now,
  });
  if (change.caller !== null || before.status === after.status) return;
  await recordAct(change.tx, change.runtime, {
    act: "check domain",
    actor: auditedSystem,
    workspaceId: after.workspace_id,
    siteId: after.site_id,
    object: { type: "domain", id: after.id },
    at: change.now,
    before: { status: before.status },
    after: { status: after.status, host: after.host, failure: after.failure?.code ?? null },
  });
}

/** `b.c` and `c` for `a.b.c`. */
function ancestorsOf(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(1).map((_label, index) => labels.slice(index + 1).join("."));
}
