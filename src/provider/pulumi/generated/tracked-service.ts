// Generated from src/provider/resources/tracked-service.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "TrackedService",
  "outputs": [
    "siteId",
    "key",
    "name",
    "company",
    "category",
    "hosts",
    "scripts",
    "storage",
    "legalBasis",
    "blocking",
    "purposes",
    "privacyUrl",
    "countries",
    "iabVendorId",
    "googleAtpId",
    "status",
    "workspaceId",
    "createdAt",
    "etag",
    "source",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "hosts": [],
    "scripts": [],
    "storage": [],
    "legalBasis": null,
    "blocking": "auto",
    "purposes": {},
    "privacyUrl": null,
    "countries": [],
    "iabVendorId": null,
    "googleAtpId": null,
    "status": "live",
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
  "adoption": "id"
};

/** Arguments of a TrackedService. */
export interface TrackedServiceArgs {
  /**
   * Site that the service belongs to.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes.
   * A change replaces the resource.
   */
  key: DeepInput<string>;
  /** Name of the product, 1 to 120 characters, as the declaration shows it. */
  name: DeepInput<string>;
  /** Company that runs it, 1 to 200 characters. */
  company: DeepInput<string>;
  /** Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
  category: DeepInput<string>;
  /**
   * Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions.
   * Default: `[]`.
   */
  hosts?: DeepInput<Array<string>>;
  /**
   * Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters.
   * Default: `[]`.
   */
  scripts?: DeepInput<Array<string>>;
  /**
   * What it stores on the device, up to 200 entries.
   * Default: `[]`.
   */
  storage?: DeepInput<Array<{
    /** Exact name, 1 to 255 characters. */
    name?: string;
    /** Name in which `*` matches any characters, 1 to 255 characters. */
    pattern?: string;
    /** Kind of storage. */
    kind: "cookie" | "local" | "session" | "indexeddb" | "pixel";
    /** First party or third party. */
    party: "first" | "third";
    /** Host that it is stored for; null for the site's own. */
    domain?: string | null;
    /** How long it is kept: an ISO 8601 duration such as `P13M` or `PT30M`, or `session`. */
    duration: string;
    /**
     * What it is for, one text for each language.
     * Default: `{}`.
     */
    purpose?: Record<string, string>;
  }>>;
  /** Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent. */
  legalBasis?: DeepInput<"consent" | "legitimate_interest" | "necessary" | null>;
  /**
   * How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked.
   * Default: `"auto"`.
   */
  blocking?: DeepInput<"auto" | "manual" | "none">;
  /**
   * What it is used for, one text of up to 1,000 characters for each language.
   * Default: `{}`.
   */
  purposes?: DeepInput<Record<string, string>>;
  /** https address of the company's privacy policy, at most 2,048 characters, or null. */
  privacyUrl?: DeepInput<string | null>;
  /**
   * Countries in which data is processed, as ISO 3166-1 alpha-2 codes.
   * Default: `[]`.
   */
  countries?: DeepInput<Array<string>>;
  /** Id of the company in the IAB Global Vendor List, or null. */
  iabVendorId?: DeepInput<number | null>;
  /** Id of the company in Google's list of ad technology providers, or null. */
  googleAtpId?: DeepInput<number | null>;
  /**
   * Whether it counts as a service of the site. Services that a scan records start as needs_review.
   * Default: `"live"`.
   */
  status?: DeepInput<"live" | "needs_review" | "ignored">;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A tracker that a site loads: who operates it, what it stores on the device, and how it is blocked until consent. A live service is blocked and declared from the next publish on.
 *
 * @example
 * ```ts
 * // A tracker that the site loads, blocked until the visitor agrees.
 * import * as consentform from "consentform";
 *
 * const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });
 *
 * new consentform.TrackedService("statistics", {
 *   site: shop,
 *   key: "example-analytics",
 *   name: "Example Analytics",
 *   company: "Example Analytics Ltd",
 *   category: "analytics",
 *   hosts: ["stats.example.net", "*.stats.example.net"],
 *   scripts: ["https://stats.example.net/tag.js*"],
 *   storage: [
 *     { pattern: "_ex_*", kind: "cookie", party: "first", duration: "P13M", purpose: { en: "Tells visitors apart." } },
 *   ],
 *   purposes: { en: "Counts visits and pages.", de: "Zählt Besuche und Seiten." },
 *   privacyUrl: "https://example.net/privacy",
 * });
 *
 * export const siteId = shop.id;
 * ```
 */
export class TrackedService extends ConsentformResource {
  /** Site that the service belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /** Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes. */
  declare readonly key: pulumi.Output<string>;
  /** Name of the product, 1 to 120 characters, as the declaration shows it. */
  declare readonly name: pulumi.Output<string>;
  /** Company that runs it, 1 to 200 characters. */
  declare readonly company: pulumi.Output<string>;
  /** Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
  declare readonly category: pulumi.Output<string>;
  /** Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
  declare readonly hosts: pulumi.Output<Array<string>>;
  /** Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
  declare readonly scripts: pulumi.Output<Array<string>>;
  /** What it stores on the device, up to 200 entries. */
  declare readonly storage: pulumi.Output<Array<{
    /** Exact name, 1 to 255 characters. */
    name?: string;
    /** Name in which `*` matches any characters, 1 to 255 characters. */
    pattern?: string;
    /** Kind of storage. */
    kind: "cookie" | "local" | "session" | "indexeddb" | "pixel";
    /** First party or third party. */
    party: "first" | "third";
    /** Host that it is stored for; null for the site's own. */
    domain?: string | null;
    /** How long it is kept: an ISO 8601 duration such as `P13M` or `PT30M`, or `session`. */
    duration: string;
    /** What it is for, one text for each language. */
    purpose?: Record<string, string>;
  }>>;
  /** Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent. */
  declare readonly legalBasis: pulumi.Output<"consent" | "legitimate_interest" | "necessary" | null>;
  /** How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked. */
  declare readonly blocking: pulumi.Output<"auto" | "manual" | "none">;
  /** What it is used for, one text of up to 1,000 characters for each language. */
  declare readonly purposes: pulumi.Output<Record<string, string>>;
  /** https address of the company's privacy policy, at most 2,048 characters, or null. */
  declare readonly privacyUrl: pulumi.Output<string | null>;
  /** Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
  declare readonly countries: pulumi.Output<Array<string>>;
  /** Id of the company in the IAB Global Vendor List, or null. */
  declare readonly iabVendorId: pulumi.Output<number | null>;
  /** Id of the company in Google's list of ad technology providers, or null. */
  declare readonly googleAtpId: pulumi.Output<number | null>;
  /** Whether it counts as a service of the site. Services that a scan records start as needs_review. */
  declare readonly status: pulumi.Output<"live" | "needs_review" | "ignored">;
  /** Workspace that the service belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** When it was recorded. */
  declare readonly createdAt: pulumi.Output<string>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** Origin. manual: the API or the console. scan: seen by a scan. template: a banner template. catalogue: seen by a scan, with suggestions from a data set of trackers. While its status is needs_review, later scans remove suggestions that they would not make again. */
  declare readonly source: pulumi.Output<"manual" | "scan" | "template" | "catalogue">;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the service belongs to. */
    siteId?: string;
    /** Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes. */
    key?: string;
    /** Name of the product, 1 to 120 characters, as the declaration shows it. */
    name?: string;
    /** Company that runs it, 1 to 200 characters. */
    company?: string;
    /** Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
    category?: string;
    /** Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
    hosts?: Array<string>;
    /** Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
    scripts?: Array<string>;
    /** What it stores on the device, up to 200 entries. */
    storage?: Array<{
      /** Exact name, 1 to 255 characters. */
      name?: string;
      /** Name in which `*` matches any characters, 1 to 255 characters. */
      pattern?: string;
      /** Kind of storage. */
      kind: "cookie" | "local" | "session" | "indexeddb" | "pixel";
      /** First party or third party. */
      party: "first" | "third";
      /** Host that it is stored for; null for the site's own. */
      domain?: string | null;
      /** How long it is kept: an ISO 8601 duration such as `P13M` or `PT30M`, or `session`. */
      duration: string;
      /** What it is for, one text for each language. */
      purpose?: Record<string, string>;
    }>;
    /** Legal basis of its use. Null means that of the category: necessary if the category is required, otherwise consent. */
    legalBasis?: "consent" | "legitimate_interest" | "necessary" | null;
    /** How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked. */
    blocking?: "auto" | "manual" | "none";
    /** What it is used for, one text of up to 1,000 characters for each language. */
    purposes?: Record<string, string>;
    /** https address of the company's privacy policy, at most 2,048 characters, or null. */
    privacyUrl?: string | null;
    /** Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
    countries?: Array<string>;
    /** Id of the company in the IAB Global Vendor List, or null. */
    iabVendorId?: number | null;
    /** Id of the company in Google's list of ad technology providers, or null. */
    googleAtpId?: number | null;
    /** Whether it counts as a service of the site. Services that a scan records start as needs_review. */
    status?: "live" | "needs_review" | "ignored";
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: TrackedServiceArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing TrackedService by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): TrackedService {
    // Reading takes no arguments.
    return new TrackedService(name, {} as TrackedServiceArgs, { ...opts, id });
  }
}
