import { isIPv4 } from "node:net";
import type { ServiceSettings } from "../runtime/settings";

/** The names that a service answers for. */
export type HostSettings = Pick<ServiceSettings, "hostNames" | "isBoundToLoopback">;

/**
 * Reports whether the service answers for a Host header (contract 4.1, misdirected-request): for configured names and,
 * while it is bound to loopback, for loopback names, with any port. Anything else could be a DNS rebinding page in a
 * developer's browser.
 */
export function isHostAllowed(host: string, settings: HostSettings): boolean {
  const name = hostName(host);
  if (name === null) return false;
  return settings.hostNames.includes(name) || (settings.isBoundToLoopback && isLoopback(name));
}

/** Reports whether the service answers for both hosts of a request: that of its target, and its Host header. */
export function isForService({ headers }: Request, { host }: URL, settings: HostSettings): boolean {
  // A target in absolute form names an authority, which takes precedence over the header (RFC 9112, 3.2.2).
  return [headers.get("host") ?? host, host].every((name) => isHostAllowed(name, settings));
}

/** The name without its port, lower case; null if the header is malformed. */
function hostName(host: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[^:/?#@[\]\s]+)(?::\d{1,5})?$/i.exec(host);
  return match?.[1]?.toLowerCase().replace(/\.$/, "") ?? null;
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name === "[::1]" || (isIPv4(name) && name.startsWith("127."));
}
