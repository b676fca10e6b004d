import type { Schemas } from "@consentform/consent/contract";
import { stringify } from "csv-stringify/sync";

/** Media type of {@link findingsCsv} (RFC 4180, 3). */
export const CSV_TYPE = "text/csv; charset=utf-8; header=present";

/** Columns and where their values come from, in the order of contract 4.8. */
const columns: Readonly<Record<string, (finding: Schemas["Finding"]) => string | null>> = {
  id: ({ id }) => id,
  rule_id: ({ rule_id }) => rule_id,
  severity: ({ severity }) => severity,
  page: ({ page }) => page,
  profile: ({ profile }) => profile,
  consent_state: ({ consent_state }) => consent_state,
  subject_kind: ({ subject }) => subject.kind,
  subject_name: ({ subject }) => subject.name,
  subject_domain: ({ subject }) => subject.domain,
  category: ({ category }) => category,
  service_id: ({ service_id }) => service_id,
  fingerprint: ({ fingerprint }) => fingerprint,
  baseline: ({ baseline }) => baseline,
};

/**
 * Findings as CSV: a header row, then one row each, lines ending with CR LF. Values that a spreadsheet would take for a
 * formula (cookies may have any name) begin with an apostrophe.
 */
export function findingsCsv(findings: readonly Schemas["Finding"][]): string {
  return stringify(
    findings.map((finding) => Object.values(columns).map((value) => value(finding))),
    { header: true, columns: Object.keys(columns), record_delimiter: "windows", escape_formulas: true },
  );
}
