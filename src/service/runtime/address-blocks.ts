import { isIP } from "node:net";

/** An address and the blocks that it belongs to. */
export interface AddressBlocks {
  /** One spelling for each address, without a zone; an IPv4 address in IPv6 form is the IPv4 address. */
  readonly address: string;
  /** The IPv4 address, or the /64 of an IPv6 one, which a single customer usually has whole. */
  readonly customer: string;
  /** Its /24 or /48, without the zeros after it. */
  readonly network: string;
}

/** Blocks of an address. All texts that are not addresses share one: a sender that varies its text gains nothing. */
export function addressBlocks(text: string | null): AddressBlocks {
  const version = isIP(text ?? "");
  if (text === null || version === 0) return { address: "unknown", customer: "unknown", network: "unknown" };
  const groups = version === 4 ? [] : groupsOf(text);
  const address = version === 4 ? text : (mappedAddress(groups) ?? groups.join(":"));
  if (isIP(address) === 4) return { address, customer: address, network: address.replace(/\.\d+$/, "") };
  return { address, customer: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}

/** The eight groups of an IPv6 address, as the URL parser spells them: it writes embedded IPv4 as groups, too. */
function groupsOf(text: string): string[] {
  const { hostname } = new URL(`http://[${text.split("%")[0]}]/`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

/** The IPv4 address in `::ffff:0:0/96`; null for others. */
function mappedAddress(groups: readonly string[]): string | null {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
