import type { Schemas } from "../../contract";

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
    ...findings.flatMap((finding) => findingLines(finding, suppressed.has(finding.issue_id))),
    [
      `${scan.id} (${scan.engine} engine, version ${scan.version_number}${scan.stale ? ", stale: the stage moved meanwhile" : ""}): `,
      `${pages_visited} pages, ${error} errors, ${warning} warnings, ${note} notes`,
      dropped === 0 ? "" : `, ${dropped} more not kept`,
    ].join(""),
  ];
}

function findingLines(finding: Schemas["Finding"], isSuppressed: boolean): string[] {
  const { severity, rule_id, subject, baseline, page, evidence, profile, consent_state } = finding;
  const marks = [baseline, ...(isSuppressed ? ["suppressed"] : [])].join(", ");
  return [
    `${severity} ${rule_id}: ${oneLine(subject.name)} (${marks})`,
    `    ${oneLine(evidence)} [${page}, as ${profile}, ${consent_state}]`,
  ];
}

/** Pages choose the names of their cookies: control characters could rewrite a terminal. */
function oneLine(text: string): string {
  return text.replace(/\p{Control}/gu, "\uFFFD");
}

/** Severities that make a scan fail, by the option `--fail-on`. */
export const failingSeverities: Readonly<Record<string, readonly Schemas["FindingSeverity"][]>> = {
  error: ["error"],
  warning: ["error", "warning"],
  note: ["error", "warning", "note"],
  never: [],
};

/** How many findings count against the scan. */
export function countFailing({ findings, suppressed }: ScanReport, failOn: string, isNewOnly: boolean): number {
  const severities = failingSeverities[failOn] ?? [];
  return findings.filter(
    ({ severity, issue_id, baseline }) =>
      severities.includes(severity) && !suppressed.has(issue_id) && !(isNewOnly && baseline !== "new"),
  ).length;
}
