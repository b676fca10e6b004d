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
export function clientAddress(peerAddress: string | null, request: Request, settings: ServiceSettings): ClientAddress {
  const isTrusted = (address: string): boolean => settings.trustedProxies.includes(address);
  if (peerAddress === null || !isTrusted(peerAddress)) return { address: peerAddress, isFromTrustedProxy: false };
  const hops = (request.headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const client = hops.reverse().find((hop) => hop !== "" && !isTrusted(hop));
  return { address: client ?? peerAddress, isFromTrustedProxy: true };
}
