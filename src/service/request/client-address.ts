import { BlockList, isIP } from "node:net";
import { LRUCache } from "lru-cache";
import type { ServiceSettings } from "../runtime/settings";

/** The origin of a request. */
export interface ClientAddress {
  /** null if the connection has none, as in tests without a socket. */
  readonly address: string | null;
  readonly isFromTrustedProxy: boolean;
}

/**
 * The client's address: the socket's, unless the peer is a configured trusted proxy; then the last address of
 * X-Forwarded-For that is not a trusted proxy itself.
 */
export function clientAddress(
  peerAddress: string | null,
  request: Request,
  settings: Pick<ServiceSettings, "trustedProxies">,
): ClientAddress {
  const trusted = blockListOf(settings.trustedProxies);
  const isTrusted = (address: string): boolean => isIn(trusted, address);
  if (peerAddress === null || !isTrustedPeer(trusted, peerAddress))
    return { address: peerAddress, isFromTrustedProxy: false };
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hopAddress(hop.trim()));
  const client = hops.reverse().find((hop) => hop !== "" && !isTrusted(hop));
  return { address: client ?? peerAddress, isFromTrustedProxy: true };
}

/**
 * Reports whether a request comes from this machine or a trusted proxy, which decides whom it lets through. In tests
 * without a socket every request does.
 */
export function isFromOperator(
  peerAddress: string | null,
  { trustedProxies }: Pick<ServiceSettings, "trustedProxies">,
): boolean {
  return peerAddress === null || isIn(loopback, peerAddress) || isIn(blockListOf(trustedProxies), peerAddress);
}

/** The address of a hop without the port that some proxies add: `192.0.2.1:80`, `[2001:db8::1]:80`. */
function hopAddress(hop: string): string {
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^:]+):\d{1,5})$/.exec(hop) ?? [];
  const address = inBrackets ?? beforePort ?? "";
  return isIP(address) === 0 ? hop : address;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const blockLists = new WeakMap<readonly string[], BlockList>();

/** The list of addresses and CIDR ranges, made once. */
function blockListOf(proxies: readonly string[]): BlockList {
  const known = blockLists.get(proxies);
  if (known !== undefined) return known;
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  blockLists.set(proxies, list);
  return list;
}

/** Proxies are few and send every request; the list's own check of an address takes 4 % of a visitor's choice. */
const MAX_KNOWN_PEERS = 1_000;
const knownPeers = new WeakMap<BlockList, LRUCache<string, boolean>>();

/** Like `isIn`, for the addresses of connections: the latest ones are remembered. */
function isTrustedPeer(list: BlockList, address: string): boolean {
  const known =
    knownPeers.get(list) ?? new LRUCache({ max: MAX_KNOWN_PEERS, memoMethod: (peer: string) => isIn(list, peer) });
  knownPeers.set(list, known);
  return known.memo(address);
}

/** To a list, an IPv4 address in IPv6 form is the IPv4 address. */
function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Why a text is neither an address nor a CIDR range; null if it is one. */
export function proxyRefusal(text: string): string | null {
  const match = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text);
  const version = isIP(match?.[1] ?? "");
  const bits = Number(match?.[2] ?? 0);
  const isRange = version !== 0 && bits <= (version === 6 ? 128 : 32);
  return isRange ? null : `${text} is neither an address nor a range such as 10.0.0.0/8`;
}
