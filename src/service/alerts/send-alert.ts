import { createHash } from "node:crypto";
import { EgressError } from "../egress/failure";
import { ExpectedFailure } from "../jobs/expected-failure";
import type { JobHandler, JobParts } from "../jobs/job-handler";
import type { JobPayloads } from "../jobs/job-kinds";
import { enqueue } from "../jobs/job-queue";
import { MINUTE_MS } from "../runtime/durations";
import { type ChannelWithAddresses, channelById } from "../store/alert-channels";
import { alertById, siteOfAlert } from "../store/alerts";
import type { Row } from "../store/database";
import { channelFields } from "./alert-channel";
import { type AlertMessage, alertMessage } from "./alert-message";
import { recordChannelAttempt } from "./channel-health";
import { unsubscribeUrl } from "./mail-links";
import { oneLine, sendMail } from "./send-mail";
import { slackMessage } from "./slack-message";

type Payload = JobPayloads["send-alert"];

/** Waiting time after each failed attempt but the last. Older news than these add up to would only confuse. */
const retryDelaysMs: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS];

const NO_MAIL_SERVER = "The service has no mail server.";
const SLACK_REFUSED = "Slack returned a status outside 200 to 299.";

/** Sends an alert to a channel: to Slack at once, by mail with one job for each confirmed address. */
export const sendAlert: JobHandler<Payload> = {
  leaseMs: MINUTE_MS,
  concurrency: 8,
  retryAt: (attempt, now) => {
    const delayMs = retryDelaysMs[attempt - 1];
    return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
  },
  run: async (parts, { payload }) => {
    const { store, runtime } = parts;
    const alert = await alertById(store.db, payload.alert_id);
    const stored = await channelById(store.db, payload.channel_id);
    // Resolved, opened again, switched off or deleted since: there is nothing to report any more.
    const isStale = alert?.occurrences !== payload.occurrence || alert.state === "resolved";
    if (alert === undefined || isStale || stored?.channel.enabled !== true) return;
    if (stored.channel.kind === "email" && payload.address === null) {
      await divide(parts, payload, stored);
      return;
    }
    const message = alertMessage(alert, await siteOfAlert(store.db, alert));
    const error =
      stored.channel.kind === "slack"
        ? await postToSlack(parts, stored, message)
        : await mailTo(parts, { stored, alert, message, address: payload.address });
    if (error === undefined) return;
    await store.transaction((tx) => recordChannelAttempt(tx, runtime, stored.channel.id, { error, isAlert: true }));
    if (error !== null) throw new ExpectedFailure(error);
  },
};

/** One address that refuses must not make the others get the mail twice. */
function divide({ store, runtime }: JobParts, payload: Payload, { addresses }: ChannelWithAddresses): Promise<void> {
  return store.transaction(async (tx) => {
    for (const { address, confirmed_at } of addresses) {
      if (confirmed_at === null) continue;
      const key = [payload.alert_id, payload.occurrence, payload.channel_id, address].join(" ");
      await enqueue(tx, runtime, "send-alert", { ...payload, address }, { key });
    }
  });
}

async function postToSlack(
  { runtime, keys }: JobParts,
  stored: ChannelWithAddresses,
  message: AlertMessage,
): Promise<string | null> {
  const { url } = channelFields(stored, keys);
  if (url === null) throw new Error(`The Slack channel ${stored.channel.id} has no address.`);
  try {
    const { status } = await runtime.egress.send({
      purpose: "channel",
      url: new URL(url),
      method: "POST",
      headers: { "content-type": "application/json" },
      body: slackMessage(message),
    });
    return status >= 200 && status < 300 ? null : SLACK_REFUSED;
  } catch (error) {
    if (error instanceof EgressError) return error.message;
    throw error;
  }
}

/** A mail to one address. */
interface AlertMail {
  readonly stored: ChannelWithAddresses;
  readonly alert: Row<"alerts">;
  readonly message: AlertMessage;
  readonly address: string | null;
}

/** @returns undefined if the address is no longer confirmed in the channel */
async function mailTo(
  { settings, keys }: JobParts,
  { stored, alert, message, address }: AlertMail,
): Promise<string | null | undefined> {
  const row = stored.addresses.find((candidate) => candidate.address === address);
  if (row === undefined || row.confirmed_at === null) return undefined;
  if (settings.mail === null) return NO_MAIL_SERVER;
  const unsubscribe = unsubscribeUrl(settings.origin, row, keys);
  const site = message.facts.find(([name]) => name === "Site")?.[1];
  return sendMail(settings.mail, {
    to: row.address,
    subject: site === undefined ? message.title : `${message.title} ${site}`,
    text: [
      message.title,
      message.detail,
      "",
      ...message.facts.map(([name, value]) => `${name}: ${value}`),
      "",
      `This mail comes from the alert channel "${oneLine(stored.channel.name)}". To stop it, open`,
      unsubscribe,
      "",
    ].join("\n"),
    unsubscribeUrl: unsubscribe,
    idempotencyId: `${alert.id}.${alert.occurrences}.${createHash("sha256").update(row.address).digest("hex").slice(0, 16)}`,
  });
}
