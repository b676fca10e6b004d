// A banner from a file, with a brand's colors and an additional link.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

const site = new consentform.Site("shop", { deletionProtection: false });
const base = consentform.readBanner("../quickstart/banner.yaml");

// A document uses the property names of the service. Any part of it can be an output, here the id of a site that does
// not exist yet.
const draft = new consentform.ConfigDraft("banner", {
  site,
  document: {
    ...base,
    links: {
      ...base.links,
      privacy_policy: { en: pulumi.interpolate`https://legal.shop.example/${site.id}/privacy` },
    },
    theme: { ...base.theme, radius: 0 },
  },
  // A waiver accepts a legal finding by its code. The approver's name is recorded with every version.
  waivers: [],
});

export const digest = draft.digest;
export const warnings = draft.validation.apply((validation) => validation.warnings);
