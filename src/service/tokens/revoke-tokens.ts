import { actorOf } from "../caller";
import { emit } from "../events";
import type { Call } from "../handler";
import type { Row } from "../store/database";
import { markTokensRevoked } from "../store/tokens";
import { tokenStatus } from "./token-status";

/** What a revocation needs of a call. */
export type Revocation = Pick<Call<"revokeToken">, "tx" | "world" | "caller" | "now">;

/** Revokes tokens that still accept requests, now; each one that does is told by an event. */
export async function revokeTokens(revocation: Revocation, tokens: readonly Row<"tokens">[]): Promise<void> {
  const { tx, now } = revocation;
  const live = tokens.filter((token) => ["active", "retiring"].includes(tokenStatus(token, now)));
  await markTokensRevoked(
    tx,
    live.map(({ id }) => id),
    now,
  );
  for (const token of live) await emitTokenEvent(revocation, token, "token.revoked");
}

/** Tells subscribers about a token; never its secret. */
export function emitTokenEvent(
  { tx, world, caller, now }: Revocation,
  token: Row<"tokens">,
  kind: "token.created" | "token.revoked",
): Promise<void> {
  return emit(tx, world, {
    workspaceId: token.workspace_id,
    kind,
    object: { type: "token", id: token.id },
    siteId: token.site_id,
    actor: actorOf(caller),
    data: {
      scopes: token.scopes,
      bound_site_id: token.site_id,
      bound_environment: token.environment,
      expires_at: token.expires_at?.toISOString() ?? null,
    },
    at: now,
  });
}
