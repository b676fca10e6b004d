import type { Schemas } from "@consentform/consent/contract";
import { type FailOn, failingSeverities, findingLines } from "../../resources/scans/findings";
import { counted } from "../report/shown-text";

/** The result of a scan, for people and programs. */
export interface ScanReport {
  readonly scan: Schemas["Scan"];
  readonly findings: readonly Schemas["Finding"][];
  /** Ids of suppressed issues. Their findings are reported but do not count. */
  readonly suppressed: ReadonlySet<string>;
}

/** The report as text: two lines a finding, and a sum. */
export function humanScanReport({ scan, findings, suppressed }: ScanReport): string[] {
  const { pages_visited, pages_failed: failed, error, warning, note, dropped } = scan.counts;
  return [
    ...findings.flatMap((finding) =>
      findingLines(finding, [finding.baseline, ...(suppressed.has(finding.issue_id) ? ["suppressed"] : [])]),
    ),
    [
      `${scan.id} (${scan.engine} engine, version ${scan.version_number}${scan.stale ? ", stale: the stage changed during the scan" : ""}): `,
      `${counted(pages_visited, "page")}, ${failed === 0 ? "" : `${failed} failed, `}`,
      `${counted(error, "error")}, ${counted(warning, "warning")}, ${counted(note, "note")}`,
      dropped === 0 ? "" : `, ${dropped} more not kept`,
    ].join(""),
    ...linesOfUnmade(scan.visits_not_made),
    ...(scan.engine === "static"
      ? ["Scripts were not run. What they store or request, and whether a banner appears, was not observed."]
      : []),
  ];
}

/** One line for all consent states that the same pages were not visited with, for the same reason. */
function linesOfUnmade(visits: Schemas["Scan"]["visits_not_made"]): string[] {
  const states = new Map<string, string[]>();
  for (const { consent_state, pages, detail, reason } of visits) {
    const why = `${counted(pages, "page")} (${reason}). ${detail}`;
    states.set(why, [...(states.get(why) ?? []), consent_state]);
  }
  return [...states].map(([why, ofReason]) => `Not visited with ${ofReason.join(", ")}: ${why}`);
}

/** The number of findings that count against the scan. */
export function countFailing({ findings, suppressed }: ScanReport, failOn: FailOn, isNewOnly: boolean): number {
  const severities: readonly Schemas["FindingSeverity"][] = failingSeverities[failOn];
  return findings.filter(
    ({ severity, issue_id, baseline }) =>
      severities.includes(severity) && !suppressed.has(issue_id) && !(isNewOnly && baseline !== "new"),
  ).length;
}
