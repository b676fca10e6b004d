import type { Schemas } from "../../contract";
import { type FailOn, failingSeverities, findingLines } from "../../resources/scans/findings";

/** What a scan found, for people and programs. */
export interface ScanReport {
  readonly scan: Schemas["Scan"];
  readonly findings: readonly Schemas["Finding"][];
  /** Ids of issues that somebody suppressed: their findings are told and do not count. */
  readonly suppressed: ReadonlySet<string>;
}

/** The report as text: two lines a finding, and a sum. */
export function humanScanReport({ scan, findings, suppressed }: ScanReport): string[] {
  const { pages_visited, error, warning, note, dropped } = scan.counts;
  return [
    ...findings.flatMap((finding) =>
      findingLines(finding, [finding.baseline, ...(suppressed.has(finding.issue_id) ? ["suppressed"] : [])]),
    ),
    [
      `${scan.id} (${scan.engine} engine, version ${scan.version_number}${scan.stale ? ", stale: the stage moved meanwhile" : ""}): `,
      `${pages_visited} pages, ${error} errors, ${warning} warnings, ${note} notes`,
      dropped === 0 ? "" : `, ${dropped} more not kept`,
    ].join(""),
  ];
}

/** How many findings count against the scan. */
export function countFailing({ findings, suppressed }: ScanReport, failOn: FailOn, isNewOnly: boolean): number {
  const severities: readonly Schemas["FindingSeverity"][] = failingSeverities[failOn];
  return findings.filter(
    ({ severity, issue_id, baseline }) =>
      severities.includes(severity) && !suppressed.has(issue_id) && !(isNewOnly && baseline !== "new"),
  ).length;
}
