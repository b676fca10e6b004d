import type { Row } from "../store/database";
import type { RecordedSite } from "../store/recorded-sites";

/** The objects that a path names, by kind. */
export interface Found {
  readonly site?: Row<"sites">;
  readonly recorded_site?: RecordedSite;
  readonly domain?: Row<"domains">;
  readonly draft?: Row<"drafts">;
  readonly version?: Row<"versions">;
  readonly scan_schedule?: Row<"scan_schedules">;
  readonly scan?: Row<"scans">;
  readonly alert_channel?: Row<"alert_channels">;
  readonly webhook?: Row<"webhook_endpoints">;
  readonly webhook_delivery?: Row<"webhook_deliveries">;
  readonly alert?: Row<"alerts">;
  readonly token?: Row<"tokens">;
  readonly service?: Row<"services">;
  readonly issue?: Row<"issues">;
  readonly template?: Row<"templates">;
  readonly export?: Row<"exports">;
}

/**
 * One found object that the path is known to name.
 * @throws {Error} if it does not: a mistake in the routes, never in the request.
 */
export function required<Kind extends keyof Found>(found: Found, kind: Kind): NonNullable<Found[Kind]> {
  const object = found[kind];
  if (object === undefined) {
    throw new Error(`The path names no ${kind}.`);
  }
  return object;
}
