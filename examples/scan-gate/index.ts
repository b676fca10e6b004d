// Publishes, scans and promotes a version in one deployment. The site's promotion gate requires the scan.
import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";

// Production accepts a version only after a completed scan of that version.
const shop = new consentform.Site("shop", {
  deletionProtection: false,
  allowDeleteWhileServed: true,
  settings: { promotionGate: { mode: "block", requireVerifiedDomain: false } },
});

// Where the site is reviewed before it goes live. A scan of preview needs a verified preview host.
const staging = new consentform.Domain("staging", {
  site: shop,
  host: new pulumi.Config().get("previewHost") ?? "staging.example.com",
  environment: "preview",
});
const verified = new consentform.DomainVerification("staging", { domain: staging, timeoutMinutes: 30 });

const banner = new consentform.ConfigDraft("banner", {
  site: shop,
  document: consentform.readBanner("../quickstart/banner.yaml"),
});
const version = new consentform.Version("version", { site: shop, draftDigest: banner.digest });

// Scans preview and waits. A finding that production does not have fails the deployment here, and the promotion never
// starts.
const gate = new consentform.ScanGate(
  "scan",
  { site: shop, versionNumber: version.number, sarifPath: "scan.sarif" },
  { dependsOn: verified },
);

const live = new consentform.Promotion("live", { site: shop, versionNumber: version.number }, { dependsOn: gate });

export const siteId = shop.id;
export const liveNumber = live.number;
export const scans = gate.scans;
