import { ExpectedFailure } from "../jobs/expected-failure";
import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { defaultRetryAt } from "../jobs/run-job";
import { MINUTE_MS } from "../runtime/durations";
import { endCode, noteAttempt, removeConfirmationRequest } from "../store/address-confirmations";
import { channelById } from "../store/alert-channels";
import type { Row } from "../store/database";
import { recordChannelAttempt } from "./channel-health";
import { confirmationCode, confirmationUrl, unsubscribeUrl } from "./mail-links";
import { type Mail, mailFailures, sendMail } from "./send-mail";

type Address = Row<"alert_channel_addresses">;

/** Mails the link that confirms an address. An address that no mail reached does not stay as one that was asked. */
export const sendConfirmation: JobHandler<JobPayloads["send-confirmation"]> = {
  leaseMs: MINUTE_MS,
  retryAt: defaultRetryAt,
  run: async (parts, { payload, attempt }) => {
    const { store, runtime, settings } = parts;
    const stored = await channelById(store.db, payload.channel_id);
    const row = stored?.addresses.find(({ address }) => address === payload.address);
    if (stored === undefined || row === undefined) return;
    const { code_hash: codeHash, code_expires_at: expiresAt } = row;
    const now = runtime.now();
    if (codeHash === null || expiresAt === null || expiresAt <= now) return;
    if (settings.mail === null) return removeConfirmationRequest(store.db, row);
    const { workspace_id: workspaceId } = stored.channel;
    const isLast = defaultRetryAt(attempt, now, () => 0) === null;
    try {
      await store.transaction((tx) => noteAttempt(tx, { workspaceId, address: row.address }, now));
      const mail = confirmationMail(parts, workspaceId, { ...row, codeHash, expiresAt });
      const error = await sendMail(settings.mail, mail);
      await store.transaction((tx) => recordChannelAttempt(tx, runtime, row.channel_id, { error, isAlert: false }));
      if (error !== null) throw new ExpectedFailure(error);
    } catch (error) {
      if (isLast) await giveUp(parts, row, error);
      throw error;
    }
  },
};

/**
 * An address that the mail server refuses is asked again when a request names it again: otherwise, a missing address
 * would get mails indefinitely. All other failures are the operator's, and recipients cannot fix them, so the address
 * is asked again automatically.
 */
async function giveUp({ store, runtime }: JobParts, row: Address, error: unknown): Promise<void> {
  if (error instanceof ExpectedFailure && error.message === mailFailures.refused)
    await endCode(store.db, row, runtime.now());
  else await removeConfirmationRequest(store.db, row);
}

/** It quotes no names, so that users cannot send their own texts through the service. */
function confirmationMail(
  { settings, keys }: JobParts,
  workspaceId: string,
  asked: Address & { codeHash: string; expiresAt: Date },
): Mail {
  const { address, codeHash, expiresAt } = asked;
  const stopUrl = unsubscribeUrl(settings.origin, asked, keys);
  return {
    to: address,
    subject: "Confirm that you want alerts of the consent service",
    text: [
      `The workspace ${workspaceId} of a consent service wants to send alerts to this address.`,
      "",
      "If you want them, open this page and confirm:",
      confirmationUrl(settings.origin, confirmationCode(asked, expiresAt, keys)),
      "",
      `The page works once, until ${expiresAt.toISOString()}. If you do not know what this is about, do nothing: you`,
      "will get no alerts. To stop further requests, open this page:",
      stopUrl,
      "",
    ].join("\n"),
    unsubscribeUrl: stopUrl,
    idempotencyId: `confirmation.${codeHash.slice(0, 32)}`,
  };
}
