import { isDeepStrictEqual } from "node:util";
import type { Schemas } from "@consentform/consent/contract";

/**
 * The members that may differ between two findings of one fingerprint. Ids and the baseline always do, and say nothing.
 */
const comparedFields = [
  "severity",
  "page",
  "profile",
  "consent_state",
  "subject",
  "category",
  "service_id",
  "evidence",
] as const satisfies readonly (keyof Schemas["Finding"])[];

/** The parts of a comparison of two scans. */
export type FindingDifferences = Pick<Schemas["ScanDiff"], "added" | "removed" | "changed">;

/**
 * Compares the findings of two scans; the same fingerprint is the same finding (contract 2.5). Keeps the order of the
 * lists.
 */
export function diffFindings(
  base: readonly Schemas["Finding"][],
  head: readonly Schemas["Finding"][],
): FindingDifferences {
  const before = new Map(base.map((finding) => [finding.fingerprint, finding]));
  const present = new Set(head.map(({ fingerprint }) => fingerprint));
  return {
    added: head.filter(({ fingerprint }) => !before.has(fingerprint)),
    removed: base.filter(({ fingerprint }) => !present.has(fingerprint)),
    changed: head.flatMap((after) => {
      const former = before.get(after.fingerprint);
      const fields = former === undefined ? [] : differingFields(former, after);
      return former === undefined || fields.length === 0 ? [] : [{ before: former, after, fields }];
    }),
  };
}

function differingFields(before: Schemas["Finding"], after: Schemas["Finding"]): string[] {
  return comparedFields.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
