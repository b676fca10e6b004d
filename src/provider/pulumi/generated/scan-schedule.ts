// Generated from src/provider/resources/scan-schedule.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "ScanSchedule",
  "outputs": [
    "workspaceId",
    "siteId",
    "enabled",
    "frequency",
    "weekday",
    "monthDay",
    "hour",
    "timezone",
    "environment",
    "startUrls",
    "maxPages",
    "profiles",
    "etag",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "enabled": true,
    "frequency": "weekly",
    "weekday": 1,
    "monthDay": 1,
    "hour": 3,
    "timezone": null,
    "environment": "production",
    "startUrls": [],
    "maxPages": 50,
    "profiles": [
      "gdpr"
    ],
    "effective": {}
  },
  "references": {
    "site": "siteId"
  },
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": true,
  "isCreatedBeforeDeleted": false,
  "adoption": "singleton"
};

/** Arguments of a ScanSchedule. */
export interface ScanScheduleArgs {
  /**
   * Site that the schedule belongs to; also the schedule's own id.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Whether scans are queued.
   * Default: `true`.
   */
  enabled?: DeepInput<boolean>;
  /**
   * Scan frequency.
   * Default: `"weekly"`.
   */
  frequency?: DeepInput<"daily" | "weekly" | "monthly">;
  /**
   * ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly.
   * Default: `1`.
   */
  weekday?: DeepInput<number>;
  /**
   * Day of the month, 1 to 28; used when monthly.
   * Default: `1`.
   */
  monthDay?: DeepInput<number>;
  /**
   * Hour of the day in the time zone, 0 to 23.
   * Default: `3`.
   */
  hour?: DeepInput<number>;
  /** IANA time zone of `weekday`, `monthDay` and `hour`; null means the site's `settings.timezone`. */
  timezone?: DeepInput<string | null>;
  /**
   * Stage to scan.
   * Default: `"production"`.
   */
  environment?: DeepInput<"preview" | "production">;
  /**
   * Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
   * empty list means the home page of the oldest verified domain.
   * Default: `[]`.
   */
  startUrls?: DeepInput<Array<string>>;
  /**
   * Maximum number of pages to visit, 1 to 500.
   * Default: `50`.
   */
  maxPages?: DeepInput<number>;
  /**
   * Regimes to visit as, 1 to 5 rows of the regime table.
   * Default: `["gdpr"]`.
   */
  profiles?: DeepInput<Array<string>>;
  /**
   * Set to `true` to adopt the existing object. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<true>;
}

/**
 * A site's scan schedule. Every site has one; only what is declared here is managed, and is reset to its default when the resource is removed.
 *
 * @example
 * ```ts
 * // When a site is scanned for trackers.
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop", { settings: { timezone: "Europe/Berlin" } });
 *
 * // Every site has a schedule. Only the properties declared here are managed; remove one to restore its default.
 * const schedule = new consentform.ScanSchedule("nightly", {
 *   site,
 *   frequency: "daily",
 *   hour: 3,
 *   maxPages: 200,
 *   profiles: ["gdpr", "us_ca"],
 * });
 *
 * export const hour = schedule.hour;
 * ```
 */
export class ScanSchedule extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the schedule belongs to; also the schedule's own id. */
  declare readonly siteId: pulumi.Output<string>;
  /** Whether scans are queued. */
  declare readonly enabled: pulumi.Output<boolean>;
  /** Scan frequency. */
  declare readonly frequency: pulumi.Output<"daily" | "weekly" | "monthly">;
  /** ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
  declare readonly weekday: pulumi.Output<number>;
  /** Day of the month, 1 to 28; used when monthly. */
  declare readonly monthDay: pulumi.Output<number>;
  /** Hour of the day in the time zone, 0 to 23. */
  declare readonly hour: pulumi.Output<number>;
  /** IANA time zone of `weekday`, `monthDay` and `hour`; null means the site's `settings.timezone`. */
  declare readonly timezone: pulumi.Output<string | null>;
  /** Stage to scan. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /**
   * Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
   * empty list means the home page of the oldest verified domain.
   */
  declare readonly startUrls: pulumi.Output<Array<string>>;
  /** Maximum number of pages to visit, 1 to 500. */
  declare readonly maxPages: pulumi.Output<number>;
  /** Regimes to visit as, 1 to 5 rows of the regime table. */
  declare readonly profiles: pulumi.Output<Array<string>>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** Set to `true` to adopt the existing object. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<true | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the schedule belongs to; also the schedule's own id. */
    siteId?: string;
    /** Whether scans are queued. */
    enabled?: boolean;
    /** Scan frequency. */
    frequency?: "daily" | "weekly" | "monthly";
    /** ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
    weekday?: number;
    /** Day of the month, 1 to 28; used when monthly. */
    monthDay?: number;
    /** Hour of the day in the time zone, 0 to 23. */
    hour?: number;
    /** IANA time zone of `weekday`, `monthDay` and `hour`; null means the site's `settings.timezone`. */
    timezone?: string | null;
    /** Stage to scan. */
    environment?: "preview" | "production";
    /**
     * Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
     * empty list means the home page of the oldest verified domain.
     */
    startUrls?: Array<string>;
    /** Maximum number of pages to visit, 1 to 500. */
    maxPages?: number;
    /** Regimes to visit as, 1 to 5 rows of the regime table. */
    profiles?: Array<string>;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: ScanScheduleArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing ScanSchedule by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): ScanSchedule {
    // Reading takes no arguments.
    return new ScanSchedule(name, {} as ScanScheduleArgs, { ...opts, id });
  }
}
