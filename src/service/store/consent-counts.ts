import type { Schemas } from "@consentform/consent/contract";
import { sql } from "kysely";
import type { Queryable, Row } from "./database";
import type { Environment } from "./environment";

/** Which choices are counted, and how. */
export interface CountRequest {
  readonly environment: Environment;
  /** First moments of consecutive days, and the first moment after the last one. */
  readonly dayStarts: readonly Date[];
  readonly groupBy: readonly Schemas["AnalyticsGrouping"][];
  /** Group after which the page begins; null for the first page. */
  readonly after: CountKey | null;
  readonly limit: number;
}

/** The key of a group of counts; a part that is not grouped by is 0 or "". */
export interface CountKey {
  /** 1 = the first day. */
  readonly day: number;
  readonly regime: string;
  readonly version_number: number;
}

/** The counts of one group (contract 2.10). */
export interface CountRow extends CountKey {
  readonly accepted: number;
  readonly rejected: number;
  readonly customised: number;
  readonly withdrawn: number;
  readonly signal: number;
}

/** Counts the records of a site by group: last day first, then regime, then version; at most `limit` groups. */
export async function countChoices(
  tx: Queryable,
  site: Pick<Row<"sites">, "id" | "workspace_id">,
  { environment, dayStarts, groupBy, after, limit }: CountRequest,
): Promise<CountRow[]> {
  // As text: drivers disagree about lists of times.
  const starts = `{${dayStarts.map((start) => start.toISOString()).join(",")}}`;
  const day = sql`width_bucket(event_at, cast(${starts}::text as timestamptz[]))`;
  const rest =
    after === null
      ? sql``
      : sql`where (-day, regime, version_number) > (${-after.day}::integer, ${after.regime}::text, ${after.version_number}::integer)`;
  const { rows } = await sql<CountRow>`
    select * from (
      select
        ${groupBy.includes("date") ? day : sql`0`} as day,
        ${groupBy.includes("regime") ? sql`regime collate "C"` : sql`''::text collate "C"`} as regime,
        ${groupBy.includes("version") ? sql`version_number` : sql`0`} as version_number,
        (count(*) filter (where choice = 'accepted'))::integer as accepted,
        (count(*) filter (where choice = 'rejected'))::integer as rejected,
        (count(*) filter (where choice = 'customised'))::integer as customised,
        (count(*) filter (where event_type = 'withdrawn'))::integer as withdrawn,
        (count(*) filter (where event_type = 'signal'))::integer as signal
      from consent_records
      where workspace_id = ${site.workspace_id} and site_id = ${site.id} and environment = ${environment}
        and event_at >= ${dayStarts[0]} and event_at < ${dayStarts.at(-1)}
        and event_type in ('given', 'refused', 'changed', 'withdrawn', 'signal')
      group by 1, 2, 3
    ) as counts
    ${rest}
    order by day desc, regime, version_number
    limit ${limit}
  `.execute(tx);
  return rows;
}
