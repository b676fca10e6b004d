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

/**
 * Names for what a session permits, newest first. A release that changes this, as roles do, adds a name. Earlier
 * releases find neither its sessions nor its sign-in links, which would permit more there. The new release still finds
 * theirs.
 */
const meanings = ["sign-in 3", "sign-in 2", null] as const;

/** All stored forms of a secret that signs a user in. */
export function hashesOfSignIn(secret: string): readonly string[] {
  return meanings.map((name) => hashOfCode(name === null ? secret : `${name}\n${secret}`));
}

/** The stored form of a new secret that signs a user in. */
export function hashOfSignIn(secret: string): string {
  return hashOfCode(`${meanings[0]}\n${secret}`);
}
