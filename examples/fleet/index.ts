import * as consentform from "consentform";

const fleet = new consentform.SiteFleet("shops", {
  template: {
    name: "Shops",
    // One banner for all shops. Its {{company}} and {{privacy_email}} come from the columns var.company and
    // var.privacy_email of sites.csv.
    document: consentform.readBanner("banner.yaml"),
    variables: { company: { required: true }, privacy_email: { required: true } },
    // A shop can change its layout, but not what the law requires.
    lockedPaths: ["/regimes", "/categories"],
  },
  sites: consentform.readSites("sites.csv"),
  // The canary is published to preview and scanned. If the scan passes, the canary goes live, and then the rest.
  waves: ["canary", "rest"],
  gate: { failOn: "error", timeoutMinutes: 30 },
  release: "production",
  // Waits until the hosts' DNS records can be found: the gate scans verified hosts only.
  verify: true,
  // Both are for a trial. Leave them out in production: a shop is then protected from deletion.
  site: { deletionProtection: false, allowDeleteWhileServed: true },
});

// The DNS records that prove the hosts, for the program that owns the zone.
export const challenges = fleet.challenges;
// The script tags of each shop: `preview` for the pages that the gate scans, `production` for the others.
export const snippets = Object.fromEntries(Object.entries(fleet.sites).map(([key, site]) => [key, site.snippets]));
