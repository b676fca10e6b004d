import {
  evaluateGate,
  type GateFacts,
  gateBlock,
  gateResult,
  isBlocked,
  isOverridable,
} from "../../../../src/service/versions/promotion-gate";

const now = new Date("2026-11-21T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const gate = {
  mode: "block" as const,
  fail_on: "error" as const,
  max_scan_age_hours: 24,
  require_verified_domain: true,
  require_install_check: true,
};
/** Everything that the gate can ask for. */
const good: GateFacts = {
  hasLegalFindings: false,
  isProductionDomainVerified: true,
  domainIds: ["dom_1"],
  evidence: { scan: { id: "scn_1", finishedAt: hoursAgo(24) }, installCheck: { hasFailed: false }, openIssueIds: [] },
};
const withEvidence = (more: Partial<GateFacts["evidence"]>): GateFacts => ({
  ...good,
  evidence: { ...good.evidence, ...more },
});

test("passes when every condition holds, with a scan of exactly the maximum age", () => {
  const finding = evaluateGate(gate, good, now);
  expect([finding.reasons, isBlocked(finding, null)]).toEqual([[], false]);
  expect(gateResult(finding, "not needed")).toEqual({
    status: "passed",
    mode: "block",
    reasons: [],
    scan_id: "scn_1",
    issue_ids: [],
    override_reason: null,
    rollback_reason: null,
    checked_at: now.toISOString(),
  });
});

test.each<[string, GateFacts, string]>([
  ["no verified domain", { ...good, isProductionDomainVerified: false }, "domain-not-verified"],
  ["no install check", withEvidence({ installCheck: null }), "install-check-missing"],
  ["a failed install check", withEvidence({ installCheck: { hasFailed: true } }), "install-check-failed"],
  ["no scan", withEvidence({ scan: null }), "scan-missing"],
  ["an old scan", withEvidence({ scan: { id: "scn_1", finishedAt: hoursAgo(24.01) } }), "scan-too-old"],
  ["open issues", withEvidence({ openIssueIds: ["iss_1"] }), "open-issues"],
])("%s blocks, can be overridden, and only warns in mode warn", (_what, facts, reason) => {
  const finding = evaluateGate(gate, facts, now);
  expect([finding.reasons, isBlocked(finding, null), isOverridable(finding)]).toEqual([[reason], true, true]);
  expect(isBlocked(finding, "A reason that is long enough.")).toBe(false);
  expect(gateResult(finding, "A reason that is long enough.").status).toBe("overridden");
  const warned = evaluateGate({ ...gate, mode: "warn" }, facts, now);
  expect([isBlocked(warned, null), gateResult(warned, null).status]).toEqual([false, "warned"]);
  const off = evaluateGate({ ...gate, mode: "off" }, facts, now);
  expect([off.reasons, isBlocked(off, null), gateResult(off, null).status]).toEqual([[], false, "skipped"]);
});

test("conditions that the site does not ask for are not looked at", () => {
  const lenient = { ...gate, require_verified_domain: false, require_install_check: false };
  const facts = { ...withEvidence({ installCheck: null }), isProductionDomainVerified: false };
  expect(evaluateGate(lenient, facts, now).reasons).toEqual([]);
});

test("a legal finding blocks in every mode, with any reason", () => {
  for (const mode of ["off", "warn", "block"] as const) {
    const finding = evaluateGate({ ...gate, mode }, { ...good, hasLegalFindings: true }, now);
    expect([finding.reasons, isBlocked(finding, "A reason that is long enough."), isOverridable(finding)]).toEqual([
      ["legal-findings"],
      true,
      false,
    ]);
  }
});

test("reports all reasons in order, with the evidence", () => {
  const facts: GateFacts = {
    hasLegalFindings: true,
    isProductionDomainVerified: false,
    domainIds: ["dom_1", "dom_2"],
    evidence: {
      scan: { id: "scn_1", finishedAt: hoursAgo(48) },
      installCheck: { hasFailed: true },
      openIssueIds: ["iss_1"],
    },
  };
  expect(gateBlock(evaluateGate(gate, facts, now))).toEqual({
    mode: "block",
    fail_on: "error",
    scan_id: "scn_1",
    scan_age_hours: 48,
    issue_ids: ["iss_1"],
    domain_ids: ["dom_1", "dom_2"],
    reasons: ["legal-findings", "domain-not-verified", "install-check-failed", "scan-too-old", "open-issues"],
  });
});
