import * as pulumi from "@pulumi/pulumi";
import * as consentform from "consentform";
import { parseRelease } from "./release";
import { workspaceOutputs } from "./workspace-outputs";

/** Promotes the versions that one run of the pipeline published, even if preview has newer ones by now. */
export function production() {
  const { siteId } = workspaceOutputs();
  const release = new pulumi.Config().require("release");
  for (const [key, versionNumber] of parseRelease(release)) {
    new consentform.Promotion(key, { site: siteId(key), versionNumber });
  }
  return { release };
}
