import type { Schemas } from "@consentform/consent/contract";
import { type DayRange, dayAfter, dayStarts, requestedDays } from "../analytics/day-range";
import { required } from "../http/found";
import type { Call, Reply, Routes } from "../http/handler";
import { pageOf } from "../http/paging";
import { type CountKey, type CountRow, countChoices } from "../store/consent-counts";
import type { PageRequest } from "../store/page-request";

/** How visitors chose. */
export const analyticsRoutes = { getSiteAnalytics: count } satisfies Routes;

async function count(call: Call<"getSiteAnalytics">): Promise<Reply<"getSiteAnalytics">> {
  const { tx, found, query, page, now } = call;
  const site = required(found, "site");
  const { timezone } = site.settings;
  const started = startedWalk(page);
  const days = started?.days ?? requestedDays(query, timezone, now);
  const groupBy = query.group_by ?? ["date"];
  const rows = await countChoices(tx, site, {
    environment: query.environment ?? "production",
    dayStarts: dayStarts(days, timezone),
    groupBy,
    after: started?.after ?? null,
    limit: page.limit + 1,
  });
  const body = pageOf(
    page,
    rows,
    (row) => [row.day, row.regime, row.version_number, days.from, days.to],
    (row) => analyticsRow(row, days, groupBy),
  );
  return { status: 200, body };
}

/** A walk keeps the days of its first page: those meant by default would move at midnight. */
function startedWalk({ after }: PageRequest): { after: CountKey; days: DayRange } | null {
  if (after === null) return null;
  const [day, regime, version, from, to] = after;
  return {
    after: { day: Number(day), regime: String(regime), version_number: Number(version) },
    days: { from: String(from), to: String(to) },
  };
}

function analyticsRow(
  { day, regime, version_number, ...counts }: CountRow,
  days: DayRange,
  groupBy: readonly Schemas["AnalyticsGrouping"][],
): Schemas["AnalyticsRow"] {
  return {
    date: groupBy.includes("date") ? dayAfter(days.from, day - 1) : null,
    regime: groupBy.includes("regime") ? regime : null,
    version_number: groupBy.includes("version") ? version_number : null,
    ...counts,
  };
}
