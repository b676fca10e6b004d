import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { siteRows } from "./site-rows";
import { bannerTemplate } from "./template";

/** The sites with their domains, the template of their banners, and who is alerted. */
export async function workspace() {
  const rows = await siteRows();
  const siteIds: Record<string, pulumi.Output<string>> = {};
  const snippets: Record<string, consentform.Site["snippets"]> = {};
  const challenges: Record<string, pulumi.Output<string>> = {};
  for (const row of rows) {
    const { key, address, name = key, labels, hosts, previewHosts = [], retention, deletionProtection, isLive } = row;
    const site = new consentform.Site(
      address,
      {
        name,
        retention,
        deletionProtection,
        // Whoever allows the deletion of a site in sites.csv also accepts that visitors still load it.
        allowDeleteWhileServed: deletionProtection === false,
        // Production accepts only a version that was scanned, whoever promotes it.
        settings: { labels, promotionGate: { mode: "block" } },
      },
      // A site that has never been live is deleted with its row. The service refuses to delete any other.
      { protect: isLive && deletionProtection !== false },
    );
    for (const host of hosts) challenges[host] = declareHost(site, host, "production");
    for (const host of previewHosts) challenges[host] = declareHost(site, host, "preview");
    siteIds[key] = site.id;
    snippets[key] = site.snippets;
  }
  const { id, revision, workspaceId } = new consentform.BannerTemplate("banner", {
    name: "Banner",
    ...bannerTemplate(),
  });
  const alertAddress = new pulumi.Config().get("alertAddress");
  if (alertAddress !== undefined) {
    new consentform.AlertChannel("privacy-team", { name: "Privacy team", kind: "email", addresses: [alertAddress] });
  }
  return {
    siteIds,
    snippets,
    challenges,
    template: { id, revision, workspaceId },
    addresses: Object.fromEntries(rows.map(({ key, address }) => [key, address])),
    // The next deployment declares the site of a removed row from here, if it is live.
    rows: Object.fromEntries(rows.map(({ isLive: _, ...row }) => [row.key, row])),
  };
}

/**
 * Waits for the DNS record that proves the host. If it is missing, the error names it; add it and run the job again.
 *
 * @returns the record
 */
function declareHost(site: consentform.Site, host: string, environment: "preview" | "production") {
  const domain = new consentform.Domain(host, { site, host, environment });
  new consentform.DomainVerification(host, { domain, timeoutMinutes: 10 });
  return domain.challenge.apply(({ dns }) => `${dns.name} ${dns.type} ${dns.value}`);
}
