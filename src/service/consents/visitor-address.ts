import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import type { Keyring } from "../runtime/keyring";
import type { Runtime } from "../runtime/runtime";
import { addressKey } from "../store/address-keys";
import type { Queryable } from "../store/database";
import { boundTo } from "../store/sealed-secrets";
import type { SiteSettings } from "../store/tables/sites";
import { InvalidConsentError } from "./new-consent";

/** Groups of an IPv6 address that a truncated one keeps: 48 bits, the most that one customer's network gets. */
const KEPT_GROUPS = 3;

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
      return truncated(normalized(address));
    case "hashed":
      return createHmac("sha256", await key())
        .update(normalized(address))
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

/** One spelling for each address; an IPv4 address in IPv6 form is the IPv4 address. */
export function normalized(address: string): string {
  if (isIP(address) === 4) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups.map((group) => group.toString(16)).join(":");
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** IPv4 without its last byte, IPv6 without all but its first 48 bits. */
function truncated(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, "0");
  return `${groupsOf(address)
    .slice(0, KEPT_GROUPS)
    .map((group) => group.toString(16))
    .join(":")}::`;
}

/** The eight groups of an IPv6 address; a zone is dropped. */
export function groupsOf(address: string): number[] {
  const [text = ""] = address.split("%");
  // The URL parser writes embedded IPv4 as groups and shortens one run of zeros.
  const host = new URL(`http://[${text}]/`).hostname.slice(1, -1);
  const [before = "", after] = host.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}
