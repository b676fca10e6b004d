import type { JobParts } from "../jobs/job-handler";
import { enqueue } from "../jobs/job-queue";
import { DAY_MS } from "../runtime/durations";
import { recordConfirmationRequest, unrequestedAddress } from "../store/address-confirmations";
import { lockWorkspace } from "../store/workspaces";
import { hashOfCode } from "../users/one-time-code";
import { confirmationCode } from "./mail-links";

/** Time in which the mails of a workspace, and those to one address, are counted (contract 2.11). */
export const CONFIRMATION_LIMIT_MS = DAY_MS;
const MAILS_OF_WORKSPACE = 50;
const CODE_LIFETIME_MS = 7 * DAY_MS;

/**
 * The sweep that asks addresses for their consent, one in each transaction: new ones, and those that wait to be asked
 * again. An address that may not be asked yet, because of the limits or because there is no mail server, is asked once
 * it may.
 */
export async function requestConfirmations({ store, runtime, settings, keys }: JobParts): Promise<boolean> {
  if (settings.mail === null) return false;
  return store.transaction(async (tx) => {
    const now = runtime.now();
    const limits = { since: new Date(now.getTime() - CONFIRMATION_LIMIT_MS), mailsOfWorkspace: MAILS_OF_WORKSPACE };
    const found = await unrequestedAddress(tx, limits);
    if (found === undefined) return false;
    // Others may have asked, and counted, until the workspace is locked.
    await lockWorkspace(tx, found.workspace_id);
    const unasked = await unrequestedAddress(tx, limits, found);
    if (unasked === undefined) return true;
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    const code = confirmationCode(unasked, expiresAt, keys);
    await recordConfirmationRequest(tx, unasked, { codeHash: hashOfCode(code), expiresAt, now });
    const { channel_id, address } = unasked;
    await enqueue(tx, runtime, "send-confirmation", { channel_id, address }, { runAt: now });
    return true;
  });
}
