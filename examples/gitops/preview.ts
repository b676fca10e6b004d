import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { formatRelease } from "./release";
import { siteIds } from "./site-ids";

/** Publishes the banner to the preview of every site and scans it. The release is what passed. */
export function preview() {
  const siteId = siteIds();
  const document = consentform.readBanner("banner.yaml");
  const note = new pulumi.Config().get("note");
  const published = consentform.readSites("sites.csv").map(({ key }) => {
    const site = siteId(key);
    const draft = new consentform.ConfigDraft(key, { site, document });
    const version = new consentform.Version(key, { site, draftDigest: draft.digest, note });
    return { key, site, versionNumber: version.number };
  });
  const gate = new consentform.ScanGate("scan", {
    sites: Object.fromEntries(published.map(({ key, site, versionNumber }) => [key, { site, versionNumber }])),
    sarifPath: "scans",
  });
  const numbers = pulumi.all(published.map(({ key, versionNumber }) => pulumi.all([key, versionNumber])));
  return { release: pulumi.all([numbers, gate.scans]).apply(([passed]) => formatRelease(passed)) };
}
