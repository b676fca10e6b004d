import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 blocks that are not globally reachable, as network and prefix length. Source: IANA IPv4 Special-Purpose Address
 * Registry, with multicast (RFC 5771) and the deprecated 6to4 relay anycast (RFC 7526). 192.0.0.0/24 is refused whole
 * although the registry calls two addresses of it reachable: no website is there.
 */
const specialIpv4Blocks: readonly (readonly [network: string, prefixBits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/**
 * IPv6 blocks inside 2000::/3 that are not globally reachable. Source: IANA IPv6 Special-Purpose Address Registry.
 * 2001::/23 (Teredo, benchmarking, ORCHID) is refused whole, and 2002::/16 because it hides an IPv4 address (6to4).
 */
const specialIpv6Blocks: readonly (readonly [network: string, prefixBits: number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

/** The well-known NAT64 prefix (RFC 6052): its last 32 bits are the IPv4 address that is really reached. */
const NAT64_PREFIX = "64:ff9b::";
const NAT64_PREFIX_BITS = 96;

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Everything outside is unallocated, local, multicast, or maps another address (::ffff:0:0/96): refused without a list.
 */
const reachableIpv6 = new BlockList();
reachableIpv6.addSubnet("2000::", 3, "ipv6");
reachableIpv6.addSubnet(NAT64_PREFIX, NAT64_PREFIX_BITS, "ipv6");

const specialIpv4 = new BlockList();
const specialIpv6 = new BlockList();
for (const [network, prefixBits] of specialIpv4Blocks) {
  specialIpv4.addSubnet(network, prefixBits, "ipv4");
  specialIpv6.addSubnet(`${NAT64_PREFIX}${network}`, NAT64_PREFIX_BITS + prefixBits, "ipv6");
}
for (const [network, prefixBits] of specialIpv6Blocks) {
  specialIpv6.addSubnet(network, prefixBits, "ipv6");
}

/**
 * Reports whether the public internet routes to this address (contract 4.10). Takes a literal IPv4 or IPv6 address
 * without brackets; anything else, a scoped address (`fe80::1%eth0`) included, is false.
 */
export function isGloballyRoutable(address: string): boolean {
  if (isIPv4(address)) {
    return !specialIpv4.check(address, "ipv4");
  }
  return (
    isIPv6(address) &&
    !address.includes("%") &&
    reachableIpv6.check(address, "ipv6") &&
    !specialIpv6.check(address, "ipv6")
  );
}

/**
 * Reports whether the address is 127.0.0.0/8 or ::1. A mapped form (`::ffff:127.0.0.1`) is not: no resolver answers it
 * honestly.
 */
export function isLoopback(address: string): boolean {
  return (isIPv4(address) && loopback.check(address, "ipv4")) || address === "::1";
}
