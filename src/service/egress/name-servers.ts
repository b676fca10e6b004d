import { Resolver } from "node:dns/promises";
import type { ResolveHost } from "./target";

/** Patience with one server and try. */
const TIMEOUT_MS = 2000;
const TRIES = 2;

/**
 * Looks hosts up by asking the name servers directly. Node's `lookup` would wait for them in a thread of its pool, up
 * to half a minute for each name. There are four, and a connection to PostgreSQL needs one to find its host.
 * @param servers as `address:port`; default: the operating system's
 */
export function askNameServers(servers: readonly string[] = []): ResolveHost {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers(servers);
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    const failures = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
    if (found.length === 0 && failures.length > 0) throw failures[0];
    return found;
  };
}
