import type { Runtime } from "../runtime/runtime";
import { resolveAlerts } from "../store/alerts";
import type { Queryable, Row } from "../store/database";
import { claimOn, lockClaimOn } from "../store/domain-claims";
import { domainById, domainsInheriting, removeDomain, selfProvenDomains } from "../store/domains";
import { checkDomain, type DomainCheckSettings, type DomainFailure, type VerificationMethod } from "./domain-check";
import {
  coveringParent,
  type DomainChange,
  emitDomainEvent,
  reassignClaim,
  releaseClaim,
  saveState,
  settleClaim,
} from "./domain-claims";
import { afterCheck, type CheckTrigger } from "./domain-verification";

/** The responses about a domain, and about the workspace that held its host at that time. */
export interface Evidence {
  readonly method: VerificationMethod;
  /** null: the proof was found. */
  readonly failure: DomainFailure | null;
  /** The domain that carried another workspace's claim on the host, asked because this proof was found; else null. */
  readonly holder: { readonly domainId: string; readonly isProofGone: boolean } | null;
}

/** Failures that show a missing proof. Any other failure is inconclusive, and a holder keeps the claim. */
const goneCodes: readonly DomainFailure["code"][] = ["nxdomain", "record-missing", "value-mismatch", "http-status"];

/**
 * Looks for the proof of a domain and, if another workspace holds the host, for that one's too. No transaction may be
 * open.
 */
export async function gatherEvidence(
  db: Queryable,
  domain: Row<"domains">,
  method: VerificationMethod,
  runtime: Runtime,
  settings: DomainCheckSettings,
): Promise<Evidence> {
  const failure = await checkDomain({ host: domain.host, method, value: domain.challenge }, runtime, settings);
  const claim = failure === null ? await claimOn(db, domain.host) : undefined;
  const holder =
    claim === undefined || claim.workspace_id === domain.workspace_id
      ? undefined
      : await domainById(db, claim.domain_id);
  if (holder === undefined) {
    return { method, failure, holder: null };
  }
  const proof = { host: holder.host, method: holder.verification_method, value: holder.challenge };
  const lost = await checkDomain(proof, runtime, settings);
  return {
    method,
    failure,
    holder: { domainId: holder.id, isProofGone: lost !== null && goneCodes.includes(lost.code) },
  };
}

/** The result of a check of a domain; `claimed`: it was proved, but another workspace has the claim. */
export type CheckResult = { readonly kind: "checked"; readonly domain: Row<"domains"> } | { readonly kind: "claimed" };

/** Applies evidence to a locked domain: its state, its workspace's claim, the domains below it, and the event. */
export async function applyEvidence(
  change: DomainChange,
  domain: Row<"domains">,
  evidence: Evidence,
  trigger: CheckTrigger,
): Promise<CheckResult> {
  const { tx, now } = change;
  if (evidence.failure === null && !(await displaceHolder(change, domain, evidence))) {
    return { kind: "claimed" };
  }
  const parent = evidence.failure === null ? null : await coveringParent(tx, domain.workspace_id, domain.host);
  const outcome = { failure: parent === null ? evidence.failure : null, inheritedFrom: parent };
  const { after, event } = afterCheck(domain, outcome, trigger, now);
  const children = await domainsInheriting(tx, domain.id);
  const saved = await saveState(change, domain, after, { verification_method: evidence.method });
  if (!(await settleClaim(change, domain.workspace_id, domain.host))) {
    return { kind: "claimed" };
  }
  await reassignClaim(change, children, domain.id);
  if (event !== null) {
    await emitDomainEvent(change, event, domain, saved);
  }
  return { kind: "checked", domain: saved };
}

/** Changes what a domain covers. */
export async function setIncludeSubdomains(
  change: DomainChange,
  domain: Row<"domains">,
  isIncluded: boolean,
): Promise<Row<"domains">> {
  const children = await domainsInheriting(change.tx, domain.id);
  const saved = await saveState(change, domain, domain, { include_subdomains: isIncluded });
  await settleClaim(change, domain.workspace_id, domain.host);
  await reassignClaim(change, children, domain.id);
  return saved;
}

/** Detaches domains: their claims pass to other proven domains of the workspace or end. */
export async function detachDomain(change: DomainChange, domain: Row<"domains">): Promise<void> {
  const children = await domainsInheriting(change.tx, domain.id);
  await removeDomain(change.tx, domain.id);
  await resolveAlerts(change.tx, domain.workspace_id, { type: "domain", id: domain.id }, change.now);
  await settleClaim(change, domain.workspace_id, domain.host);
  await reassignClaim(change, children, domain.id);
}

/** Clears the way for a proof that was found. False if another workspace's claim on the host remains. */
async function displaceHolder(change: DomainChange, domain: Row<"domains">, evidence: Evidence): Promise<boolean> {
  const claim = await lockClaimOn(change.tx, domain.host);
  if (claim === undefined || claim.workspace_id === domain.workspace_id) {
    return true;
  }
  if (evidence.holder?.domainId !== claim.domain_id || !evidence.holder.isProofGone) {
    return false;
  }
  for (const holder of await selfProvenDomains(change.tx, claim.workspace_id, claim.host)) {
    const children = await domainsInheriting(change.tx, holder.id);
    await releaseClaim(change, holder);
    await settleClaim(change, claim.workspace_id, claim.host);
    await reassignClaim(change, children, holder.id);
  }
  return true;
}
