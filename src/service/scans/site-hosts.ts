import { isLoopbackName } from "@consentform/consent/rules";
import { coversSubdomains } from "../domains/domain-view";
import { Problem } from "../http/problem";
import type { ServiceSettings } from "../runtime/settings";
import type { Row } from "../store/database";

/** Settings that decide which hosts may be fetched, and where a loopback host's website listens. */
export type HostSettings = Pick<ServiceSettings, "isLocalAllowed" | "localPort">;

/** The members of a domain that decide whether its pages may be fetched. */
export type FetchableDomain = Pick<
  Row<"domains">,
  "id" | "host" | "status" | "include_subdomains" | "verification_method"
>;

/**
 * The domains whose pages may be fetched: verified ones; in the embedded mode with `--allow-local` all (contract 4.10).
 */
export function fetchableDomains<Domain extends FetchableDomain>(
  domains: readonly Domain[],
  { isLocalAllowed }: HostSettings,
): readonly Domain[] {
  return domains.filter(({ status }) => status === "verified" || isLocalAllowed);
}

/** Reports whether one of the domains is this host, or proves it from above (contract 2.2: only dns_txt does). */
export function isHostCovered(domains: readonly FetchableDomain[], host: string): boolean {
  return domains.some(
    (domain) => host === domain.host || (coversSubdomains(domain) && host.endsWith(`.${domain.host}`)),
  );
}

/** The home page of a host: https; of a loopback host plain http at the configured port (contract 4.10). */
export function homePage(host: string, settings: HostSettings): URL {
  return localAddress(new URL(isLoopbackName(host) ? `http://${host}/` : `https://${host}/`), settings);
}

/** An address as it is fetched: a loopback host without a port is asked at the configured one. */
export function localAddress(url: URL, { isLocalAllowed, localPort }: HostSettings): URL {
  if (!isLocalAllowed || localPort === null || url.port !== "" || !isLoopbackName(url.hostname)) return url;
  const local = new URL(url);
  local.port = String(localPort);
  return local;
}

/**
 * Refuses addresses on unproven hosts.
 * @param domains all domains of the site in the environment
 * @throws {Problem} domain-not-verified, naming the domains to verify; none if the host is not attached at all
 */
export function checkHostsVerified(
  domains: readonly FetchableDomain[],
  urls: readonly URL[],
  settings: HostSettings,
): void {
  const fetchable = fetchableDomains(domains, settings);
  const open = urls.find((url) => !isHostCovered(fetchable, url.hostname));
  if (fetchable.length > 0 && open === undefined) return;
  const concerned =
    open === undefined
      ? domains
      : domains.filter(({ host }) => open.hostname === host || open.hostname.endsWith(`.${host}`));
  throw new Problem("domain-not-verified", {
    detail:
      open === undefined
        ? "The site has no verified domain in this environment. Attach one and verify it."
        : `The host ${open.hostname} is not verified for this site and environment. Attach it, or verify it, first.`,
    domain_ids: concerned.map(({ id }) => id),
  });
}
