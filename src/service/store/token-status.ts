import type { Row } from "./database";

/** State of a token (contract 2.14). */
export type TokenStatus = "active" | "retiring" | "revoked" | "expired";

/** The state follows from the times; it is never stored, so that it holds in every process at once. */
export function tokenStatus(
  token: Pick<Row<"tokens">, "expires_at" | "retires_at" | "revoked_at">,
  now: Date,
): TokenStatus {
  if (token.revoked_at !== null) return "revoked";
  const endsByExpiry = token.expires_at ?? null;
  const endsByRetirement = token.retires_at ?? null;
  const isExpired = endsByExpiry !== null && endsByExpiry <= now;
  const isRetired = endsByRetirement !== null && endsByRetirement <= now;
  if (isExpired && isRetired) return endsByExpiry < endsByRetirement ? "expired" : "revoked";
  if (isExpired) return "expired";
  if (isRetired) return "revoked";
  return endsByRetirement === null ? "active" : "retiring";
}

/** Reports whether the overlap of a token has ended and no event has reported it; once one has, `revoked_at` is set. */
export function isEndOfOverlapUnreported(
  token: Pick<Row<"tokens">, "expires_at" | "retires_at" | "revoked_at">,
  now: Date,
): boolean {
  return token.revoked_at === null && tokenStatus(token, now) === "revoked";
}

/** When a token stopped being accepted; null while it is. */
export function tokenEndedAt(
  token: Pick<Row<"tokens">, "expires_at" | "retires_at" | "revoked_at">,
  now: Date,
): Date | null {
  switch (tokenStatus(token, now)) {
    case "revoked":
      return token.revoked_at ?? token.retires_at;
    case "expired":
      return token.expires_at;
    default:
      return null;
  }
}
