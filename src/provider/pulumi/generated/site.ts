// Generated from src/provider/resources/site.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";

const shape: ResourceShape = {
  "kind": "Site",
  "outputs": [
    "workspaceId",
    "name",
    "retention",
    "settings",
    "scriptUrl",
    "snippets",
    "etag",
    "createdAt",
    "deletionProtection",
    "allowDeleteWhileServed",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "retention": 1095,
    "settings": {
      "defaultLanguage": "en",
      "timezone": "UTC",
      "promotionGate": {
        "mode": "warn",
        "failOn": "error",
        "maxScanAgeHours": 168,
        "requireVerifiedDomain": true,
        "requireInstallCheck": false
      },
      "allowDirectProduction": false,
      "recordIp": "none",
      "labels": {}
    },
    "effective": {}
  },
  "references": {},
  "parts": {},
  "isNamed": true,
  "isProtectable": true,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": false,
  "adoption": "id"
};

/** Arguments of a Site. */
export interface SiteArgs {
  /**
   * Name shown to people, 1 to 120 characters. It need not be unique.
   * Default: the resource's name in the program.
   */
  name?: DeepInput<string>;
  /**
   * Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set; raising
   * it again before that cancels it.
   * Default: `1095`.
   */
  retention?: DeepInput<number>;
  /**
   * Settings of the site. Members that you leave out keep their value.
   * Default: `{}`.
   */
  settings?: DeepInput<{
    /**
     * Language of the starter draft that is created with the site, as a BCP 47 tag.
     * Default: `"en"`.
     */
    defaultLanguage?: string;
    /**
     * IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own.
     * Default: `"UTC"`.
     */
    timezone?: string;
    /**
     * Conditions that a version must meet before it goes to production.
     * Default: `{}`.
     */
    promotionGate?: {
      /**
       * What happens if a condition fails.
       * Default: `"warn"`.
       */
      mode?: "off" | "warn" | "block";
      /**
       * Lowest severity of an open issue of preview that counts.
       * Default: `"error"`.
       */
      failOn?: "error" | "warning";
      /**
       * Maximum age, in hours, of the version's preview scan, 1 to 720.
       * Default: `168`.
       */
      maxScanAgeHours?: number;
      /**
       * Whether at least one production domain must be verified.
       * Default: `true`.
       */
      requireVerifiedDomain?: boolean;
      /**
       * Whether preview must have an install check of the version, and the newest one must not have failed.
       * Default: `false`.
       */
      requireInstallCheck?: boolean;
    };
    /**
     * Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version.
     * Default: `false`.
     */
    allowDirectProduction?: boolean;
    /**
     * What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
     * 24 months.
     * Default: `"none"`.
     */
    recordIp?: "none" | "truncated" | "hashed";
    /**
     * Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255
     * characters.
     * Default: `{}`.
     */
    labels?: Record<string, string>;
  }>;
  /**
   * Whether deleting and replacing the site is refused. Set it to false and deploy once before you delete the site. If omitted, a site that has never been live can be deleted.
   * Default: `true`.
   */
  deletionProtection?: boolean;
  /**
   * Whether the site may be deleted even if visitors fetched its production banner within the last 24 hours.
   * Default: `false`.
   */
  allowDeleteWhileServed?: DeepInput<boolean>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A website with its own banner, versions, scans and consent records. Deleting it is permanent; only its consent records are kept until their retention ends.
 *
 * @example
 * ```ts
 * // A site with its settings.
 * import * as consentform from "consentform";
 *
 * // Protected by default: the site can be deleted only after you deploy `deletionProtection: false`.
 * const site = new consentform.Site("shop", {
 *   name: "Shop",
 *   retention: 1095, // days that consent records are kept
 *   settings: {
 *     defaultLanguage: "en",
 *     timezone: "Europe/Berlin",
 *     // Requirements that a version must meet before it goes live. "warn" only records unmet requirements.
 *     promotionGate: { mode: "block", requireVerifiedDomain: true },
 *     labels: { team: "checkout" },
 *   },
 * });
 *
 * export const siteId = site.id;
 * export const scriptTag = site.snippets.apply((snippets) => snippets.production);
 * ```
 */
export class Site extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Name shown to people, 1 to 120 characters. It need not be unique. */
  declare readonly name: pulumi.Output<string>;
  /**
   * Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set; raising
   * it again before that cancels it.
   */
  declare readonly retention: pulumi.Output<number>;
  /** Settings of the site. Members that you leave out keep their value. */
  declare readonly settings: pulumi.Output<{
    /** Language of the starter draft that is created with the site, as a BCP 47 tag. */
    defaultLanguage?: string;
    /** IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own. */
    timezone?: string;
    /** Conditions that a version must meet before it goes to production. */
    promotionGate?: {
      /** What happens if a condition fails. */
      mode?: "off" | "warn" | "block";
      /** Lowest severity of an open issue of preview that counts. */
      failOn?: "error" | "warning";
      /** Maximum age, in hours, of the version's preview scan, 1 to 720. */
      maxScanAgeHours?: number;
      /** Whether at least one production domain must be verified. */
      requireVerifiedDomain?: boolean;
      /** Whether preview must have an install check of the version, and the newest one must not have failed. */
      requireInstallCheck?: boolean;
    };
    /** Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version. */
    allowDirectProduction?: boolean;
    /**
     * What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
     * 24 months.
     */
    recordIp?: "none" | "truncated" | "hashed";
    /**
     * Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255
     * characters.
     */
    labels?: Record<string, string>;
  }>;
  /** Address of the script of the production stage. It sets consent defaults and draws the banner. */
  declare readonly scriptUrl: pulumi.Output<string>;
  /** HTML script tags to paste as the first element of a page's head. */
  declare readonly snippets: pulumi.Output<{
    /** Script tag that loads the preview banner; for staging pages. */
    preview: string;
    /** Script tag that loads the production banner. */
    production: string;
  }>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** When the site was created. */
  declare readonly createdAt: pulumi.Output<string>;
  /** Whether deleting and replacing the site is refused. Set it to false and deploy once before you delete the site. If omitted, a site that has never been live can be deleted. */
  declare readonly deletionProtection: pulumi.Output<boolean | undefined>;
  /** Whether the site may be deleted even if visitors fetched its production banner within the last 24 hours. */
  declare readonly allowDeleteWhileServed: pulumi.Output<boolean | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Name shown to people, 1 to 120 characters. It need not be unique. */
    name?: string;
    /**
     * Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set; raising
     * it again before that cancels it.
     */
    retention?: number;
    /** Settings of the site. Members that you leave out keep their value. */
    settings?: {
      /** Language of the starter draft that is created with the site, as a BCP 47 tag. */
      defaultLanguage: string;
      /** IANA time zone for the days of analytics, and for the scan schedule unless the schedule sets its own. */
      timezone: string;
      /** Conditions that a version must meet before it goes to production. */
      promotionGate: {
        /** What happens if a condition fails. */
        mode: "off" | "warn" | "block";
        /** Lowest severity of an open issue of preview that counts. */
        failOn: "error" | "warning";
        /** Maximum age, in hours, of the version's preview scan, 1 to 720. */
        maxScanAgeHours: number;
        /** Whether at least one production domain must be verified. */
        requireVerifiedDomain: boolean;
        /** Whether preview must have an install check of the version, and the newest one must not have failed. */
        requireInstallCheck: boolean;
      };
      /** Whether a version can be published to production directly, without preview. The promotion gate then finds no scan of the version. */
      allowDirectProduction: boolean;
      /**
       * What a consent record keeps of the visitor's address: nothing, the truncated address, or an HMAC whose key is deleted after
       * 24 months.
       */
      recordIp: "none" | "truncated" | "hashed";
      /**
       * Up to 20 labels of your own, for filtering. Keys: 1 to 63 characters of `a-z0-9_.-`; values: up to 255
       * characters.
       */
      labels: Record<string, string>;
    };
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: SiteArgs = {}, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing Site by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): Site {
    // Reading takes no arguments.
    return new Site(name, {}, { ...opts, id });
  }
}
