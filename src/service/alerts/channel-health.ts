import type { Runtime } from "../runtime/runtime";
import { lockChannel, updateChannel } from "../store/alert-channels";
import { resolveAlerts } from "../store/alerts";
import type { Transaction } from "../store/database";
import { FAILING_AFTER } from "./alert-channel";
import { raiseAlert } from "./raise-alert";

/** One attempt to send something to a channel. */
export interface ChannelAttempt {
  /** A fixed sentence; null if it was taken. */
  readonly error: string | null;
  /** False for confirmation mails. */
  readonly isAlert: boolean;
}

/** Writes an attempt down at its channel; three failures in a row are an alert themselves. */
export async function recordChannelAttempt(
  tx: Transaction,
  runtime: Runtime,
  channelId: string,
  { error, isAlert }: ChannelAttempt,
): Promise<void> {
  const channel = await lockChannel(tx, channelId);
  if (channel === undefined) return;
  const now = runtime.now();
  const failures = error === null ? 0 : channel.consecutive_failures + 1;
  await updateChannel(tx, channelId, {
    consecutive_failures: failures,
    last_error: error,
    ...(error === null && isAlert ? { last_sent_at: now } : {}),
  });
  const { workspace_id: workspaceId } = channel;
  const subject = { type: "channel", id: channelId } as const;
  if (failures === FAILING_AFTER) {
    await raiseAlert(tx, runtime, { workspaceId, kind: "channel.failing", subject, siteId: null, at: now });
  }
  if (failures === 0 && channel.consecutive_failures >= FAILING_AFTER) {
    await resolveAlerts(tx, workspaceId, subject, now);
  }
}
