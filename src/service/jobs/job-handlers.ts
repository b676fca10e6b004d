import { scanJob } from "../scans/run-scan";
import type { JobHandlers } from "./job-queue";

/** How each kind of job is done. One entry a kind; the work itself stands in the room that it belongs to. */
export const jobHandlers: JobHandlers = {
  scan: scanJob,
};
