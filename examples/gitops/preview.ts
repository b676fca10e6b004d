import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { formatRelease } from "./release";
import { bannerTemplate } from "./template";
import { workspaceOutputs } from "./workspace-outputs";

/** Publishes the banner of every site to its preview and scans it. The release is what passed. */
export function preview() {
  const { siteId, template } = workspaceOutputs();
  const { id, revision, workspaceId } = template();
  const sites = consentform.readSites("sites.csv");
  const rollout = new consentform.TemplateRollout("banner", {
    // The content comes from the files, so a pull request shows every site's banner before the template has changed.
    template: { id, revision, workspaceId, ...bannerTemplate() },
    release: "preview",
    note: new pulumi.Config().get("note"),
    sites: Object.fromEntries(
      sites.map(({ key, variables, overrides }) => [key, { site: siteId(key), variables, overrides }]),
    ),
  });
  const published = rollout.versionNumbers;
  const gate = new consentform.ScanGate("scan", {
    sites: Object.fromEntries(
      sites.map(({ key }) => [key, { site: siteId(key), versionNumber: published.apply((numbers) => numbers[key]) }]),
    ),
    sarifPath: "scans",
  });
  const passed = pulumi.all([published, gate.scans]);
  return { release: passed.apply(([numbers]) => formatRelease(sites.map(({ key }) => [key, numbers[key]]))) };
}
