import { isIP } from "node:net";
import { groupsOf, normalized } from "./visitor-address";

/** The blocks that an address belongs to. */
export interface AddressBlocks {
  /** The IPv4 address, or the /64 of an IPv6 one, which a single customer usually has whole. */
  readonly customer: string;
  /** Its /24 or /48. */
  readonly network: string;
}

/** Blocks of an address; addresses that are none share one. */
export function addressBlocks(address: string | null): AddressBlocks {
  if (address === null || isIP(address) === 0) return { customer: "unknown", network: "unknown" };
  const text = normalized(address);
  if (isIP(text) === 4) return { customer: text, network: text.replace(/\.\d+$/, "") };
  const groups = groupsOf(text).map((group) => group.toString(16));
  return { customer: groups.slice(0, 4).join(":"), network: groups.slice(0, 3).join(":") };
}
