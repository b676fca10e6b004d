import type { Schemas } from "@consentform/consent/contract";
import { etagOf } from "../http/etags";
import type { ValidationError } from "../http/problem";
import type { Keyring } from "../runtime/keyring";
import type { ChannelWithAddresses } from "../store/alert-channels";
import type { Row } from "../store/database";

/** The fields of a channel that clients set, write-only ones included. */
export interface ChannelFields {
  readonly name: string;
  readonly addresses: string[] | null;
  /** In the clear, for the time of a request only. */
  readonly url: string | null;
  readonly min_severity: Schemas["AlertSeverity"];
  readonly alert_kinds: Schemas["AlertKind"][] | null;
  readonly site_ids: string[] | null;
  readonly enabled: boolean;
}

/** Failures in a row after which a channel counts as failing. */
export const FAILING_AFTER = 3;

/** The settable fields of a channel; opens the sealed address. */
export function channelFields({ channel, addresses }: ChannelWithAddresses, keys: Keyring): ChannelFields {
  const { name, kind, min_severity, alert_kinds, site_ids, enabled } = channel;
  return {
    name,
    addresses: kind === "email" ? addresses.map(({ address }) => address) : null,
    url: channel.url_sealed === null ? null : openUrl(channel, channel.url_sealed, keys),
    min_severity,
    alert_kinds,
    site_ids,
    enabled,
  };
}

/** The strong ETag of a channel. */
export function channelEtag(fields: ChannelFields, keys: Keyring): string {
  return etagOf(keys, fields);
}

/** A channel as the API shows it. */
export function channelView(stored: ChannelWithAddresses, keys: Keyring): Schemas["AlertChannel"] {
  const { channel, addresses } = stored;
  const fields = channelFields(stored, keys);
  const { url: _secret, ...shown } = fields;
  return {
    id: channel.id,
    workspace_id: channel.workspace_id,
    kind: channel.kind,
    ...shown,
    external_key: channel.external_key,
    url_hint: channel.url_hint,
    confirmations: channel.kind === "email" ? addresses.map(confirmationView) : null,
    status: statusOf(stored),
    last_sent_at: channel.last_sent_at?.toISOString() ?? null,
    last_error: channel.last_error,
    etag: channelEtag(fields, keys),
    created_at: channel.created_at.toISOString(),
    updated_at: channel.updated_at.toISOString(),
    updated_by: channel.updated_by,
  };
}

/** The stored form of a Slack channel's address: sealed, with a hint that identifies it. */
export function urlColumns(
  url: string | null,
  channelId: string,
  keys: Keyring,
): Pick<Row<"alert_channels">, "url_sealed" | "url_hint"> {
  return url === null
    ? { url_sealed: null, url_hint: null }
    : { url_sealed: keys.seal("stored-secret", url, channelId), url_hint: `${new URL(url).host}…${url.slice(-4)}` };
}

/** Members that a kind needs and those that it has not (contract 2.11). */
const membersOfKind = {
  email: { needs: "addresses", lacks: "url" },
  slack: { needs: "url", lacks: "addresses" },
} as const;

/** Faults of the members that depend on the kind. */
export function kindFaults(
  kind: Row<"alert_channels">["kind"],
  fields: Pick<ChannelFields, "addresses" | "url">,
): ValidationError[] {
  const { needs, lacks } = membersOfKind[kind];
  return [
    ...(fields[needs] === null
      ? [{ pointer: `/${needs}`, code: "required", detail: `is required for kind ${kind}` }]
      : []),
    ...(fields[lacks] === null
      ? []
      : [{ pointer: `/${lacks}`, code: "not-for-kind", detail: `is not for kind ${kind}; leave it out` }]),
  ];
}

function openUrl(channel: Row<"alert_channels">, sealed: string, keys: Keyring): string {
  const url = keys.open("stored-secret", sealed, channel.id);
  if (url === null) {
    throw new Error(`The address of ${channel.id} was sealed with another deployment key.`);
  }
  return url;
}

function confirmationView({ address, confirmed_at }: Row<"alert_channel_addresses">): Schemas["AlertConfirmation"] {
  return {
    address,
    status: confirmed_at === null ? "unconfirmed" : "confirmed",
    confirmed_at: confirmed_at?.toISOString() ?? null,
  };
}

function statusOf({ channel, addresses }: ChannelWithAddresses): Schemas["AlertChannel"]["status"] {
  if (!channel.enabled) {
    return "disabled";
  }
  if (channel.kind === "email" && addresses.every(({ confirmed_at }) => confirmed_at === null)) {
    return "unconfirmed";
  }
  return channel.consecutive_failures >= FAILING_AFTER ? "failing" : "active";
}
