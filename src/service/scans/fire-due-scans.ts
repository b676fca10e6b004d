import type { Schemas } from "@consentform/consent/contract";
import { systemActor } from "../http/caller";
import type { JobParts } from "../jobs/job-handler";
import { json, type Row, type Transaction } from "../store/database";
import { domainsInEnvironment } from "../store/domains";
import { dueSchedules, lockSchedule, updateScanSchedule } from "../store/scan-schedules";
import { activeScan } from "../store/scans";
import { lockSite } from "../store/sites";
import { pointersOf } from "../store/stages";
import { queueScan } from "./queue-scan";
import { nextRunOf, scheduleFields } from "./scan-schedule";
import { fetchableDomains, isHostCovered } from "./site-hosts";

type SkipReason = NonNullable<Schemas["ScanSchedule"]["last_skipped"]>["reason"];

/** Schedules fired in one round. */
const BATCH_SIZE = 20;

/**
 * Queues the scans that are due (contract 2.5). However long nothing ran, each schedule fires once and goes on from
 * now. A run that cannot start is skipped, and noted. Any number of processes may do it: the site's row is held while
 * its schedule is fired.
 * @returns whether more may be due
 */
export async function fireDueScans(parts: Pick<JobParts, "store" | "runtime" | "settings">): Promise<boolean> {
  const { store, runtime } = parts;
  const due = await dueSchedules(store.db, runtime.now(), BATCH_SIZE);
  for (const schedule of due) await store.transaction((tx) => fire(tx, parts, schedule));
  return due.length === BATCH_SIZE;
}

async function fire(
  tx: Transaction,
  { runtime, settings }: Pick<JobParts, "runtime" | "settings">,
  { workspace_id, site_id }: Pick<Row<"scan_schedules">, "workspace_id" | "site_id">,
): Promise<void> {
  const site = await lockSite(tx, workspace_id, site_id);
  const schedule = site === null ? undefined : await lockSchedule(tx, site_id);
  const now = runtime.now();
  // Meanwhile it may have been deleted, changed, or fired by another process.
  if (site === null || schedule?.enabled !== true || schedule.next_run_at === null || schedule.next_run_at > now)
    return;
  const fields = scheduleFields(schedule);
  const reason = await skipReason(tx, settings, schedule);
  const next = { next_run_at: nextRunOf(fields, site.settings.timezone, now) };
  if (reason !== null) {
    const last_skipped = json({ at: schedule.next_run_at.toISOString(), reason });
    await updateScanSchedule(tx, site_id, { ...next, last_skipped });
    return;
  }
  const scan = await queueScan(tx, runtime, {
    site,
    environment: fields.environment,
    startUrls: fields.start_urls,
    maxPages: fields.max_pages,
    profiles: fields.profiles,
    trigger: "schedule",
    by: systemActor,
    at: now,
  });
  await updateScanSchedule(tx, site_id, { ...next, ...(scan === null ? {} : { last_scan_id: scan.id }) });
}

/** Why a due run cannot start; null if it can. */
async function skipReason(
  tx: Transaction,
  settings: JobParts["settings"],
  { site_id, environment, start_urls }: Row<"scan_schedules">,
): Promise<SkipReason | null> {
  if ((await activeScan(tx, site_id, environment)) !== undefined) return "scan-in-progress";
  const fetchable = fetchableDomains(await domainsInEnvironment(tx, site_id, environment), settings);
  const isOpen = (url: string) => !isHostCovered(fetchable, new URL(url).hostname);
  if (fetchable.length === 0 || start_urls.some(isOpen)) return "no-verified-domain";
  return (await pointersOf(tx, site_id))[environment].number === null ? "stage-empty" : null;
}
