import type { Schemas } from "@consentform/consent/contract";
import { etagOf } from "../http/etags";
import type { Keyring } from "../runtime/keyring";
import type { Queryable, Row, Transaction } from "../store/database";
import { scanSchedules, updateScanSchedule } from "../store/scan-schedules";
import { nextRun } from "./next-run";

/** The fields of a schedule that clients set (flags C and U of contract 2.5). */
export type ScheduleFields = Pick<
  Row<"scan_schedules">,
  | "enabled"
  | "frequency"
  | "weekday"
  | "month_day"
  | "hour"
  | "timezone"
  | "environment"
  | "start_urls"
  | "max_pages"
  | "profiles"
>;

/** The schedule of a new site. */
export const defaultSchedule: ScheduleFields = {
  enabled: true,
  frequency: "weekly",
  weekday: 1,
  month_day: 1,
  hour: 3,
  timezone: null,
  environment: "production",
  start_urls: [],
  max_pages: 50,
  profiles: ["gdpr"],
};

/** The settable fields of a schedule. */
export function scheduleFields(row: Row<"scan_schedules">): ScheduleFields {
  const { enabled, frequency, weekday, month_day, hour, timezone, environment, start_urls, max_pages, profiles } = row;
  return { enabled, frequency, weekday, month_day, hour, timezone, environment, start_urls, max_pages, profiles };
}

/** When a schedule runs next, in its own time zone or the site's. */
export function nextRunOf(fields: ScheduleFields, siteTimezone: string, now: Date): Date | null {
  return nextRun(fields, fields.timezone ?? siteTimezone, now);
}

/** A schedule as the API shows it. */
export function scanScheduleView(row: Row<"scan_schedules">, keys: Keyring): Schemas["ScanSchedule"] {
  return {
    workspace_id: row.workspace_id,
    site_id: row.site_id,
    ...scheduleFields(row),
    next_run_at: row.next_run_at?.toISOString() ?? null,
    last_scan_id: row.last_scan_id,
    last_skipped: row.last_skipped,
    etag: etagOf(keys, scheduleFields(row)),
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by,
  };
}

/** Schedules of several sites by site id, for `include=scan_schedule`; every site has one. */
export async function scanScheduleOf(
  tx: Queryable,
  siteIds: readonly string[],
  keys: Keyring,
): Promise<ReadonlyMap<string, Schemas["ScanSchedule"]>> {
  const rows = await scanSchedules(tx, siteIds);
  return new Map(rows.map((row) => [row.site_id, scanScheduleView(row, keys)]));
}

/** Computes the next run again after the site's time zone changed; nothing changes for a schedule with its own zone. */
export async function rescheduleInZone(
  tx: Transaction,
  siteId: string,
  siteTimezone: string,
  now: Date,
): Promise<void> {
  for (const row of await scanSchedules(tx, [siteId])) {
    await updateScanSchedule(tx, siteId, { next_run_at: nextRunOf(scheduleFields(row), siteTimezone, now) });
  }
}
