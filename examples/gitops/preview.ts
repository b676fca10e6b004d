import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { formatRelease, type ReleaseEntry } from "./release";
import { bannerTemplate } from "./template";
import { deployedAddresses, deployedSites, deployedTemplate, notYetKnown } from "./workspace-outputs";

/** Publishes the banner of every site to its preview and scans it. The versions that pass form the release. */
export async function preview() {
  const [deployed, addresses, template] = await Promise.all([deployedSites(), deployedAddresses(), deployedTemplate()]);
  const { id, revision, workspaceId } = pulumi.output(template);
  const sites = consentform.readSites("sites.csv");
  const siteId = (key: string): pulumi.Input<string> => deployed[key] ?? notYetKnown<string>(`site "${key}"`);
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
    // A site that does not pass keeps its version in production and is scanned again by the next run.
    whenFailed: "exclude",
  });
  const keys = sites.map(({ key }) => key);
  const kept = Object.keys(deployed).filter((key) => !keys.includes(key));
  const release = pulumi.all([published, gate.failed, gate.untagged]).apply(([numbers, failed, untagged]) => {
    const entryOf = (key: string): ReleaseEntry =>
      isIn(failed, key) ? "failed" : isIn(untagged, key) ? "untagged" : numbers[key];
    const listed = (key: string, entry: ReleaseEntry) => ({ key, address: addresses[key] ?? key, entry });
    return formatRelease([...keys.map((key) => listed(key, entryOf(key))), ...kept.map((key) => listed(key, "kept"))]);
  });
  return { release };
}

/** True if the gate lists the site. The state of a gate of consentform 0.2.0 has no lists. */
function isIn(list: Readonly<Record<string, string>> | undefined, key: string): boolean {
  return Object.hasOwn(list ?? {}, key);
}
