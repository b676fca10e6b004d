import type { JobParts } from "../jobs/job-queue";
import type { ScanEngine } from "./page-visit";
import { staticEngine } from "./static-engine";

/** The engine that a scan runs with. */
export async function chooseEngine({ world }: Pick<JobParts, "world">): Promise<ScanEngine> {
  return staticEngine(world);
}
