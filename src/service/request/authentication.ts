import type { TokenCaller } from "../http/caller";
import { unauthenticated } from "../http/unauthenticated";
import type { Queryable } from "../store/database";
import { findTokenByHash, markTokenUsed } from "../store/tokens";
import { refuseEnded } from "../tokens/refuse-ended";
import { hashTokenSecret, isHashOf, isTokenSecret, tokenHint } from "../tokens/token-secret";

/**
 * Step 3 of contract 4.12: the caller of a request by its header Authorization. Checked again for each request, so that
 * revocation and expiry hold with the next one in every process.
 * @throws {Problem} unauthenticated (one constant answer), token-expired, token-revoked
 */
export async function authenticate(db: Queryable, authorization: string | null, now: Date): Promise<TokenCaller> {
  const secret = bearer(authorization);
  const row = isTokenSecret(secret) ? await findTokenByHash(db, hashTokenSecret(secret)) : undefined;
  if (row === undefined || !isHashOf(secret, row.secret_hash)) throw unauthenticated();
  refuseEnded(row, now);
  await markTokenUsed(db, row, now);
  return {
    kind: "token",
    tokenId: row.id,
    workspaceId: row.workspace_id,
    scopes: new Set(row.scopes),
    siteId: row.site_id,
    environment: row.environment,
    expiresAt: row.expires_at,
  };
}

/**
 * The visible part of a token in a header: its prefix and 4 characters; the empty string for text that does not have
 * the form of a token.
 */
export function credentialHint(authorization: string | null): string {
  const secret = bearer(authorization);
  return isTokenSecret(secret) ? tokenHint(secret) : "";
}

function bearer(authorization: string | null): string {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? "";
}
