import type { Schemas } from "@consentform/consent/contract";
import { emitAll, type NewEvent } from "../events/emit";
import { systemActor } from "../http/caller";
import type { Runtime } from "../runtime/runtime";
import { storableText } from "../scanner/storable-text";
import { json, type Row, type Transaction } from "../store/database";
import type { Environment } from "../store/environment";
import { issueStatus } from "../store/issue-status";
import { issuesOfStage, noteObservedScan, resolveIssues, type SeenIssue, saveSeenIssues } from "../store/issues";
import { lockSite } from "../store/sites";

/** A visit of a page: as a visitor of which regime, and after which choice. */
interface Visit {
  readonly page: string;
  /** Id of a regime. */
  readonly profile: string;
  /** none, reject, accept, gpc, `category:<key>`. */
  readonly consent_state: string;
}

/** The findings of a scan that issues store. */
export interface ObservedFinding extends Visit {
  readonly rule_id: Schemas["ScanRuleId"];
  readonly severity: Schemas["FindingSeverity"];
  /** 64 hexadecimal digits; equal for the same problem in every scan. */
  readonly fingerprint: string;
  readonly subject: Schemas["FindingSubject"];
  /** Id of a service of the site, or null. */
  readonly service_id: string | null;
}

/** The result of a scan. */
export interface IssueObservation {
  readonly workspaceId: string;
  readonly siteId: string;
  readonly environment: Environment;
  readonly scanId: string;
  readonly engine: "static" | "browser";
  /** False for one that timed out: what it found counts, what it did not find says nothing (contract 2.5). */
  readonly isCompleted: boolean;
  /** False when findings were dropped: what is not among the others may be among them. Default true. */
  readonly isWhole?: boolean;
  /** The time at which it ended. */
  readonly at: Date;
  /** Visits that were made, and answered. */
  readonly visits: readonly Visit[];
  /** Several with one fingerprint are one issue; it remembers the last of them. */
  readonly findings: readonly ObservedFinding[];
}

/**
 * Opens, confirms, resolves and reopens issues by what a scan found (contract 2.8). Call it once for each scan that
 * ended with findings, also if it found none.
 * @returns ids of the issues by fingerprint; nothing for a site that is gone
 */
export async function observeIssues(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  observation: IssueObservation,
): Promise<ReadonlyMap<string, string>> {
  const { workspaceId, siteId, environment, scanId, at, isCompleted, isWhole = true } = observation;
  if ((await lockSite(tx, workspaceId, siteId)) === null) return new Map();
  const findings = new Map(observation.findings.map((finding) => [finding.fingerprint, finding]));
  const known = new Map(
    (await issuesOfStage(tx, siteId, environment, [...findings.keys()])).map((issue) => [issue.fingerprint, issue]),
  );
  const seen = [...findings.values()].map((finding) =>
    seenIssue(observation, finding, known.get(finding.fingerprint)?.id ?? runtime.newId("iss")),
  );
  await saveSeenIssues(tx, seen);
  await emitAll(
    tx,
    runtime,
    seen.flatMap((issue) => openedEvent(issue, known.get(issue.fingerprint), at)),
  );
  if (isCompleted && isWhole) {
    const isLookedFor = lookedFor(observation);
    const gone = [...known.values()].filter((issue) => !findings.has(issue.fingerprint) && isLookedFor(issue));
    await resolve(tx, runtime, gone, at);
  }
  if (isCompleted) {
    await noteObservedScan(tx, { site_id: siteId, environment, workspace_id: workspaceId, scan_id: scanId, at });
  }
  return new Map(seen.map(({ fingerprint, id }) => [fingerprint, id]));
}

function seenIssue(observation: IssueObservation, finding: ObservedFinding, id: string): SeenIssue {
  const { workspaceId, siteId, environment, scanId, engine, isCompleted, at } = observation;
  const { rule_id, severity, fingerprint, page, profile, consent_state, service_id, subject } = finding;
  return {
    id,
    workspace_id: workspaceId,
    site_id: siteId,
    environment,
    rule_id,
    severity,
    fingerprint,
    subject: json({ ...subject, name: storableText(subject.name) }),
    page: storableText(page),
    profile,
    consent_state,
    service_id,
    engine,
    first_seen_at: at,
    last_seen_at: at,
    last_confirmed_scan_id: isCompleted ? scanId : null,
  };
}

/** An issue is opened when it is new, and when it comes back and no suppression holds it. */
function openedEvent(issue: SeenIssue, former: Row<"issues"> | undefined, at: Date): NewEvent[] {
  if (former === undefined) return [issueEvent("issue.opened", issue, null, at)];
  const isReopened = former.resolved_at !== null && issueStatus({ ...former, resolved_at: null }, at) === "open";
  return isReopened ? [issueEvent("issue.opened", issue, "resolved", at)] : [];
}

/**
 * Reports whether a scan would have seen an issue: by the same or the better engine, in the visit in which it was seen
 * last.
 */
function lookedFor({ engine, visits }: IssueObservation): (issue: Row<"issues">) => boolean {
  const made = new Set(visits.map(visitKey));
  return (issue) =>
    issue.resolved_at === null && (engine === "browser" || engine === issue.engine) && made.has(visitKey(issue));
}

function visitKey({ page, profile, consent_state }: Visit): string {
  return JSON.stringify([storableText(page), profile, consent_state]);
}

async function resolve(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  issues: readonly Row<"issues">[],
  at: Date,
): Promise<void> {
  await resolveIssues(
    tx,
    issues.map(({ id }) => id),
    at,
  );
  await emitAll(
    tx,
    runtime,
    issues.map((issue) => issueEvent("issue.resolved", issue, issueStatus(issue, at), at)),
  );
}

function issueEvent(
  kind: "issue.opened" | "issue.resolved",
  issue: Pick<Row<"issues">, "id" | "workspace_id" | "site_id" | "environment" | "rule_id" | "severity">,
  previous: Schemas["IssueStatus"] | null,
  at: Date,
): NewEvent {
  const { environment, rule_id, severity } = issue;
  return {
    workspaceId: issue.workspace_id,
    kind,
    object: { type: "issue", id: issue.id },
    siteId: issue.site_id,
    actor: systemActor,
    data: { environment, rule_id, severity, previous: previous === null ? null : { status: previous } },
    at,
  };
}
