import type { Resolver } from "node:dns/promises";
import { DnsError, toDnsError } from "./dns-error";

/** Finds the servers of a zone. */
export interface ZoneSearch {
  /** Answers NS, CNAME and address questions: a recursive resolver. */
  readonly recursive: Resolver;
  /** Reports whether the server at this address may be asked; others are refused (contract 4.10). */
  readonly isAddressAllowed: (address: string) => boolean;
}

/** Servers asked at most: more addresses only make a dead zone slower. */
const MAX_SERVERS = 6;

/**
 * Addresses of the name servers that are authoritative for `name`: the NS records of the closest enclosing zone, found
 * by walking up label by label. Stops below the top-level domain, which cannot be anyone's zone.
 * @throws {DnsError} nxdomain when no zone encloses the name, address-refused when every server has a private address,
 * dns-error or timeout when the delegation could not be read.
 */
export async function authoritativeServers(name: string, search: ZoneSearch): Promise<string[]> {
  const labels = name.split(".");
  let isMissing = true;
  for (let first = 0; first < labels.length - 1; first += 1) {
    const nameServers = await nameServersAt(labels.slice(first).join("."), search.recursive);
    if (Array.isArray(nameServers)) {
      return addressesOf(nameServers, search);
    }
    isMissing = nameServers === "nxdomain";
  }
  throw new DnsError(isMissing ? "nxdomain" : "dns-error");
}

/** NS host names if `zone` is a zone's apex, else why it is not. */
async function nameServersAt(zone: string, recursive: Resolver): Promise<string[] | "nxdomain" | "no-zone"> {
  // A recursive resolver follows CNAME, so the NS of an alias would be those of the alias's target: not our zone.
  const [alias, nameServers] = await Promise.allSettled([recursive.resolveCname(zone), recursive.resolveNs(zone)]);
  if (alias.status === "fulfilled" && alias.value.length > 0) {
    return "no-zone";
  }
  if (nameServers.status === "fulfilled" && nameServers.value.length > 0) {
    return nameServers.value;
  }
  const failure = nameServers.status === "rejected" ? toDnsError(nameServers.reason) : null;
  if (failure !== null && failure.code !== "nxdomain" && failure.code !== "record-missing") {
    throw failure;
  }
  return failure?.code === "nxdomain" ? "nxdomain" : "no-zone";
}

async function addressesOf(nameServers: string[], search: ZoneSearch): Promise<string[]> {
  const found = await Promise.all(
    nameServers.flatMap((host) => [
      search.recursive.resolve4(host).catch(() => [] as string[]),
      search.recursive.resolve6(host).catch(() => [] as string[]),
    ]),
  );
  const addresses = found.flat();
  const allowed = addresses.filter(search.isAddressAllowed);
  if (allowed.length === 0) {
    throw new DnsError(addresses.length > 0 ? "address-refused" : "dns-error");
  }
  // IPv4 first: a machine without IPv6 would spend its time on servers that it cannot reach.
  return allowed.sort((a, b) => Number(a.includes(":")) - Number(b.includes(":"))).slice(0, MAX_SERVERS);
}
