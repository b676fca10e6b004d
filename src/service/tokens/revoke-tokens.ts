import { actorOf } from "../http/caller";
import type { Call } from "../http/handler";
import type { Row } from "../store/database";
import { tokenStatus } from "../store/token-status";
import { markTokensRevoked } from "../store/tokens";
import { emitEndedOverlaps } from "./end-overlaps";
import { emitTokenEvent } from "./token-event";

/** The members of a call that a revocation needs. */
export type Revocation = Pick<Call<"revokeToken">, "tx" | "runtime" | "caller" | "now">;

/**
 * Revokes tokens that still accept requests, now; an event reports each one that does.
 * @param tokens locked
 */
export async function revokeTokens(revocation: Revocation, tokens: readonly Row<"tokens">[]): Promise<void> {
  const { tx, now, caller } = revocation;
  // Earlier ends are reported earlier.
  await emitEndedOverlaps(revocation, tokens);
  const live = tokens.filter((token) => ["active", "retiring"].includes(tokenStatus(token, now)));
  await markTokensRevoked(
    tx,
    live.map(({ id }) => id),
    now,
  );
  for (const token of live) await emitTokenEvent(revocation, token, { kind: "token.revoked", actor: actorOf(caller) });
}
