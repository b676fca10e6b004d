import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { parseRelease } from "./release";
import { recordedOutput } from "./stack-outputs";
import { deployedSites } from "./workspace-outputs";

/** A site and the version that the pipeline promoted last. */
export interface Promoted {
  readonly site: string;
  readonly number: number;
}

/** Why production keeps what it serves. */
const reasons = {
  failed: "its scan failed, as the log of the job preview says",
  untagged: "its preview pages lack the site's script tag",
  kept: "sites.csv no longer has it, but it is live",
};

/**
 * Promotes the versions that one run of the pipeline published, even if preview has newer ones by now. Sites that are
 * not part of the release keep their version, so their Promotion stays declared.
 */
export async function production() {
  const sites = await deployedSites();
  const before = (await recordedOutput<Record<string, Promoted>>("production", "promoted")) ?? {};
  const promoted: Record<string, Promoted> = {};
  const release = new pulumi.Config().require("release");
  for (const [key, entry] of parseRelease(release)) {
    const site = sites[key];
    // Another run has deleted the site since; it had never been live.
    if (site === undefined) continue;
    const [formerKey, former] = Object.entries(before).find(([, one]) => one.site === site) ?? [];
    const number = typeof entry === "number" ? entry : former?.number;
    if (typeof entry !== "number")
      await pulumi.log.warn(
        `${key} is not part of this release: ${reasons[entry]}. Production keeps ${number === undefined ? "serving nothing" : `version ${number}`}.`,
      );
    if (number === undefined) continue;
    const aliases = formerKey === undefined || formerKey === key ? [] : [{ name: formerKey }];
    new consentform.Promotion(key, { site, versionNumber: number }, { aliases });
    promoted[key] = { site, number };
  }
  return { release, promoted };
}
