import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

/** The sites of sites.csv with their domains, and who is alerted. */
export function workspace() {
  const siteIds: Record<string, pulumi.Output<string>> = {};
  for (const { key, name, hosts, previewHosts = [], retention, deletionProtection } of consentform.readSites(
    "sites.csv",
  )) {
    const site = new consentform.Site(key, {
      name,
      retention,
      deletionProtection,
      // Whoever allows the deletion of a site in sites.csv also accepts that visitors still load it.
      allowDeleteWhileServed: deletionProtection === false,
      // Production accepts only a version that was scanned, whoever promotes it.
      settings: { promotionGate: { mode: "block" } },
    });
    for (const host of hosts) declareHost(site, host, "production");
    for (const host of previewHosts) declareHost(site, host, "preview");
    siteIds[key] = site.id;
  }
  const alertAddress = new pulumi.Config().get("alertAddress");
  if (alertAddress !== undefined) {
    new consentform.AlertChannel("privacy-team", { name: "Privacy team", kind: "email", addresses: [alertAddress] });
  }
  return { siteIds };
}

/** Waits for the DNS record that proves the host. If it is missing, the error names it; add it and run the job again. */
function declareHost(site: consentform.Site, host: string, environment: "preview" | "production"): void {
  const domain = new consentform.Domain(host, { site, host, environment });
  new consentform.DomainVerification(host, { domain, timeoutMinutes: 10 });
}
