// Suppresses a compliance issue, with a reason and an expiry. Scan the site first.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

/** Issues of preview to suppress, by fingerprint, with the reason for each. */
const accepted = new pulumi.Config().getObject<Record<string, string>>("acceptedIssues") ?? {};

const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });

for (const [fingerprint, comment] of Object.entries(accepted)) {
  new consentform.IssueSuppression(`accepted-${fingerprint.slice(0, 8)}`, {
    site: shop,
    environment: "preview",
    fingerprint,
    reason: "accepted_risk",
    comment,
  });
}

export const siteId = shop.id;
