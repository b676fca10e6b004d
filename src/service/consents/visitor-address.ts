import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { addressBlocks } from "../runtime/address-blocks";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import { addressKey } from "../store/address-keys";
import type { Queryable } from "../store/database";
import { boundTo } from "../store/sealed-secrets";
import type { SiteSettings } from "../store/tables/sites";
import { InvalidConsentError } from "./new-consent";

/**
 * The part of a visitor's address that a record keeps (site setting `record_ip`).
 * @param key that of the workspace and month, for `hashed`
 * @returns null for none, the truncated address, or HMAC-SHA256 as 64 hexadecimal digits
 * @throws {InvalidConsentError} if the text is not an address
 */
export async function storedAddress(
  address: string,
  kept: SiteSettings["record_ip"],
  key: () => Promise<Buffer>,
): Promise<string | null> {
  if (isIP(address) === 0) throw new InvalidConsentError("address", "is neither an IPv4 nor an IPv6 address");
  switch (kept) {
    case "none":
      return null;
    case "truncated":
      return truncated(address);
    case "hashed":
      return createHmac("sha256", await key())
        .update(addressBlocks(address).address)
        .digest("hex");
  }
}

/** The key by which a workspace's addresses of a month are hashed; made when it is first needed. */
export async function monthKey(
  db: Queryable,
  { runtime, keys }: { readonly runtime: Runtime; readonly keys: Keyring },
  workspaceId: string,
  at: Date,
): Promise<Buffer> {
  const month = at.toISOString().slice(0, 7);
  const bound = boundTo.addressKey(workspaceId, month);
  const fresh = keys.seal("stored-secret", Buffer.from(runtime.randomBytes(32)).toString("hex"), bound);
  const opened = keys.open("stored-secret", await addressKey(db, workspaceId, month, fresh), bound);
  if (opened === null) throw new Error(`The address key of ${month} does not open with this deployment key.`);
  return Buffer.from(opened, "hex");
}

/** IPv4 without its last byte, IPv6 without all but its first 48 bits: the most that one customer's network gets. */
function truncated(text: string): string {
  const { address, network } = addressBlocks(text);
  return isIP(address) === 4 ? `${network}.0` : `${network}::`;
}
