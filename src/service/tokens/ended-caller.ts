import type { Caller } from "../http/caller";
import { unauthenticated } from "../http/unauthenticated";
import type { Transaction } from "../store/database";
import { tokenById } from "../store/tokens";
import { findSession } from "../store/users";
import { refuseEnded } from "./refuse-ended";

/**
 * Refuses a token or session that ended since its request came in, for work that waited for another machine or for its
 * client.
 * @throws {Problem} token-revoked, token-expired or unauthenticated
 */
export async function refuseEndedCaller(tx: Transaction, caller: Caller, now: Date): Promise<void> {
  if (caller.kind === "token") refuseEnded(await tokenById(tx, caller.tokenId), now);
  const isSignedOut = caller.kind === "user" && (await findSession(tx, [caller.sessionHash], now)) === undefined;
  if (isSignedOut) throw unauthenticated();
}
