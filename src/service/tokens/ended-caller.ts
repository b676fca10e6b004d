import type { Caller } from "../http/caller";
import { refuseLesserRole } from "../http/insufficient-role";
import { unauthenticated } from "../http/unauthenticated";
import type { Transaction } from "../store/database";
import { tokenById } from "../store/tokens";
import { findSession } from "../store/users";
import { refuseEnded } from "./refuse-ended";

/**
 * Refuses a token or session that ended since its request came in, or whose user has a lesser role now, for work that
 * waited for another machine or for its client.
 * @throws {Problem} token-revoked, token-expired, unauthenticated or insufficient-role
 */
export async function refuseEndedCaller(tx: Transaction, caller: Caller, now: Date): Promise<void> {
  if (caller.kind === "token") refuseEnded(await tokenById(tx, caller.tokenId), now);
  if (caller.kind !== "user") return;
  const session = await findSession(tx, [caller.sessionHash], now);
  if (session === undefined) throw unauthenticated();
  refuseLesserRole(session.role, caller.role, "This request, sent before your role was lowered,");
}
