import { createHash } from "node:crypto";
import type { Schemas } from "../../contract";
import { canonicalJson } from "../../rules/canonical-json";

/** Runs of a name that differ from visitor to visitor and from one deployment to the next: digits and hexadecimal digits. */
const variable = /[0-9a-f]*\d[0-9a-f]{3,}|\d{2,}/gi;

/** A subject's name with `*` for what varies, so that the same thing has the same name in every scan. */
export function normalisedName(name: string): string {
  return name.replace(variable, "*").replace(/\*+/g, "*");
}

/**
 * What makes a finding the same one in another scan (contract 2.5): SHA-256, in hexadecimal digits, over rule, kind and name of the subject and
 * its registrable domain.
 * @param pattern the known pattern that the subject's name fits, which is better than a guess; null if there is none
 */
export function fingerprintOf(
  ruleId: Schemas["ScanRuleId"],
  { kind, name, domain }: Schemas["FindingSubject"],
  pattern: string | null,
): string {
  const identity = canonicalJson([ruleId, kind, pattern ?? normalisedName(name), domain]);
  return createHash("sha256").update(identity).digest("hex");
}
