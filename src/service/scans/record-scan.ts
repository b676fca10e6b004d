import type { Schemas } from "@consentform/consent/contract";
import { observeIssues } from "../issues/observe-issues";
import type { Runtime } from "../runtime/runtime";
import type { FoundFinding, ScanFindings } from "../scanner/findings-collector";
import { storableText } from "../scanner/storable-text";
import { json, type Row, type Transaction } from "../store/database";
import { allFindings, insertFindings, severities } from "../store/findings";
import { updateScan } from "../store/scans";
import { observeServices } from "../trackers/observe-services";
import { attributedEntries } from "./attributed-entries";
import { emitScanChanged, endScan } from "./end-scan";
import { diffFindings } from "./scan-diff";
import { findingView } from "./scan-view";
import { lockScanWithSite } from "./start-scan";

/** The result of a run. */
export interface ScanResult {
  /** null: completed; else why it failed. One that timed out keeps its findings. */
  readonly failure: Schemas["ScanFailureCode"] | null;
  readonly pages: { readonly visited: number; readonly failed: number };
  /** null if nothing was visited. */
  readonly found: ScanFindings | null;
  /** Default none. */
  readonly notMade?: readonly Schemas["VisitNotMade"][];
  /** Visits of pages that are there no more. Default none. */
  readonly gone?: ScanFindings["visits"];
}

/**
 * Writes a run's result: findings with their issues and services, the scan's end and its events, all in one
 * transaction.
 * @returns false if the scan is gone or another worker has it: then nothing was written
 */
export async function recordScan(
  tx: Transaction,
  runtime: Pick<Runtime, "newId" | "now">,
  scanId: string,
  worker: string,
  result: ScanResult,
): Promise<boolean> {
  const scan = await lockScanWithSite(tx, scanId);
  if (scan === null || scan.status !== "running" || scan.worker !== worker) return false;
  const at = runtime.now();
  const before = scan.previous_scan_id === null ? [] : await allFindings(tx, scan.previous_scan_id);
  const rows = result.found === null ? [] : await store(tx, runtime, scan, result, before, at);
  const counts = countsOf(rows, result);
  await updateScan(tx, scanId, {
    ...(result.found !== null && { consent_states: json(statesOf(result.found)) }),
    visits_not_made: json([...(result.notMade ?? [])]),
  });
  const status = result.failure === null ? "completed" : "failed";
  await endScan(tx, runtime, scan, { status, failure: result.failure, counts, at });
  if (status === "completed") await emitChanges(tx, runtime, scan, before, at);
  return true;
}

function statesOf({ visits }: ScanFindings): string[] {
  return [...new Set(visits.map(({ consentState }) => consentState))];
}

async function store(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  scan: Row<"scans">,
  { found, failure, gone = [] }: ScanResult,
  before: readonly Row<"findings">[],
  at: Date,
): Promise<{ severity_rank: number; baseline: Schemas["Finding"]["baseline"] }[]> {
  if (found === null) return [];
  const { id: scanId, workspace_id: workspaceId, site_id: siteId, environment } = scan;
  const engine = scan.engine ?? "static";
  const stage = { workspaceId, siteId, environment, scanId, at };
  const services = await observeServices(tx, runtime, {
    ...stage,
    seen: found.seen,
    attributed: attributedEntries,
  });
  const known = found.findings.map((finding) => ({ ...finding, service_id: serviceIdOf(finding, services) }));
  const issues = await observeIssues(tx, runtime, {
    ...stage,
    engine,
    isCompleted: failure === null,
    isWhole: found.dropped === 0,
    visits: [...found.visits, ...gone].flatMap(({ page, consentState }) =>
      scan.profiles.map((profile) => ({ page, profile, consent_state: consentState })),
    ),
    findings: known.map(
      ({ ruleId, consentState, serviceKey: _key, category: _category, evidence: _text, ...finding }) => ({
        ...finding,
        rule_id: ruleId,
        consent_state: consentState,
      }),
    ),
  });
  const former = new Set(before.map(({ fingerprint }) => fingerprint));
  const rows = known.map((finding) => ({
    ...rowOf(finding, scan),
    id: runtime.newId("fnd"),
    issue_id: issueIdOf(finding, issues),
    baseline: former.has(finding.fingerprint) ? ("unchanged" as const) : ("new" as const),
  }));
  await insertFindings(tx, rows);
  return rows;
}

type KnownFinding = FoundFinding & { readonly service_id: string | null };

/** The columns of a finding that do not depend on other scans. */
function rowOf(finding: KnownFinding, scan: Row<"scans">) {
  return {
    workspace_id: scan.workspace_id,
    scan_id: scan.id,
    rule_id: finding.ruleId,
    severity_rank: severities.indexOf(finding.severity),
    page: storableText(finding.page),
    profile: finding.profile,
    consent_state: finding.consentState,
    subject: json({ ...finding.subject, name: storableText(finding.subject.name) }),
    category: finding.category,
    service_id: finding.service_id,
    evidence: storableText(finding.evidence),
    fingerprint: finding.fingerprint,
  };
}

function serviceIdOf({ serviceKey }: FoundFinding, services: ReadonlyMap<string, string>): string | null {
  return serviceKey === null ? null : (services.get(serviceKey) ?? null);
}

function issueIdOf({ fingerprint }: FoundFinding, issues: ReadonlyMap<string, string>): string {
  const id = issues.get(fingerprint);
  if (id === undefined) throw new Error(`The finding ${fingerprint} has no issue.`);
  return id;
}

function countsOf(
  rows: readonly { readonly severity_rank: number; readonly baseline: string }[],
  { pages, found }: ScanResult,
): Schemas["ScanCounts"] {
  const count = (severity: Schemas["FindingSeverity"]) =>
    rows.filter(({ severity_rank }) => severities[severity_rank] === severity).length;
  return {
    pages_visited: pages.visited,
    pages_failed: pages.failed,
    error: count("error"),
    warning: count("warning"),
    note: count("note"),
    new: rows.filter(({ baseline }) => baseline === "new").length,
    dropped: found?.dropped ?? 0,
  };
}

/** Without a previous scan, every finding is added (contract 2.5). */
async function emitChanges(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  scan: Row<"scans">,
  before: readonly Row<"findings">[],
  at: Date,
): Promise<void> {
  const after = await allFindings(tx, scan.id);
  const { added, removed, changed } = diffFindings(before.map(findingView), after.map(findingView));
  const counts = { added: added.length, removed: removed.length, changed: changed.length };
  if (Object.values(counts).some((number) => number > 0)) await emitScanChanged(tx, runtime, scan, counts, at);
}
