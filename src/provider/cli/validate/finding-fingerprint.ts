import { createHash } from "node:crypto";
import type { RuleFinding } from "@consentform/consent/rules";

/** A finding's identity across runs, in hexadecimal. Not the line: it moves when something above it is edited. */
export function findingFingerprint({ code, pointer, message }: RuleFinding): string {
  return createHash("sha256").update(`${code}\n${pointer}\n${message}`).digest("hex");
}
