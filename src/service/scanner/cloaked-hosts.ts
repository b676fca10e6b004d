import { catalogueHost } from "@consentform/consent/catalogue";
import type { DnsLookup } from "../dns/dns-lookup";
import type { Candidate } from "./candidate";
import type { PageVisit } from "./page-visit";
import { isOwnHost, type ScanContext, siteOf } from "./scan-context";

/** A host of the site itself, other than that of the page, which a page asked; and where it did so first. */
export interface OwnSubHost {
  readonly host: string;
  readonly page: string;
  readonly consentState: PageVisit["consentState"];
}

/** Hosts of the site's own domain that a visit requested and that are not recorded as a service. */
export function ownSubHosts(visit: PageVisit, { classifier }: ScanContext): OwnSubHost[] {
  const { page, consentState } = visit;
  const { hostname } = new URL(page);
  return visit.requests
    .filter(
      (request) => request.host !== hostname && isOwnHost(request.host, page) && classifier.request(request) === null,
    )
    .map(({ host }) => ({ host, page, consentState }));
}

const trackerCategories: readonly (string | null)[] = ["analytics", "marketing"];

/**
 * Those of the hosts that are another name for a third party's (CNAME), which makes its cookies look like the site's
 * own.
 */
export async function cloakedHosts(
  hosts: readonly OwnSubHost[],
  dns: Pick<DnsLookup, "canonicalName">,
  context: ScanContext,
): Promise<Candidate[]> {
  const found = await Promise.all(hosts.map(async (own) => ({ own, name: await dns.canonicalName(own.host) })));
  return found.flatMap(({ own, name }) => {
    const owner = name === null || isOwnHost(name, own.page) ? null : catalogueHost(name);
    // A help center or a shop under a name of the site's is what the name is for.
    if (owner === null || !trackerCategories.includes(owner.category) || owner.confidence !== "certain") return [];
    return [
      {
        ruleId: "cname-cloaked" as const,
        page: own.page,
        consentState: own.consentState,
        profile: context.firstProfile.id,
        subject: { kind: "host" as const, name: own.host, domain: siteOf(own.host) },
        pattern: own.host,
        category: owner.category,
        serviceKey: null,
        evidence: `${own.host} is another name for ${name}, which belongs to ${owner.name}.`,
      },
    ];
  });
}
