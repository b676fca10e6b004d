import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

// Two sites that began as single components and become a fleet: run `pulumi up`, then `pulumi config set isFleet true`,
// then `pulumi up` again. A real program has no such switch; its second version simply replaces the first.
const isFleet = new pulumi.Config().getBoolean("isFleet") ?? false;

const banner = consentform.readBanner("../quickstart/banner.yaml");
const bannerOf = (company: string) => ({ ...banner, identity: { ...banner.identity, controller_name: company } });

// Both are for a trial that ends with `pulumi destroy`. Leave them out in production.
const removable = { deletionProtection: false, allowDeleteWhileServed: true };

function singleSites(): Record<string, consentform.Site> {
  const kiel = new consentform.ConsentSite("kiel", {
    site: { name: "Shop Kiel", ...removable },
    domains: { "kiel.shops.example": true },
    document: bannerOf("Kiel GmbH"),
  });
  const bonn = new consentform.ConsentSite("bonn", {
    site: { name: "Shop Bonn", ...removable },
    domains: { "bonn.shops.example": true, "www.bonn.shops.example": true },
    document: bannerOf("Bonn GmbH"),
  });
  return { kiel: kiel.site, bonn: bonn.site };
}

function fleet(): Readonly<Record<string, consentform.Site>> {
  return new consentform.SiteFleet("shops", {
    template: { name: "Shops", document: bannerOf("{{company}}"), variables: { company: { required: true } } },
    sites: [
      { key: "kiel", hosts: ["kiel.shops.example"], name: "Shop Kiel", variables: { company: "Kiel GmbH" } },
      {
        key: "bonn",
        hosts: ["bonn.shops.example", "www.bonn.shops.example"],
        name: "Shop Bonn",
        variables: { company: "Bonn GmbH" },
      },
    ],
    release: "production",
    site: removable,
    // The former components, so that sites and domains are not replaced. Remove this after the next deployment.
    formerConsentSites: { kiel: "kiel", bonn: "bonn" },
  }).sites;
}

export const siteIds = pulumi.output(
  Object.fromEntries(Object.entries(isFleet ? fleet() : singleSites()).map(([key, { id }]) => [key, id])),
);
