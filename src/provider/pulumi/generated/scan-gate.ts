// Generated from src/provider/resources/scan-gate.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "ScanGate",
  "outputs": [
    "workspaceId",
    "scans",
    "failed",
    "untagged",
    "startUrls",
    "maxPages",
    "profiles",
    "siteId",
    "versionNumber",
    "sites",
    "failOn",
    "triggers",
    "sarifPath",
    "timeoutMinutes",
    "whenUnverified",
    "whenFailed"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {},
  "references": {
    "site": "siteId"
  },
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": true,
  "adoption": "none"
};

/** Arguments of a ScanGate. */
export interface ScanGateArgs {
  /**
   * Pages to start from, up to 20 http or https addresses on verified hosts of the environment. An empty list means the home page of the oldest
   * verified domain.
   * Default: `[]`.
   * A change replaces the resource.
   */
  startUrls?: DeepInput<Array<string>>;
  /**
   * Maximum number of pages to visit, 1 to 500.
   * Default: `50`.
   * A change replaces the resource.
   */
  maxPages?: DeepInput<number>;
  /**
   * Regimes to visit as, 1 to 5 rows of the regime table.
   * Default: `["gdpr"]`.
   * A change replaces the resource.
   */
  profiles?: DeepInput<Array<string>>;
  /**
   * Site to scan. For several sites, use `sites`.
   * A change replaces the resource.
   */
  site?: Site | pulumi.Input<string>;
  /** Number of the version to scan. Preview must serve it. */
  versionNumber?: DeepInput<number>;
  /** Sites to scan, by keys that you choose, each with the version that its preview must serve. Use this instead of a single site. */
  sites?: DeepInput<Record<string, {
    /** The site. */
    site: Site | string;
    /** Number of the version to scan. Preview must serve it. */
    versionNumber: number;
  }>>;
  /**
   * Lowest severity that fails the gate. With `never`, findings do not fail it, but every scan must still complete.
   * Default: `"error"`.
   */
  failOn?: DeepInput<"error" | "warning" | "note" | "never">;
  /** Values that you choose. If any of them changes, the gate scans again. */
  triggers?: DeepInput<Record<string, string>>;
  /**
   * SARIF file to write the results of completed scans to, even if the gate fails. With `sites`, a folder that receives one file per site, named after its key. Relative paths are resolved from the program's folder.
   * Changing only this argument does not update the resource.
   */
  sarifPath?: DeepInput<string>;
  /**
   * Total time to wait for all scans, in minutes, up to 1440 (one day).
   * Default: `35`.
   * Changing only this argument does not update the resource.
   */
  timeoutMinutes?: DeepInput<number>;
  /**
   * What happens to a site without a verified preview host. `fail` fails the gate and names what proves the host. `skip` lets the site pass without a scan and reports it; it then has no entry in `scans`.
   * Default: `"fail"`.
   * Changing only this argument does not update the resource.
   */
  whenUnverified?: DeepInput<"fail" | "skip">;
  /**
   * What happens if sites do not pass. `fail` fails the gate. `exclude` lists sites whose scan failed or has findings that count in `failed` and `untagged`, and lets the others pass; the next deployment scans the listed sites again. If no site passes, or a site cannot be scanned, the gate fails.
   * Default: `"fail"`.
   * Changing only this argument does not update the resource.
   */
  whenFailed?: DeepInput<"fail" | "exclude">;
}

/**
 * Scans a version on the preview stage, waits for the result, and fails the deployment if the scan has findings that production does not have. Make a Promotion depend on it, and one deployment publishes, scans and promotes. A finding counts unless the newest completed scan of production also has it, or its issue is suppressed. If production has no completed scan, every finding counts. First-party cookies, storage and pages are compared without their domain, because preview and production have different hosts. If a scan of the same version and pages is already running, the gate waits for that scan instead of queuing another. A finding that production also has passes this gate. It remains an open issue, so the site's own promotion gate may still block the promotion. Destroying the resource changes nothing in the service.
 *
 * @example
 * ```ts
 * // Publishes, scans and promotes a version in one deployment. The site's promotion gate requires the scan.
 * import * as pulumi from "@pulumi/pulumi";
 * import * as consentform from "consentform";
 *
 * // Production accepts a version only after a completed scan of that version.
 * const shop = new consentform.Site("shop", {
 *   deletionProtection: false,
 *   allowDeleteWhileServed: true,
 *   settings: { promotionGate: { mode: "block", requireVerifiedDomain: false } },
 * });
 *
 * // Where the site is reviewed before it goes live. A scan of preview needs a verified preview host.
 * const staging = new consentform.Domain("staging", {
 *   site: shop,
 *   host: new pulumi.Config().get("previewHost") ?? "staging.example.com",
 *   environment: "preview",
 * });
 * const verified = new consentform.DomainVerification("staging", { domain: staging, timeoutMinutes: 30 });
 *
 * const banner = new consentform.ConfigDraft("banner", {
 *   site: shop,
 *   document: consentform.readBanner("banner.yaml"),
 * });
 * const version = new consentform.Version("version", { site: shop, draftDigest: banner.digest });
 *
 * // Scans preview and waits. A finding that production does not have fails the deployment here, and the promotion never
 * // starts.
 * const gate = new consentform.ScanGate(
 *   "scan",
 *   { site: shop, versionNumber: version.number, sarifPath: "scan.sarif" },
 *   { dependsOn: verified },
 * );
 *
 * const live = new consentform.Promotion("live", { site: shop, versionNumber: version.number }, { dependsOn: gate });
 *
 * export const siteId = shop.id;
 * export const liveNumber = live.number;
 * export const scans = gate.scans;
 * ```
 */
