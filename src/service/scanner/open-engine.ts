import type { Runtime } from "../runtime/runtime";
import type { ServiceSettings } from "../runtime/settings";
import { browserEngine } from "./browser/browser-engine";
import type { PageVisitor } from "./page-visit";
import { staticEngine } from "./static-engine";

/**
 * Opens the engine of a scan: the browser where one is configured and starts, else the static one. The scan says which
 * it was.
 */
export async function openEngine(
  runtime: Pick<Runtime, "egress" | "now">,
  { browserPath }: Pick<ServiceSettings, "browserPath">,
): Promise<PageVisitor> {
  if (browserPath === null) return staticEngine(runtime);
  try {
    return await browserEngine(runtime.egress, browserPath);
  } catch {
    return staticEngine(runtime);
  }
}
