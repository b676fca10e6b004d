import type { Schemas } from "../../../src/consent/contract";
import { alertKinds } from "../../../src/service/alerts/alert-kinds";

const minuteMs = 60_000;

/** A kind of alert. */
export type AlertKind = Schemas["AlertKind"];

/** Contract 2.11, the table of kinds. */
export const severities: Readonly<Record<AlertKind, Schemas["AlertSeverity"]>> = {
  "domain.recheck_failing": "warning",
  "domain.failed": "critical",
  "scan.failed": "warning",
  "scan.new_tracker": "info",
  "issue.opened": "critical",
  "version.promotion_blocked": "warning",
  "install_check.failed": "warning",
  "webhook.disabled": "critical",
  "channel.failing": "warning",
  "token.expiring": "warning",
  "consents.flood": "warning",
};
const ranks: Readonly<Record<Schemas["AlertSeverity"], number>> = { info: 0, warning: 1, critical: 2 };

/** Contract 2.11: one alert a kind and subject. */
interface AlertModel {
  readonly kind: AlertKind;
  /** `type id`. */
  readonly subject: string;
  state: "open" | "acknowledged" | "resolved";
  occurrences: number;
}

/** One notification of an alert to a channel. */
interface Telling {
  readonly alert: AlertModel;
  readonly occurrence: number;
  tries: number;
  at: number;
  /** True if it is already for one address. */
  isDivided: boolean;
}

/** A channel, and how it fares. */
export interface ChannelModel {
  readonly id: string;
  readonly minSeverity: Schemas["AlertSeverity"];
  /** For mail: a notification is first divided by addresses, which are notified in the next round. */
  readonly isOfAddresses: boolean;
  isWell: boolean;
  failures: number;
  tellings: Telling[];
}

/** The inbox and the channels of a workspace. */
export interface Inbox {
  readonly alerts: AlertModel[];
  readonly channels: readonly ChannelModel[];
}

/** The delays after failed attempts to notify, except the last. */
const delaysMs = [1, 5, 30, 120].map((minutes) => minutes * minuteMs);

/** A cause: the alert opens, or is open already; a reminder is still sent again. */
export function raise(inbox: Inbox, kind: AlertKind, subject: string, now: number, isReminder = false): void {
  let alert = inbox.alerts.find((known) => known.kind === kind && known.subject === subject);
  if (alert !== undefined && alert.state !== "resolved" && !isReminder) return;
  if (alert === undefined) {
    alert = { kind, subject, state: "resolved", occurrences: 0 };
    inbox.alerts.push(alert);
  }
  alert.occurrences += 1;
  if (alert.state === "resolved") alert.state = "open";
  for (const channel of inbox.channels) {
    // A channel does not report about itself.
    const isWanted = ranks[severities[kind]] >= ranks[channel.minSeverity];
    if (!isWanted || subject === `channel ${channel.id}`) continue;
    channel.tellings.push({
      alert,
      occurrence: alert.occurrences,
      tries: 0,
      at: now,
      isDivided: !channel.isOfAddresses,
    });
  }
}

/** The cause is gone. */
export function resolve({ alerts }: Inbox, subject: string, ...kinds: readonly AlertKind[]): void {
  for (const alert of alerts) if (alert.subject === subject && kinds.includes(alert.kind)) alert.state = "resolved";
}

/** The name of an alert in a message to a channel. */
function messageOf({ kind, subject }: AlertModel, occurrence: number): string {
  return `${alertKinds[kind].title} ${subject} ${occurrence}`;
}

/** Makes the attempts that are due. @returns what the channel was asked to take */
export function tell(inbox: Inbox, channel: ChannelModel, now: number): string[] {
  const due = channel.tellings.filter(({ at }) => at <= now);
  channel.tellings = channel.tellings.filter(({ at }) => at > now);
  const asked = due.filter(({ alert, occurrence }) => alert.occurrences === occurrence && alert.state !== "resolved");
  for (const report of asked.filter(({ isDivided }) => !isDivided)) {
    channel.tellings.push({ ...report, isDivided: true, at: now });
  }
  const reported = asked.filter(({ isDivided }) => isDivided);
  for (const report of reported) {
    const failures = channel.isWell ? 0 : channel.failures + 1;
    if (failures === 3) raise(inbox, "channel.failing", `channel ${channel.id}`, now);
    if (failures === 0 && channel.failures >= 3) resolve(inbox, `channel ${channel.id}`, "channel.failing");
    channel.failures = failures;
    const delayMs = delaysMs[report.tries];
    if (channel.isWell || delayMs === undefined) continue;
    channel.tellings.push({ ...report, tries: report.tries + 1, at: now + delayMs });
  }
  return reported.map(({ alert, occurrence }) => messageOf(alert, occurrence));
}
