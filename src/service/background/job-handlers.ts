import { sendAlert } from "../alerts/send-alert";
import { sendConfirmation } from "../alerts/send-confirmation";
import { buildExportJob } from "../exports/build-export";
import type { JobHandlers } from "../jobs/job-handler";
import { scanJob } from "../scans/run-scan";
import { deliverWebhooks } from "../webhooks/deliver-webhooks";

/** How each kind of job is done. One entry a kind; the work itself stands in the room that it belongs to. */
export const jobHandlers: JobHandlers = {
  "deliver-webhooks": deliverWebhooks,
  "send-alert": sendAlert,
  "send-confirmation": sendConfirmation,
  scan: scanJob,
  "build-export": buildExportJob,
};
