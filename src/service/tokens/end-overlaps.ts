import { recordAct } from "../audit/record-act";
import { systemActor } from "../http/caller";
import type { Call } from "../http/handler";
import type { JobParts } from "../jobs/job-handler";
import type { Row } from "../store/database";
import { isEndOfOverlapUnreported } from "../store/token-status";
import { lockEndedOverlaps, markTokensRevoked } from "../store/tokens";
import { emitTokenEvent } from "./token-event";

/** Ended in one transaction. */
const BATCH_SIZE = 100;

/**
 * The sweep that reports tokens whose overlap has ended. No job is needed to refuse them: that follows from the time
 * (store/token-status.ts).
 * @returns true if more may have ended
 */
export function endOverlaps({ store, runtime }: JobParts): Promise<boolean> {
  return store.transaction(async (tx) => {
    const now = runtime.now();
    const tokens = await lockEndedOverlaps(tx, now, BATCH_SIZE);
    await emitEndedOverlaps({ tx, runtime, now }, tokens);
    return tokens.length === BATCH_SIZE;
  });
}

/**
 * Reports each token whose overlap has ended, once: `revoked_at` is set in the same transaction.
 * @param tokens locked
 */
export async function emitEndedOverlaps(
  parts: Pick<Call<"revokeToken">, "tx" | "runtime" | "now">,
  tokens: readonly Row<"tokens">[],
): Promise<void> {
  for (const token of tokens.filter((each) => isEndOfOverlapUnreported(each, parts.now))) {
    await markTokensRevoked(parts.tx, [token.id], token.retires_at ?? parts.now);
    await emitTokenEvent(parts, token, { kind: "token.revoked", actor: systemActor });
    await recordAct(parts.tx, parts.runtime, {
      act: "end token overlap",
      actor: systemActor,
      workspaceId: token.workspace_id,
      siteId: token.site_id,
      object: { type: "token", id: token.id },
      at: parts.now,
    });
  }
}
