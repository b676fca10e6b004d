import { createHash } from "node:crypto";
import type { Runtime } from "../runtime/runtime";

/** A secret of 256 random bits, for links and cookies. */
export function newCode(runtime: Pick<Runtime, "randomBytes">): string {
  return Buffer.from(runtime.randomBytes(32)).toString("base64url");
}

/** The stored form of a code. It has so many bits that a plain digest reveals nothing about it. */
export function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
