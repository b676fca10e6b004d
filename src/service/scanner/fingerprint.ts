import { createHash } from "node:crypto";
import type { Schemas } from "@consentform/consent/contract";
import { canonicalJson, normalizedName } from "@consentform/consent/values";

/**
 * The identity of a finding across scans (contract 2.5): SHA-256, in hexadecimal digits, over rule, kind and name of
 * the subject and its registrable domain.
 * @param pattern the known pattern that the subject's name fits, which is better than a guess; null if there is none
 */
export function fingerprintOf(
  ruleId: Schemas["ScanRuleId"],
  { kind, name, domain }: Schemas["FindingSubject"],
  pattern: string | null,
): string {
  const identity = canonicalJson([ruleId, kind, pattern ?? normalizedName(name), domain]);
  return createHash("sha256").update(identity).digest("hex");
}
