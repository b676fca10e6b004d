import type { Keyring } from "../runtime/keyring";
import type { Row } from "../store/database";

/** Path of the page that confirms an address (contract 2.11). */
export const CONFIRMATION_PATH = "/alerts/confirm";
/** Path of the page that ends mails to an address. */
export const UNSUBSCRIBE_PATH = "/alerts/unsubscribe";

/** An address of a channel. */
export type ChannelAddress = Pick<Row<"alert_channel_addresses">, "channel_id" | "address">;

/**
 * The code that confirms an address. It follows from what it confirms and until when, so that it is stored nowhere: the
 * database has its hash, and a mail that has to be sent again carries the same.
 */
export function confirmationCode({ channel_id, address }: ChannelAddress, expiresAt: Date, keys: Keyring): string {
  return keys.mac("confirmation", `${channel_id}\n${address}\n${expiresAt.toISOString()}`).toString("base64url");
}

/** The address of the page that confirms an address. @param origin without a trailing slash */
export function confirmationUrl(origin: string, code: string): string {
  return `${origin}${CONFIRMATION_PATH}?code=${code}`;
}

/**
 * The address of the page that ends mails to an address. It is sealed, so that one recipient cannot unsubscribe
 * another.
 */
export function unsubscribeUrl(origin: string, { channel_id, address }: ChannelAddress, keys: Keyring): string {
  const sealed = keys.seal("unsubscribe", JSON.stringify({ channel_id, address }), UNSUBSCRIBE_PATH);
  return `${origin}${UNSUBSCRIBE_PATH}?of=${sealed}`;
}

/** The address of a channel that an unsubscribe link names; null if we did not make it. */
export function unsubscribed(sealed: string, keys: Keyring): ChannelAddress | null {
  const text = keys.open("unsubscribe", sealed, UNSUBSCRIBE_PATH);
  // What opens was sealed by us, so its form is known.
  return text === null ? null : (JSON.parse(text) as ChannelAddress);
}
