import type { Schemas } from "@consentform/consent/contract";
import { HOUR_MS } from "../runtime/durations";
import type { SiteSettings } from "../store/tables/sites";
import type { PromotionEvidence } from "./promotion-evidence";

type Gate = SiteSettings["promotion_gate"];
type Reason = Schemas["GateReason"];

/** The facts that the gate checks. */
export interface GateFacts {
  /** True if a finding of level E exists under today's rules. */
  readonly hasLegalFindings: boolean;
  readonly isProductionDomainVerified: boolean;
  /** The site's production domains. */
  readonly domainIds: readonly string[];
  readonly evidence: PromotionEvidence;
}

/** The gate's findings before overrides are applied. */
export interface GateFinding {
  readonly gate: Gate;
  /** Conditions that failed, in the order in which they are checked. */
  readonly reasons: readonly Reason[];
  readonly scanId: string | null;
  readonly scanAgeHours: number | null;
  readonly issueIds: readonly string[];
  /** Production domains, if none of them is verified and one should be. */
  readonly domainIds: readonly string[];
  readonly checkedAt: Date;
}

interface Condition {
  readonly reason: Reason;
  readonly fails: (facts: GateFacts, gate: Gate, now: Date) => boolean;
}

/** Checked in every mode, and never overridable. */
const legalFindings: Condition = { reason: "legal-findings", fails: (facts) => facts.hasLegalFindings };

/** Checked unless the mode is off; overridable. In this order (contract 2.4). */
const overridableConditions: readonly Condition[] = [
  {
    reason: "domain-not-verified",
    fails: (facts, gate) => gate.require_verified_domain && !facts.isProductionDomainVerified,
  },
  {
    reason: "install-check-missing",
    fails: (facts, gate) => gate.require_install_check && facts.evidence.installCheck === null,
  },
  {
    reason: "install-check-failed",
    fails: (facts, gate) => gate.require_install_check && facts.evidence.installCheck?.hasFailed === true,
  },
  { reason: "scan-missing", fails: (facts) => facts.evidence.scan === null },
  {
    reason: "scan-too-old",
    fails: (facts, gate, now) => (scanAgeHours(facts, now) ?? 0) > gate.max_scan_age_hours,
  },
  { reason: "open-issues", fails: (facts) => facts.evidence.openIssueIds.length > 0 },
];

/** Asks every condition of the gate. */
export function evaluateGate(gate: Gate, facts: GateFacts, now: Date): GateFinding {
  const conditions = [legalFindings, ...(gate.mode === "off" ? [] : overridableConditions)];
  const reasons = conditions.filter(({ fails }) => fails(facts, gate, now)).map(({ reason }) => reason);
  return {
    gate,
    reasons,
    scanId: gate.mode === "off" ? null : (facts.evidence.scan?.id ?? null),
    scanAgeHours: gate.mode === "off" ? null : scanAgeHours(facts, now),
    issueIds: gate.mode === "off" ? [] : facts.evidence.openIssueIds,
    domainIds: reasons.includes("domain-not-verified") ? facts.domainIds : [],
    checkedAt: now,
  };
}

/** Reports whether an override would let it pass: everything may be overridden but legal findings. */
export function isOverridable(finding: GateFinding): boolean {
  return !finding.reasons.includes(legalFindings.reason);
}

/** Reports whether the version stays out of production. In mode warn only legal findings hold it back. */
export function isBlocked(finding: GateFinding, overrideReason: string | null): boolean {
  if (!isOverridable(finding)) {
    return true;
  }
  return finding.gate.mode === "block" && finding.reasons.length > 0 && overrideReason === null;
}

/** The record of the gate that a version passed. */
export function gateResult(
  finding: GateFinding,
  overrideReason: string | null,
): NonNullable<Schemas["Version"]["gate"]> {
  return {
    status: statusOf(finding),
    mode: finding.gate.mode,
    reasons: [...finding.reasons],
    scan_id: finding.scanId,
    issue_ids: [...finding.issueIds],
    override_reason: statusOf(finding) === "overridden" ? overrideReason : null,
    rollback_reason: null,
    checked_at: finding.checkedAt.toISOString(),
  };
}

/** The record of a version that came by a rollback: the gate was skipped. */
export function skippedGate(gate: Gate, rollbackReason: string, now: Date): NonNullable<Schemas["Version"]["gate"]> {
  return {
    status: "skipped",
    mode: gate.mode,
    reasons: [],
    scan_id: null,
    issue_ids: [],
    override_reason: null,
    rollback_reason: rollbackReason,
    checked_at: now.toISOString(),
  };
}

/** The members of a promotion-blocked problem. */
export function gateBlock(finding: GateFinding): Schemas["PromotionBlock"] {
  return {
    mode: finding.gate.mode,
    fail_on: finding.gate.fail_on,
    reasons: [...finding.reasons],
    scan_id: finding.scanId,
    scan_age_hours: finding.scanAgeHours,
    issue_ids: [...finding.issueIds],
    domain_ids: [...finding.domainIds],
  };
}

function statusOf({ gate, reasons }: GateFinding): NonNullable<Schemas["Version"]["gate"]>["status"] {
  if (gate.mode === "off") {
    return "skipped";
  }
  if (reasons.length === 0) {
    return "passed";
  }
  return gate.mode === "warn" ? "warned" : "overridden";
}

function scanAgeHours(facts: GateFacts, now: Date): number | null {
  const { scan } = facts.evidence;
  return scan === null ? null : (now.getTime() - scan.finishedAt.getTime()) / HOUR_MS;
}
