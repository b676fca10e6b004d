import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { parseRelease } from "./release";
import { servedNumbers } from "./served-numbers";
import { recordedOutput } from "./stack-outputs";
import { deployedSites } from "./workspace-outputs";

/** A site and the version that the pipeline promoted last. */
export interface Promoted {
  readonly site: string;
  readonly number: pulumi.Input<number>;
}

/** Why production keeps what it serves. */
const reasons = {
  failed: "its scan failed, as the log of the job preview says",
  untagged: "its preview pages lack the site's script tag",
  kept: "sites.csv no longer has it, but it is live",
};

/**
 * Promotes the versions that one run of the pipeline published, even if preview has newer ones by now. A site that is
 * not part of the release keeps what production serves, so its Promotion stays declared with that number.
 */
export async function production() {
  const sites = await deployedSites();
  const before = (await recordedOutput<Record<string, Promoted>>("production", "promoted")) ?? {};
  const promoted: Record<string, Promoted> = {};
  const release = new pulumi.Config().require("release");
  // Another run may have deleted a site since; it had never been live.
  const entries = parseRelease(release).flatMap(([key, entry]) => {
    const site = Object.hasOwn(sites, key) ? sites[key] : undefined;
    return site === undefined ? [] : [{ key, entry, site }];
  });
  const excluded = entries.filter(({ entry }) => typeof entry !== "number");
  const served = await servedNumbers(excluded.map(({ site }) => site));
  for (const { key, entry, site } of entries) {
    const [formerKey] = Object.entries(before).find(([, one]) => one.site === site) ?? [];
    const number = typeof entry === "number" ? entry : served.get(site);
    if (typeof entry !== "number")
      await pulumi.log.warn(
        `${key} is not part of this release: ${reasons[entry]}. Production keeps ${number === undefined ? "serving nothing" : `version ${number}`}.`,
      );
    if (number === undefined) continue;
    const aliases = formerKey === undefined || formerKey === key ? [] : [{ name: formerKey }];
    const promotion = new consentform.Promotion(key, { site, versionNumber: number }, { aliases });
    promoted[key] = { site, number: promotion.number };
  }
  return { release, promoted };
}
