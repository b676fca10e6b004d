import { type CheckWork, defineResource } from "./definition";
import { timeZoneFindings } from "./time-zone";

interface Inputs {
  timezone?: string | null;
}

/**
 * When a site is scanned. It always exists: creating it changes only what is declared, deleting it resets that to the
 * defaults.
 */
export const scanSchedule = defineResource<Inputs>("ScanSchedule", {
  description:
    "When a site is scanned. Every site has one; only what is declared here is managed, and is reset to its default when the resource is removed.",
  operations: { read: "getScanSchedule", update: "updateScanSchedule" },
  id: "{site_id}",
  isSingleton: true,
  properties: {
    startUrls: { unordered: true },
    profiles: { unordered: true },
    nextRunAt: { volatile: true },
    lastScanId: { volatile: true },
    lastSkipped: { volatile: true },
    updatedAt: { volatile: true },
    updatedBy: { volatile: true },
  },
  check: (work: CheckWork<Inputs>) => ({ findings: timeZoneFindings(work, ["timezone"], ({ timezone }) => timezone) }),
  inSite: { include: "scan_schedule", part: (site) => site.scan_schedule },
});
