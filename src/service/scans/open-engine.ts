import type { JobParts } from "../jobs/job-handler";
import { browserEngine } from "./browser/browser-engine";
import type { PageVisitor } from "./page-visit";
import { staticEngine } from "./static-engine";

/**
 * Opens the engine of a scan: the browser where one is configured and starts, else the static one. The scan says which
 * it was.
 */
export async function openEngine({ runtime, settings }: Pick<JobParts, "runtime" | "settings">): Promise<PageVisitor> {
  if (settings.browserPath === null) return staticEngine(runtime);
  try {
    return await browserEngine(runtime.egress, settings.browserPath);
  } catch {
    return staticEngine(runtime);
  }
}
