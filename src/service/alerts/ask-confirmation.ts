import { dayMs } from "../durations";
import { ExpectedFailure } from "../jobs/expected-failure";
import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { enqueue } from "../jobs/job-queue";
import { noteAsked, unaskedAddress } from "../store/address-confirmations";
import { channelById } from "../store/alert-channels";
import { lockWorkspace } from "../store/workspaces";
import { hashOfCode } from "../users/one-time-code";
import { recordChannelAttempt } from "./channel-health";
import { confirmationCode, confirmationUrl, unsubscribeUrl } from "./mail-links";
import { sendMail } from "./send-mail";

/** Time in which the mails of a workspace, and those to one address, are counted (contract 2.11). */
export const countedMs = dayMs;
const mailsOfWorkspace = 50;
const codeLifetimeMs = 7 * dayMs;

/**
 * The sweep that asks new addresses for their consent, one in each transaction. An address that may not be asked yet, because of the limits or
 * because there is no mail server, is asked once it may.
 */
export async function askConfirmations({ store, world, settings, keys }: JobParts): Promise<boolean> {
  if (settings.mail === null) return false;
  return store.transaction(async (tx) => {
    const now = world.now();
    const limits = { since: new Date(now.getTime() - countedMs), mailsOfWorkspace };
    const found = await unaskedAddress(tx, limits);
    if (found === undefined) return false;
    // Others may have asked, and counted, until the workspace is locked.
    await lockWorkspace(tx, found.workspace_id);
    const unasked = await unaskedAddress(tx, limits, found);
    if (unasked === undefined) return true;
    const expiresAt = new Date(now.getTime() + codeLifetimeMs);
    const code = confirmationCode(unasked, expiresAt, keys);
    await noteAsked(tx, unasked, { codeHash: hashOfCode(code), expiresAt, now });
    const { channel_id, address } = unasked;
    await enqueue(tx, world, "send-confirmation", { channel_id, address }, { runAt: now });
    return true;
  });
}

/** Mails the link that confirms an address. The mail quotes no name, so that nobody makes the service send texts of theirs. */
export const sendConfirmation: JobHandler<JobPayloads["send-confirmation"]> = {
  leaseMs: 60_000,
  run: async ({ store, world, settings, keys }, { payload }) => {
    const stored = await channelById(store.db, payload.channel_id);
    const row = stored?.addresses.find(({ address }) => address === payload.address);
    if (stored === undefined || row === undefined || settings.mail === null) return;
    if (row.code_hash === null || row.code_expires_at === null) return;
    const code = confirmationCode(row, row.code_expires_at, keys);
    const error = await sendMail(settings.mail, {
      to: row.address,
      subject: "Confirm that you want alerts of the consent service",
      text: [
        `The workspace ${stored.channel.workspace_id} of a consent service wants to send alerts to this address.`,
        "",
        "If you want them, open this page and confirm:",
        confirmationUrl(settings.origin, code),
        "",
        `The page works once, until ${row.code_expires_at.toISOString()}. If you do not know what this is about, do nothing: you`,
        "will get no further mail.",
        "",
      ].join("\n"),
      unsubscribeUrl: unsubscribeUrl(settings.origin, row, keys),
      idempotencyId: `confirmation.${row.code_hash.slice(0, 32)}`,
    });
    await store.transaction((tx) => recordChannelAttempt(tx, world, row.channel_id, { error, isAlert: false }));
    if (error !== null) throw new ExpectedFailure(error);
  },
};
