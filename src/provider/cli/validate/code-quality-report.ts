import { wireFinding } from "@consentform/consent/rules";
import { findingFingerprint } from "./finding-fingerprint";
import type { FileReport, LocatedFinding } from "./located-finding";

/** A finding as GitLab's Code Quality report lists it: the part of the Code Climate format that GitLab reads. */
interface CodeQualityIssue {
  description: string;
  check_name: string;
  /** Differs for each finding, and stays the same when lines move. */
  fingerprint: string;
  severity: "minor" | "major" | "critical";
  location: { path: string; lines: { begin: number } };
}

/** A refused document is critical, one that cannot be published is major, a warning is minor. */
const severities = { S: "critical", E: "major", W: "minor" } as const;

/**
 * The report as GitLab Code Quality JSON, for the widget of a merge request. Waived findings are left out: GitLab
 * cannot mark them.
 */
export function codeQualityReport({ file, findings }: FileReport): CodeQualityIssue[] {
  return findings.filter(({ waived }) => waived === null).map((finding) => issueOf(file, finding));
}

function issueOf(file: string, finding: LocatedFinding): CodeQualityIssue {
  const wire = wireFinding(finding);
  const { code, level, message, basis } = wire;
  return {
    description: `${message} [${basis}]`,
    check_name: code,
    fingerprint: findingFingerprint(wire),
    severity: severities[level],
    // GitLab matches paths of the repository, which have slashes and no leading dot.
    location: { path: file.replaceAll("\\", "/").replace(/^\.\//, ""), lines: { begin: finding.line } },
  };
}
