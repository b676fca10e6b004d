import { createHash } from "node:crypto";
import type { LocatedFinding } from "./located-finding";

/** A finding's identity across runs, in hexadecimal. Not the line: it moves when something above it is edited. */
export function findingFingerprint({ code, pointer, message }: LocatedFinding): string {
  return createHash("sha256").update(`${code}\n${pointer}\n${message}`).digest("hex");
}
