import { createHash } from "node:crypto";

/**
 * A record's hash: SHA-256 in lower-case hexadecimal digits over its canonical JSON without `hash` and `masked`
 * (contract 5.2).
 */
export function recordHash(canonical: string): string {
  return createHash("sha256").update(canonical, "utf8").digest("hex");
}
