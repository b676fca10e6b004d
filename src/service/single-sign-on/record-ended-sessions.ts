import { recordIssuerSignOut } from "../audit/record-sign-in";
import type { Runtime } from "../runtime/runtime";
import type { Transaction } from "../store/database";
import { sessionsOf, workspaceOfUser } from "../store/users";
import { liveTokens } from "../tokens/live-tokens";

/**
 * Writes the sessions that the issuer ended. If a user has no session left, the issuer may have removed the person, so
 * the tokens that the user created are listed: they stay valid, because deployments use them.
 * @param userIds the user of each session
 * @returns lines for the log, to be written when the transaction has ended
 */
export async function recordEndedSessions(
  tx: Transaction,
  runtime: Pick<Runtime, "newId">,
  userIds: readonly string[],
  ended: { readonly address: string | null; readonly at: Date },
): Promise<string[]> {
  const lines: string[] = [];
  for (const userId of new Set(userIds)) {
    const tokens = await remainingTokens(tx, userId, ended.at);
    const sessions = userIds.filter((each) => each === userId);
    for (const _ of sessions) await recordIssuerSignOut(tx, runtime, { userId, ...ended }, tokens);
    if (tokens.length > 0) lines.push(remainingText(userId, tokens));
  }
  return lines;
}

async function remainingTokens(tx: Transaction, userId: string, now: Date): Promise<string[]> {
  const workspaceId = await workspaceOfUser(tx, userId);
  if (workspaceId === null || (await sessionsOf(tx, userId, now)).length > 0) return [];
  return (await liveTokens(tx, { id: userId, workspace_id: workspaceId }, now)).map(({ id }) => id);
}

function remainingText(userId: string, tokens: readonly string[]): string {
  return `single sign-on: the issuer signed out ${userId}, who created tokens that stay valid: ${tokens.join(", ")}. If the person left, revoke them with \`consentform users remove --id ${userId} --revoke-tokens\`.`;
}
