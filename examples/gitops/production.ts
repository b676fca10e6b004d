import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { parseRelease } from "./release";
import { servedVersions } from "./served-versions";
import { refuseUnseenMoves } from "./shown-versions";
import { recordedOutput } from "./stack-outputs";
import { deployedAddresses, deployedSites } from "./workspace-outputs";

/** A site that the pipeline has brought to production, and the number of its version. */
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
  const [ids, addresses] = await Promise.all([deployedSites(), deployedAddresses()]);
  const sites = new Map(Object.entries(addresses).map(([key, address]) => [address, ids[key]]));
  const before = (await recordedOutput<Record<string, Promoted>>("production", "promoted")) ?? {};
  const promoted: Record<string, Promoted> = {};
  const release = new pulumi.Config().require("release");
  // Another run may have deleted a site since; it had never been live.
  const entries = parseRelease(release).flatMap((released) => {
    const site = sites.get(released.address);
    return site === undefined ? [] : [{ ...released, site }];
  });
  const served = await servedVersions(entries.map(({ site }) => site));
  const recorded = new Map(Object.values(before).map(({ site, number }) => [site, Number(number)]));
  refuseUnseenMoves(entries.map((one) => ({ ...one, served: served.get(one.site), promoted: recorded.get(one.site) })));
  for (const { key, address, entry, site } of entries) {
    const number = typeof entry === "number" ? entry : served.get(site)?.number;
    if (typeof entry !== "number")
      await pulumi.log.warn(
        `${key} is not part of this release: ${reasons[entry]}. Production keeps ${number === undefined ? "serving nothing" : `version ${number}`}.`,
      );
    if (number === undefined) continue;
    // Its name stays when the site's key changes, so a rename does not replace it.
    const promotion = new consentform.Promotion(address, { site, versionNumber: number });
    promoted[address] = { site, number: promotion.number };
  }
  return { release, promoted };
}
