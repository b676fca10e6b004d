import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { isGloballyRoutable, isLoopback } from "../egress/special-purpose-addresses";
import { authoritativeServers, type ZoneSearch } from "./authoritative-servers";
import { DnsError, toDnsError } from "./dns-error";

/** Look-ups that prove who controls a zone: answered by the zone's own servers, never from a resolver's cache. */
export interface DnsLookup {
  /**
   * The TXT records of `name`, the strings of each record joined (RFC 7208, 3.3). CNAME is followed across zones.
   * @throws {DnsError} record-missing when the name has no TXT record, nxdomain when not even its parent exists,
   *   dns-error when a server failed, timeout, address-refused.
   */
  txt(name: string): Promise<string[]>;
  /**
   * The name that a host is an alias of in the end (CNAME), lower-case; null for a host that is not an alias, and where
   * the look-up fails. Asked of a recursive server: what browsers resolve counts, not what the zone says.
   */
  canonicalName(host: string): Promise<string | null>;
}

/** Settings of {@link createDnsLookup}. */
export interface DnsLookupOptions {
  /** `--dns`: one `address:port` that is asked in place of all authoritative servers. */
  readonly server?: string;
  /** Recursive servers that return the delegation, as `address:port`. Default: the operating system's. */
  readonly recursiveServers?: readonly string[];
  /** Port of authoritative servers. Default 53; tests run theirs elsewhere. */
  readonly authoritativePort?: number;
  /** Default false: name servers on loopback are refused like private ones. */
  readonly isLocalAllowed?: boolean;
  /** Patience with one server and try. Default 2000. */
  readonly timeoutMs?: number;
}

/** Aliases followed before a chain counts as broken. */
const MAX_ALIASES = 8;
const TRIES_PER_SERVER = 2;

/** Makes the DNS look-up. */
export function createDnsLookup(options: DnsLookupOptions = {}): DnsLookup {
  const timeoutMs = options.timeoutMs ?? 2000;
  const resolverFor = (servers: readonly string[]): Resolver => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES_PER_SERVER });
    if (servers.length > 0) {
      resolver.setServers(servers);
    }
    return resolver;
  };
  const search: ZoneSearch = {
    recursive: resolverFor(options.recursiveServers ?? []),
    isAddressAllowed: (address) =>
      isGloballyRoutable(address) || (options.isLocalAllowed === true && isLoopback(address)),
  };
  const port = options.authoritativePort ?? 53;
  const resolverOf = async (name: string): Promise<Resolver> =>
    resolverFor(
      options.server === undefined
        ? (await authoritativeServers(name, search)).map((address) => withPort(address, port))
        : [options.server],
    );
  const recursive = options.server === undefined ? search.recursive : resolverFor([options.server]);
  return { txt: (name) => followTxt(name, resolverOf), canonicalName: (host) => followAliases(host, recursive) };
}

async function followAliases(host: string, resolver: Resolver): Promise<string | null> {
  let name = host;
  for (let aliases = 0; aliases < MAX_ALIASES; aliases += 1) {
    const [target] = await resolver.resolveCname(name).catch((): string[] => []);
    if (target === undefined) break;
    name = target.toLowerCase().replace(/\.$/, "");
  }
  return name === host ? null : name;
}

/**
 * Reads the value of `--dns`: an IPv4 or bracketed IPv6 address with an optional port (default 53).
 * @throws {Error} naming what is allowed.
 */
export function parseDnsServer(value: string): string {
  const match = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[^:]+))(?::(?<port>\d{1,5}))?$/.exec(value);
  const host = match?.groups?.v6 ?? match?.groups?.v4?.replace(/^localhost$/, "127.0.0.1") ?? "";
  const port = Number(match?.groups?.port ?? 53);
  if (isIP(host) === 0 || port < 1 || port > 65_535) {
    throw new Error(`--dns: found "${value}"; expected ADDRESS:PORT, for example 127.0.0.1:5353 or [::1]:5353.`);
  }
  return withPort(host, port);
}

function withPort(address: string, port: number): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

async function followTxt(name: string, resolverOf: (name: string) => Promise<Resolver>): Promise<string[]> {
  let asked = name;
  for (let aliases = 0; aliases <= MAX_ALIASES; aliases += 1) {
    const answer = await txtAt(asked, resolverOf).catch((error: unknown) => {
      throw asked === name ? error : inAliasTarget(error);
    });
    if (Array.isArray(answer)) {
      return answer;
    }
    if (answer.alias === null) {
      throw new DnsError("record-missing");
    }
    asked = answer.alias;
  }
  throw new DnsError("dns-error");
}

/** The asked name exists, since it is an alias; an alias to nowhere is a missing record. */
function inAliasTarget(error: unknown): DnsError {
  const failure = toDnsError(error);
  return failure.code === "nxdomain" ? new DnsError("record-missing") : failure;
}

/** TXT values, or where an alias points to whose target this server does not know. */
async function txtAt(
  name: string,
  resolverOf: (name: string) => Promise<Resolver>,
): Promise<string[] | { alias: string | null }> {
  const resolver = await resolverOf(name);
  try {
    const records = await resolver.resolveTxt(name);
    // c-ares answers an empty list when the server named only an alias.
    if (records.length > 0) {
      return records.map((strings) => strings.join(""));
    }
    return { alias: await aliasOf(name, resolver) };
  } catch (error) {
    const failure = toDnsError(error);
    if (failure.code !== "record-missing" && failure.code !== "nxdomain") {
      throw failure;
    }
    // An authoritative server need not know an alias's target; some then answer NXDOMAIN for the target.
    const alias = await aliasOf(name, resolver);
    if (alias === null && failure.code === "nxdomain" && !(await exists(parentOf(name), resolver))) {
      throw failure;
    }
    return { alias };
  }
}

async function aliasOf(name: string, resolver: Resolver): Promise<string | null> {
  try {
    const [target] = await resolver.resolveCname(name);
    return target ?? null;
  } catch (error) {
    const failure = toDnsError(error);
    if (failure.code !== "record-missing" && failure.code !== "nxdomain") {
      throw failure;
    }
    return null;
  }
}

/**
 * Reports whether the name exists with any record: NXDOMAIN covers all types of a name and all names below it (RFC
 * 8020).
 */
async function exists(name: string, resolver: Resolver): Promise<boolean> {
  try {
    await resolver.resolve4(name);
    return true;
  } catch (error) {
    return toDnsError(error).code !== "nxdomain";
  }
}

function parentOf(name: string): string {
  return name.slice(name.indexOf(".") + 1);
}