export class ScanGate extends ConsentformResource {
  /** Workspace that the sites belong to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** The scans that passed, by the keys of `sites`. For a single site, the key is `site`. */
  declare readonly scans: pulumi.Output<Record<string, {
    /** Id of the site. */
    site: string;
    /** Number of the version that was scanned. */
    versionNumber: number;
    /** Id of the scan. */
    scanId: string;
    /** Scan of production that it was compared with; null if there was none. */
    baseScanId: string | null;
    /** Findings that would fail the gate if production did not have them too. */
    known: number;
    /** New findings that would fail the gate if they were not suppressed. */
    suppressed: number;
  }>>;
  /** With `whenFailed` set to `exclude`, the reasons why sites did not pass, by the keys of `sites`. Otherwise empty. */
  declare readonly failed: pulumi.Output<Record<string, string>>;
  /** With `whenFailed` set to `exclude`, sites that have never been live and whose preview pages lack their script tag, by the keys of `sites`. They are not in `failed`. */
  declare readonly untagged: pulumi.Output<Record<string, string>>;
  /**
   * Pages to start from, up to 20 http or https addresses on verified hosts of the environment. An empty list means the home page of the oldest
   * verified domain.
   */
  declare readonly startUrls: pulumi.Output<Array<string> | undefined>;
  /** Maximum number of pages to visit, 1 to 500. */
  declare readonly maxPages: pulumi.Output<number | undefined>;
  /** Regimes to visit as, 1 to 5 rows of the regime table. */
  declare readonly profiles: pulumi.Output<Array<string> | undefined>;
  /** Site to scan. For several sites, use `sites`. */
  declare readonly siteId: pulumi.Output<string | undefined>;
  /** Number of the version to scan. Preview must serve it. */
  declare readonly versionNumber: pulumi.Output<number | undefined>;
  /** Sites to scan, by keys that you choose, each with the version that its preview must serve. Use this instead of a single site. */
  declare readonly sites: pulumi.Output<Record<string, {
    /** The site. */
    site: string;
    /** Number of the version to scan. Preview must serve it. */
    versionNumber: number;
  }> | undefined>;
  /** Lowest severity that fails the gate. With `never`, findings do not fail it, but every scan must still complete. */
  declare readonly failOn: pulumi.Output<"error" | "warning" | "note" | "never" | undefined>;
  /** Values that you choose. If any of them changes, the gate scans again. */
  declare readonly triggers: pulumi.Output<Record<string, string> | undefined>;
  /** SARIF file to write the results of completed scans to, even if the gate fails. With `sites`, a folder that receives one file per site, named after its key. Relative paths are resolved from the program's folder. */
  declare readonly sarifPath: pulumi.Output<string | undefined>;
  /** Total time to wait for all scans, in minutes, up to 1440 (one day). */
  declare readonly timeoutMinutes: pulumi.Output<number | undefined>;
  /** What happens to a site without a verified preview host. `fail` fails the gate and names what proves the host. `skip` lets the site pass without a scan and reports it; it then has no entry in `scans`. */
  declare readonly whenUnverified: pulumi.Output<"fail" | "skip" | undefined>;
  /** What happens if sites do not pass. `fail` fails the gate. `exclude` lists sites whose scan failed or has findings that count in `failed` and `untagged`, and lets the others pass; the next deployment scans the listed sites again. If no site passes, or a site cannot be scanned, the gate fails. */
  declare readonly whenFailed: pulumi.Output<"fail" | "exclude" | undefined>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: ScanGateArgs = {}, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing ScanGate by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): ScanGate {
    // Reading takes no arguments.
    return new ScanGate(name, {}, { ...opts, id });
  }
}
