import * as consentform from "consentform";

const banner = consentform.readBanner("../quickstart/banner.yaml");

const fleet = new consentform.SiteFleet("shops", {
  template: {
    name: "Shops",
    document: { ...banner, identity: { controller_name: "{{company}}", contact_email: "{{privacy_email}}" } },
    variables: { company: { required: true }, privacy_email: { required: true } },
    lockedPaths: ["/regimes", "/categories"], // required by law; sites cannot override these
  },
  sites: consentform.readSites("sites.csv"),
  waves: ["canary", "rest"], // a site without a wave is in the last one
  release: "production",
  // For a trial that ends with `pulumi destroy`. Leave it out in production: sites are then protected from deletion.
  site: { deletionProtection: false, allowDeleteWhileServed: true },
});

const each = Object.entries(fleet.sites);
export const siteIds = Object.fromEntries(each.map(([key, site]) => [key, site.id]));
export const snippets = Object.fromEntries(each.map(([key, site]) => [key, site.snippets.production]));
