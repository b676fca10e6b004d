import { type CheckWork, defineResource } from "./definition";
import { timeZoneFindings } from "./time-zone";

interface Inputs {
  timezone?: string | null;
}

/**
 * A site's scan schedule. It always exists: creating it changes only what is declared, deleting it resets that to the
 * defaults.
 */
export const scanSchedule = defineResource<Inputs>("ScanSchedule", {
  description:
    "A site's scan schedule. Every site has one; only what is declared here is managed, and is reset to its default when the resource is removed.",
  operations: { read: "getScanSchedule", update: "updateScanSchedule" },
  id: "{site_id}",
  isSingleton: true,
  properties: {
    start_urls: { unordered: true },
    profiles: { unordered: true },
    next_run_at: { volatile: true },
    last_scan_id: { volatile: true },
    last_skipped: { volatile: true },
    updated_at: { volatile: true },
    updated_by: { volatile: true },
  },
  check: (work: CheckWork<Inputs>) => ({ findings: timeZoneFindings(work, ["timezone"], ({ timezone }) => timezone) }),
  inSite: { include: "scan_schedule", part: (site) => site.scan_schedule },
});
