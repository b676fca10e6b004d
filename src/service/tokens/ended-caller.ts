import type { Role } from "@consentform/consent/contract";
import type { Caller } from "../http/caller";
import { refuseLoweredRole } from "../http/insufficient-role";
import { unauthenticated } from "../http/unauthenticated";
import type { Transaction } from "../store/database";
import { tokenById } from "../store/tokens";
import { findSession } from "../store/users";
import { refuseEnded } from "./refuse-ended";

/**
 * Refuses a token or session that ended since its request came in, or whose user has a lesser role now, for work that
 * waited for its turn, for another machine or for its client.
 * @param least the role of the operation. One that every user may do needs only the session
 * @throws {Problem} token-revoked, token-expired, unauthenticated or insufficient-role
 */
export async function refuseEndedCaller(tx: Transaction, caller: Caller, now: Date, least: Role): Promise<void> {
  if (caller.kind === "token") refuseEnded(await tokenById(tx, caller.tokenId), now);
  if (caller.kind !== "user") return;
  const session = await findSession(tx, [caller.sessionHash], now);
  if (session === undefined) throw unauthenticated();
  refuseLoweredRole(session.role, caller.role, least);
}
