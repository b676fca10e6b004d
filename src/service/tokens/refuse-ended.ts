import { Problem } from "../http/problem";
import { CHALLENGE } from "../http/unauthenticated";
import type { Row } from "../store/database";
import { tokenStatus } from "../store/token-status";

/**
 * Refuses a token that accepts no more requests.
 * @throws {Problem} token-revoked or token-expired
 */
export function refuseEnded(token: Row<"tokens">, now: Date): void {
  const status = tokenStatus(token, now);
  if (status === "revoked") throw revoked();
  if (status === "expired") throw expired(token.expires_at);
}

function revoked(): Problem {
  return new Problem(
    "token-revoked",
    { detail: "This token was revoked. Create a new one and use it instead." },
    { "WWW-Authenticate": `${CHALLENGE}, error="invalid_token", error_description="revoked"` },
  );
}

function expired(expiresAt: Date | null): Problem {
  return new Problem(
    "token-expired",
    { detail: "This token expired. Create a new one and use it instead.", expired_at: expiresAt },
    { "WWW-Authenticate": `${CHALLENGE}, error="invalid_token", error_description="expired"` },
  );
}
