import { regimeTable } from "@consentform/consent/rules";
import { isTimeZone } from "@consentform/consent/values";
import { actorOf } from "../http/caller";
import { checkIfMatch, etagOf } from "../http/etags";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { type ValidationError, validationFailed } from "../http/problem";
import { patchedFields } from "../http/settable-fields";
import { nextRunOf, type ScheduleFields, scanScheduleView, scheduleFields } from "../scans/scan-schedule";
import { json, type Transaction } from "../store/database";
import { attachedHosts, updateScanSchedule } from "../store/scan-schedules";

/** A site's scan schedule. */
export const scanSchedulesRoutes = {
  getScanSchedule: async ({ found, keys }) => {
    const view = scanScheduleView(required(found, "scan_schedule"), keys);
    return { status: 200, body: view, etag: view.etag };
  },
  updateScanSchedule: update,
} satisfies Routes;

async function update(call: Call<"updateScanSchedule">): Promise<Reply<"updateScanSchedule">> {
  const { tx, keys, now } = call;
  const site = required(call.found, "site");
  const row = required(call.found, "scan_schedule");
  const current = scheduleFields(row);
  const asked = patchedFields("updateScanSchedule", current, call.body, call.validation);
  const etag = etagOf(keys, current);
  const isSame = etagOf(keys, asked) === etag;
  checkIfMatch(call.ifMatch, etag, isSame);
  if (isSame) {
    return { status: 200, body: scanScheduleView(row, keys), etag };
  }
  await checkMeaning(tx, site.id, current, asked);
  const { start_urls, profiles, ...fields } = asked;
  const saved = await updateScanSchedule(tx, site.id, {
    ...fields,
    start_urls: json(start_urls),
    profiles: json(profiles),
    next_run_at: nextRunOf(asked, site.settings.timezone, now),
    updated_at: now,
    updated_by: json(actorOf(call.caller)),
  });
  const view = scanScheduleView(saved, keys);
  return { status: 200, body: view, etag: view.etag };
}

/**
 * Checks that the schema cannot express. Only what the patch changes is checked: a host may have been detached since it
 * was written.
 */
async function checkMeaning(
  tx: Transaction,
  siteId: string,
  current: ScheduleFields,
  asked: ScheduleFields,
): Promise<void> {
  const faults: ValidationError[] = [];
  if (asked.timezone !== null && asked.timezone !== current.timezone && !isTimeZone(asked.timezone)) {
    faults.push({
      pointer: "/timezone",
      code: "unknown-time-zone",
      detail: "is not an IANA time zone, as in Europe/Berlin",
    });
  }
  asked.profiles.forEach((profile, index) => {
    if (!current.profiles.includes(profile) && !regimeTable.some(({ regime }) => regime === profile)) {
      faults.push({
        pointer: `/profiles/${index}`,
        code: "unknown-regime",
        detail: "is not in the regime table",
      });
    }
  });
  const hosts = await attachedHosts(tx, siteId);
  asked.start_urls.forEach((url, index) => {
    if (!current.start_urls.includes(url) && !isOnHost(url, hosts)) {
      faults.push({
        pointer: `/start_urls/${index}`,
        code: "host-not-attached",
        detail: "is not on a host that is attached to the site",
      });
    }
  });
  if (faults.length > 0) {
    throw validationFailed(faults);
  }
}

function isOnHost(url: string, hosts: Awaited<ReturnType<typeof attachedHosts>>): boolean {
  if (!URL.canParse(url)) {
    return false;
  }
  const { hostname } = new URL(url);
  return hosts.some(
    ({ host, include_subdomains }) => hostname === host || (include_subdomains && hostname.endsWith(`.${host}`)),
  );
}
