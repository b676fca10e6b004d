import { buildExportJob } from "../exports/build-export";
import type { JobHandlers } from "./job-queue";

/** How each kind of job is done. One entry a kind; the work itself stands in the room that it belongs to. */
export const jobHandlers: JobHandlers = {
  "build-export": buildExportJob,
};
