import { sendAlert } from "../alerts/send-alert";
import { sendConfirmation } from "../alerts/send-confirmation";
import { buildExportJob } from "../exports/build-export";
import type { JobHandlers } from "../jobs/job-handler";
import { scanJob } from "../scans/run-scan";
import { deliverAuditLog } from "../webhooks/deliver-audit-log";
import { deliverWebhooks } from "../webhooks/deliver-webhooks";

/** The handler of each kind of job. The work itself is in the folder of its subject. */
export const jobHandlers: JobHandlers = {
  "deliver-webhooks": deliverWebhooks,
  "deliver-audit-log": deliverAuditLog,
  "send-alert": sendAlert,
  "send-confirmation": sendConfirmation,
  scan: scanJob,
  "build-export": buildExportJob,
};
