import { MINUTE_MS } from "../runtime/durations";
import type { Runtime } from "../runtime/runtime";
import { hashOfCode, newCode } from "../users/one-time-code";

/** The longest stay at the issuer. */
export const ATTEMPT_MS = 10 * MINUTE_MS;

/** The most by which the clock of another process, or of the issuer, may differ. */
export const CLOCK_DIFFERENCE_MS = MINUTE_MS;

/**
 * A sign-in that is at the issuer. Everything about it follows from one secret in the browser's cookie, so that any
 * process can complete it and nothing is stored for those who never return.
 */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE. */
  readonly verifier: string;
  readonly endsAt: Date;
  /** The stored forms of the browser's session at the start; none if it had none. */
  readonly formerHashes: readonly string[];
}

/** The cookie of a new attempt. */
export function newAttempt(runtime: Pick<Runtime, "randomBytes" | "now">, formerHashes: readonly string[]): string {
  return [runtime.now().getTime(), newCode(runtime), ...formerHashes].join(".");
}

/** The attempt of a cookie; null if it is not such a cookie, or its time is over. */
export function attemptOf(cookie: string, now: Date): Attempt | null {
  const [, startedMs = "", former = ""] = /^(\d{1,15})\.[\w-]{43}((?:\.[0-9a-f]{64}){0,8})$/.exec(cookie) ?? [];
  const endsAt = new Date(Number(startedMs) + ATTEMPT_MS);
  // Whoever sends the cookie wrote its time, and a used sign-in is kept until it ends.
  const isOver = endsAt <= now || endsAt.getTime() > now.getTime() + ATTEMPT_MS + CLOCK_DIFFERENCE_MS;
  if (startedMs === "" || isOver) return null;
  // The cookie has 256 random bits, so that a digest of it reveals nothing of the others.
  const derived = (use: string): string => hashOfCode(`${use}\n${cookie}`);
  return {
    state: derived("state"),
    nonce: derived("nonce"),
    verifier: derived("verifier"),
    endsAt,
    formerHashes: former.split(".").slice(1),
  };
}
