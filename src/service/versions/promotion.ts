import type { ValidationResult } from "@consentform/consent/rules";
import { emit } from "../events/emit";
import { actorOf, type Caller } from "../http/caller";
import { Problem } from "../http/problem";
import type { Runtime } from "../runtime/runtime";
import type { Row, Transaction } from "../store/database";
import { verifiedDomains } from "../store/domains";
import type { Pointers } from "../store/stages";
import { promotionEvidence } from "./promotion-evidence";
import { evaluateGate, type GateFinding, gateBlock, isOverridable } from "./promotion-gate";

/**
 * Asks the site's promotion gate about a version, or (number null) about a draft that is to go to production directly.
 */
export async function evaluatePromotionGate(
  tx: Transaction,
  site: Row<"sites">,
  number: number | null,
  evaluation: ValidationResult,
  now: Date,
): Promise<GateFinding> {
  const gate = site.settings.promotion_gate;
  const domains = await verifiedDomains(tx, site.id, "production");
  const facts = {
    hasLegalFindings: evaluation.errors.length > 0,
    isProductionDomainVerified: domains.isAnyVerified,
    domainIds: domains.ids,
    evidence: await promotionEvidence(tx, site.id, number, gate.fail_on, now),
  };
  return evaluateGate(gate, facts, now);
}

/** The refused promotion. */
export interface BlockedPromotion {
  readonly tx: Transaction;
  readonly runtime: Pick<Runtime, "newId">;
  readonly caller: Caller;
  readonly now: Date;
  readonly site: Row<"sites">;
  /** null: a publish. */
  readonly number: number | null;
  readonly digest: string;
  readonly finding: GateFinding;
  readonly evaluation: ValidationResult;
}

/** Writes the event of a refused promotion and answers the problem. */
export async function promotionBlocked(blocked: BlockedPromotion): Promise<Problem> {
  const { tx, runtime, caller, now, site, number, digest, finding, evaluation } = blocked;
  await emit(tx, runtime, {
    workspaceId: site.workspace_id,
    kind: "version.promotion_blocked",
    object: { type: "version", id: number === null ? site.id : `${site.id}/${number}` },
    siteId: site.id,
    actor: actorOf(caller),
    data: { number, digest, reasons: finding.reasons },
    at: now,
  });
  const what = number === null ? "The draft" : `Version ${number}`;
  const advice = isOverridable(finding)
    ? "Remove the cause, or send gate_override_reason."
    : "Change the document, or record a waiver where the rule allows one, and publish again.";
  return new Problem("promotion-blocked", {
    detail: `${what} may not go to production: ${finding.reasons.join(", ")}. ${advice}`,
    gate: gateBlock(finding),
    errors: evaluation.errors,
    overridable: isOverridable(finding),
  });
}

/**
 * Step 13 of contract 4.12 for `expected_production_number`; undefined expects nothing.
 * @throws {Problem} precondition-failed, with production's version and who moved it
 */
export function checkExpectedProduction(expected: number | null | undefined, { production }: Pointers): void {
  if (expected === undefined || expected === production.number) {
    return;
  }
  const holds = production.number === null ? "is empty" : `holds version ${production.number}`;
  const hasMoved = production.number !== null;
  throw new Problem("precondition-failed", {
    detail: `Production ${holds}, not ${expected ?? "empty"}. Read the site again before you retry.`,
    current_number: production.number,
    moved_by: hasMoved ? production.updated_by : null,
    moved_at: hasMoved ? production.updated_at.toISOString() : null,
  });
}
