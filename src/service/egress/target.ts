import { isIP } from "node:net";
import { EgressError } from "./failure";
import type { EgressLimits } from "./purposes";
import { isGloballyRoutable, isLoopback } from "./special-purpose-addresses";

/**
 * Looks a host name up: all its IPv4 and IPv6 addresses. Throws an error with code `ENOTFOUND` or `ENODATA` when the
 * name has none, any other error when the look-up failed (the convention of node:dns).
 */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** The servers to look names up, and whether this machine itself may be addressed. */
export interface TargetRules {
  readonly resolveHost: ResolveHost;
  /**
   * `--allow-local` of the embedded mode: loopback targets are allowed, on any port and with plain http (contract
   * 4.10).
   */
  readonly isLocalAllowed: boolean;
  /** The machine whose address the operator chose for this purpose. Absent for purposes that have none. */
  readonly trusted?: TrustedMachine | undefined;
}

/** A machine as the operator describes it: the issuer of sign-ins, or the receiver of the audit log. */
export interface TrustedMachine {
  readonly origin: string;
  /** True if it may have any port, and an address that is not on the public internet. */
  readonly isPrivate: boolean;
  /** Certificates (PEM) of its private authority; null without one. */
  readonly authority: string | null;
}

/**
 * A checked destination: the connection goes to these addresses and to no other, even if the name resolves differently
 * later.
 */
export interface Target {
  readonly url: URL;
  /** Host name or literal address, without brackets. */
  readonly host: string;
  readonly port: number;
  readonly addresses: readonly string[];
  /** Certificates (PEM) that are trusted for it beside the public ones; null without them. */
  readonly authority: string | null;
}

const defaultPorts: Readonly<Record<string, number>> = { "https:": 443, "http:": 80 };

/**
 * Resolves the host of `url` once and checks every address.
 * @throws {EgressError} url-not-allowed, address-refused, nxdomain or dns-error.
 */
export async function resolveTarget(url: URL, limits: EgressLimits, rules: TargetRules): Promise<Target> {
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined || url.username !== "" || url.password !== "") {
    throw new EgressError("url-not-allowed");
  }
  // A final dot makes a name absolute, not another one.
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const port = url.port === "" ? defaultPort : Number(url.port);
  const trusted = rules.trusted?.origin === url.origin ? rules.trusted : undefined;
  const authority = trusted?.authority ?? null;
  if (trusted?.isPrivate === true) {
    return { url, host, port, addresses: await addressesOf(host, rules.resolveHost), authority };
  }
  const isPortAllowed = limits.ports.includes(port) && limits.ports.includes(defaultPort);
  // Wrong wherever the name leads, also when it cannot be looked up now.
  if (!isPortAllowed && !rules.isLocalAllowed && !isLoopbackName(host) && isIP(host) === 0)
    throw new EgressError("url-not-allowed");
  const addresses = await addressesOf(host, rules.resolveHost);
  const isLocal = addresses.every(isLoopback);
  if (!(isLocal && rules.isLocalAllowed)) {
    if (!addresses.every(isGloballyRoutable)) throw new EgressError("address-refused");
    if (!isPortAllowed) throw new EgressError("url-not-allowed");
  }
  return { url, host, port, addresses, authority };
}

async function addressesOf(host: string, resolveHost: ResolveHost): Promise<readonly string[]> {
  if (isIP(host) !== 0) {
    return [host];
  }
  if (isLoopbackName(host)) {
    return ["127.0.0.1", "::1"];
  }
  let addresses: readonly string[];
  try {
    addresses = await resolveHost(host);
  } catch (error) {
    throw new EgressError(isAbsence(error) ? "nxdomain" : "dns-error");
  }
  if (addresses.length === 0) {
    throw new EgressError("nxdomain");
  }
  return addresses;
}

/** RFC 6761, 6.3: these names are loopback regardless of the resolver. */
function isLoopbackName(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

function isAbsence(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return code === "ENOTFOUND" || code === "ENODATA";
}
