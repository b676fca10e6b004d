// Generated from src/provider/resources/data-sources.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { BannerDocument } from "@consentform/consent/rules";
import type { DeepInput } from "../deep-input";
import { type FunctionOptions, type FunctionOutputOptions, lookUpNow, lookUpOutput } from "../look-up";

/** Arguments of getSite. */
export interface GetSiteArgs {
  /** Id of the site. */
  siteId: string;
  /** Parts to add. Each part fills the output of the same name. All but domains need the scope scans:read. */
  include?: Array<"domains" | "scan_schedule" | "services" | "suppressions" | "install_checks">;
}

/** What getSite answers. */
export interface GetSiteResult {
  /** Id of the site, `site_` and 26 characters. */
  id: string;
  /** Workspace that the site belongs to. */
  workspaceId: string;
  /**
   * The client's own name for the site, 1 to 64 characters of `A-Za-z0-9_.:-`, unique among the sites of the workspace; never changes.
   * A create that finds it taken answers conflict `external-key-taken` with the id of the site that has it.
   */
  externalKey: string | null;
  /** Name shown to people, 1 to 120 characters. It need not be unique. */
  name: string;
  /**
   * Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set; raising
   * it again before that cancels it.
   */
  retention: number;
  /** Settings of the site. Members that you leave out keep their value. */
  settings: {
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
  /** Time at which a lower `retention` takes effect; null if none is pending. */
  retentionEffectiveAt: string | null;
  /** What draft, preview and production hold. Null if the token lacks banner:read. */
  stages: {
    /** The editable draft, without its document. */
    draft: {
      /** Number of writes that changed the draft; 0 is the starter draft. */
      revision: number;
      /** `"r<revision>"`, which differs after each write of the draft. */
      etag: string;
      /** Digest of the stored document. */
      digest: string;
      /** Deployment that owns the draft; null if a person does. */
      managedBy: string | null;
      /** When the draft changed last. */
      updatedAt: string;
      /** Who changed it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
      /** Template that the draft is linked to, or null. */
      templateRef: {
        /** Id of the template. */
        id: string;
        /** Revision that was applied; locks are those of this revision. */
        revision: number;
        /** merge: the template was merged into the draft (RFC 7396), then the overrides. replace: the template with the overrides. */
        mode: "merge" | "replace";
        /** What was changed against the template for this site, a JSON merge patch (RFC 7396); empty if nothing was. */
        overrides: Record<string, unknown>;
        /** Values of the template's variables for this site. */
        variables: Record<string, string>;
      } | null;
    };
    /** The version that preview serves; null if nothing was published to it. */
    preview: {
      /** Number of the version. */
      number: number;
      /** Digest of the version's document. */
      configDigest: string;
      /** Digest of the services that the version froze. */
      servicesDigest: string;
      /** Number of the version that it copies, if a rollback created it; otherwise null. */
      rolledBackFrom: number | null;
      /** When the pointer moved last. */
      updatedAt: string;
      /** Who moved it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
    } | null;
    /** The version that production serves; null if nothing was published to it. */
    production: {
      /** Number of the version. */
      number: number;
      /** Digest of the version's document. */
      configDigest: string;
      /** Digest of the services that the version froze. */
      servicesDigest: string;
      /** Number of the version that it copies, if a rollback created it; otherwise null. */
      rolledBackFrom: number | null;
      /** When the pointer moved last. */
      updatedAt: string;
      /** Who moved it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
    } | null;
  } | null;
  /** Template that the draft is linked to; null if it is linked to none, or if the token lacks banner:read. */
  template: {
    /** Id of the template. */
    id: string;
    /** Revision of the template that was applied. */
    revision: number;
    /** Whether that is still the newest revision. */
    upToDate: boolean;
  } | null;
  /** All domains of the site, newest first, if requested with `include`; otherwise null. */
  domains: Array<{
    /** Id of the domain, `dom_` and 26 characters. */
    id: string;
    /** Workspace that the domain belongs to. */
    workspaceId: string;
    /** Site that the domain belongs to. */
    siteId: string;
    /**
     * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
     * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
     */
    host: string;
    /** Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too. */
    includeSubdomains: boolean;
    /** Stage that the host serves. One host may be attached once for each environment. */
    environment: "preview" | "production";
    /** How control is proved. A verification that names another method changes it. */
    verificationMethod: "dns_txt" | "file" | "meta_tag";
    /** Whether the proof covers hosts below this one. Only a proof by `dns_txt` can cover them. */
    coversSubdomains: boolean;
    /** What to publish, for each method. The value is the same for one site and host, and is not secret. */
    challenge: {
      /** For dns_txt. */
      dns: {
        /** Full name of the record without a final dot. */
        name: string;
        /** Record type. */
        type: "TXT";
        /** Content of the record, without quotation marks. */
        value: string;
      };
      /** For file. */
      file: {
        /** Path of the file on the host. */
        path: "/.well-known/consent-challenge.txt";
        /** Content of the file; white space around it is ignored. */
        body: string;
      };
      /** For meta_tag. */
      meta: {
        /** Its name attribute. */
        name: "consent-challenge";
        /** Its content attribute. */
        content: string;
      };
    };
    /**
     * pending: not proved yet, checked hourly for 72 hours. verified: proved, checked again weekly. failed: the 72 hours passed, three
     * re-checks in a row failed, or another workspace proved its claim.
     */
    status: "pending" | "verified" | "failed";
    /** Domain of this workspace whose dns_txt proof covers this host; null if the host has its own proof or none. */
    inheritedFrom: string | null;
    /** Why the newest check failed; null if it succeeded, or if there was none. A verified domain keeps its status when a check fails. */
    failure: {
      /** Stable reason. */
      code: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
      /** One fixed sentence for each code. */
      detail: string;
      /** For value-mismatch by dns_txt the TXT strings found instead, at most 5 of at most 255 characters; else null. */
      found: Array<string> | null;
    } | null;
    /** When the domain became verified; null if it is not. */
    verifiedAt: string | null;
    /** When it was checked last; null if it never was. */
    lastCheckedAt: string | null;
    /** When it is checked next without being asked; null if it is not. */
    nextCheckAt: string | null;
    /** When the domain was attached. */
    createdAt: string;
    /** The token or user that attached it; null if the domain was attached before the service recorded this. */
    createdBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    } | null;
    /** When one of its fields, other than the times of checks, changed last. */
    updatedAt: string;
  }> | null;
  /** The scan schedule, if requested with `include`; otherwise null. */
  scanSchedule: {
    /** Workspace that the site belongs to. */
    workspaceId: string;
    /** Site that the schedule belongs to; also the schedule's own id. */
    siteId: string;
    /** Whether scans are queued. */
    enabled: boolean;
    /** Scan frequency. */
    frequency: "daily" | "weekly" | "monthly";
    /** ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
    weekday: number;
    /** Day of the month, 1 to 28; used when monthly. */
    monthDay: number;
    /** Hour of the day in the time zone, 0 to 23. */
    hour: number;
    /** IANA time zone of `weekday`, `monthDay` and `hour`; null means the site's `settings.timezone`. */
    timezone: string | null;
    /** Stage to scan. */
    environment: "preview" | "production";
    /**
     * Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
     * empty list means the home page of the oldest verified domain.
     */
    startUrls: Array<string>;
    /** Maximum number of pages to visit, 1 to 500. */
    maxPages: number;
    /** Regimes to visit as, 1 to 5 rows of the regime table. */
    profiles: Array<string>;
    /** When the next scan is due; null if the schedule is not enabled. */
    nextRunAt: string | null;
    /** Scan that the schedule queued last; null if it never queued one. */
    lastScanId: string | null;
    /** The last due run that was skipped; null if none was. */
    lastSkipped: {
      /** When it was due. */
      at: string;
      /** Why it was skipped. */
      reason: "scan-in-progress" | "no-verified-domain" | "stage-empty";
    } | null;
    /** Revision of the settable fields; it differs after each change. */
    etag: string;
    /** When a settable field changed last. */
    updatedAt: string;
    /** Who changed a settable field last. */
    updatedBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
  } | null;
  /**
   * The newest 100 services that were created or changed other than by a scan, newest first, if requested with
   * `include`; otherwise null.
   */
  services: Array<{
    /** Site that the service belongs to. */
    siteId: string;
    /** Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes. */
    key: string;
    /** Name of the product, 1 to 120 characters, as the declaration shows it. */
    name: string;
    /** Company that runs it, 1 to 200 characters. */
    company: string;
    /** Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
    category: string;
    /** Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
    hosts: Array<string>;
    /** Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
    scripts: Array<string>;
    /** What it stores on the device, up to 200 entries. */
    storage: Array<{
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
    legalBasis: "consent" | "legitimate_interest" | "necessary" | null;
    /** How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked. */
    blocking: "auto" | "manual" | "none";
    /** What it is used for, one text of up to 1,000 characters for each language. */
    purposes: Record<string, string>;
    /** https address of the company's privacy policy, at most 2,048 characters, or null. */
    privacyUrl: string | null;
    /** Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
    countries: Array<string>;
    /** Id of the company in the IAB Global Vendor List, or null. */
    iabVendorId: number | null;
    /** Id of the company in Google's list of ad technology providers, or null. */
    googleAtpId: number | null;
    /** Whether it counts as a service of the site. Services that a scan records start as needs_review. */
    status: "live" | "needs_review" | "ignored";
    /** A client's own name for the service, unique among the workspace's services (conflict `external-key-taken`). It never changes. Null means none; services that a scan records have none. */
    externalKey: string | null;
    /** Id of the service. */
    id: string;
    /** Workspace that the service belongs to. */
    workspaceId: string;
    /** When a scan saw it first; null if none did. */
    firstSeenAt: string | null;
    /** When a scan saw it last; null if none did. */
    lastSeenAt: string | null;
    /** When it was recorded. */
    createdAt: string;
    /** When a settable field changed last. */
    updatedAt: string;
    /** Who changed a settable field last; the system for one that a scan recorded. */
    updatedBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
    /** Revision of the settable fields; it differs after each change. */
    etag: string;
    /** Origin. manual: the API or the console. scan: seen by a scan. template: a banner template. catalogue: seen by a scan, with suggestions from a data set of trackers. While its status is needs_review, later scans remove suggestions that they would not make again. */
    source: "manual" | "scan" | "template" | "catalogue";
  }> | null;
  /**
   * Up to 100 issues whose suppression is in effect, the newest suppression first, if requested with `include`;
   * otherwise null. For a token that is bound to an environment, only the issues of that environment.
   */
  suppressions: Array<{
    /** Id of the issue; it stays the same if the problem recurs. */
    id: string;
    /** Workspace that the issue belongs to. */
    workspaceId: string;
    /** Site that the issue belongs to. */
    siteId: string;
    /** Stage in which it was seen. */
    environment: "preview" | "production";
    /** Rule that found it. */
    ruleId: "pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie";
    /** One fixed sentence for the rule. */
    title: string;
    /** Severity of the rule. */
    severity: "error" | "warning" | "note";
    /** What findings of the same problem have in common, over pages and scans. */
    fingerprint: string;
    /** The thing that it is about. */
    subject: {
      /** Kind of thing. */
      kind: "cookie" | "storage" | "host" | "script" | "page";
      /** Name of the cookie or storage entry, host, or address of the script or page. */
      name: string;
      /** Registrable domain that it belongs to, or null. */
      domain: string | null;
    };
    /** Address of the page where it was seen last. */
    page: string;
    /** Service that the subject belongs to, or null. */
    serviceId: string | null;
    /** State of the issue at the time of the response. */
    status: "open" | "suppressed" | "resolved";
    /** When a scan saw it first; lists are ordered by it. */
    firstSeenAt: string;
    /** When a scan saw it last. */
    lastSeenAt: string;
    /** Newest completed scan of the environment, whether it saw the issue or not; null if there is none. */
    lastScanId: string | null;
    /** Newest completed scan that saw it; null if only incomplete scans saw it. */
    lastConfirmedScanId: string | null;
    /** The live suppression, also of a resolved issue; null if there is none. */
    suppression: {
      /** Kind of reason. */
      reason: "false_positive" | "accepted_risk" | "not_applicable" | "handled_elsewhere";
      /** Explanation, 10 to 1,000 characters. */
      comment: string;
      /**
       * When it ends: in the future, at most 365 days ahead. If omitted: 90 days from now, or the current end if a
       * suppression is in effect. With the reasons false_positive and not_applicable, null means no end; a resource of
       * Terraform has `"never"` for it.
       */
      expiresAt: string | null;
      /** Who suppressed it, or changed the suppression last. */
      suppressedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
      /** When it was suppressed, or last changed. */
      suppressedAt: string;
    } | null;
  }> | null;
  /**
   * The 5 newest install checks, newest first, if requested with `include`; otherwise null. For a token that is
   * bound to an environment, only the checks of that environment.
   */
  installChecks: Array<{
    /** Id of the check, `ich_` and 26 characters. */
    id: string;
    /** Workspace that the site belongs to. */
    workspaceId: string;
    /** Site whose banner is looked for. */
    siteId: string;
    /** Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain. */
    url: string;
    /** Stage whose script is looked for. */
    environment: "preview" | "production";
    /** Address after redirects; null if the page did not respond. */
    fetchedUrl: string | null;
    /** HTTP status of the page; null if it did not respond. */
    httpStatus: number | null;
    /** Number of the version that the page loads; null if it loads none. */
    versionNumber: number | null;
    /**
     * `failed`: the page did not respond, or `script-present`, `single-copy` or `site-matches` failed. `warning`: another check failed or returned a
     * warning. Otherwise `passed`.
     */
    result: "passed" | "warning" | "failed";
    /** Individual checks, in a fixed order. */
    checks: Array<{
      /** Name of the check. */
      code: "script-present" | "first-in-head" | "single-copy" | "site-matches" | "version-current" | "consent-default-before-tags" | "settings-link" | "script-runs" | "banner-drawn" | "blocked-before-consent";
      /** Its result; `skipped` if an earlier check makes it irrelevant. */
      status: "passed" | "warning" | "failed" | "skipped";
      /** Finding and recommended fix. */
      detail: string;
    }>;
    /** Results of running the page in a browser; null if no browser ran it. */
    observation: {
      /** True if the page requested the script of the site and received it. */
      scriptRequested: boolean;
      /** True if the banner script ran. */
      scriptExecuted: boolean;
      /**
       * `drawn`: the first layer is drawn, and its buttons can be pressed. `hidden`: its buttons cannot be seen. `covered`: something else lies over
       * them. `ambiguous`: more than one element says that it is the banner. `not-drawn`: the banner did not ask for consent. `not-run`: the banner
       * script did not run.
       */
      banner: "drawn" | "hidden" | "covered" | "ambiguous" | "not-drawn" | "not-run";
      /** Digest in the address of the banner script that the page loaded; null if it loaded none. */
      runtimeDigest: string | null;
      /** Digest of the document that the banner used; null if it used none, or one of a version that the stage does not serve. */
      configDigest: string | null;
      /** Trackers that were stored or requested before any choice although consent is needed first, by cookie name or host. */
      firedBeforeConsent: Array<string>;
    } | null;
    /** Why the page did not respond; null if it did. */
    failure: {
      /** Stable reason. */
      code: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
      /** One fixed sentence for each code. */
      detail: string;
    } | null;
    /** When the page was checked. */
    createdAt: string;
    /** The token or user that requested it. */
    createdBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
  }> | null;
  /** Included parts that are incomplete because the site has more objects than are shown. The part's own list has all of them. */
  truncated: Array<"domains" | "services" | "suppressions" | "install_checks">;
  /** Address of the script of the production stage. It sets consent defaults and draws the banner. */
  scriptUrl: string;
  /** HTML script tags to paste as the first element of a page's head. */
  snippets: {
    /** Script tag that loads the preview banner; for staging pages. */
    preview: string;
    /** Script tag that loads the production banner. */
    production: string;
  };
  /**
   * When a visitor's browser last fetched the production banner, to the minute; null if none ever did. For 24
   * hours after that, the service refuses to delete the site by default.
   */
  productionLastFetchedAt: string | null;
  /** Revision of the settable fields; it differs after each change. */
  etag: string;
  /** When the site was created. */
  createdAt: string;
  /** When a settable field changed last. */
  updatedAt: string;
  /** Who changed a settable field last. */
  updatedBy: {
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  };
}

/** One site by its id, with the state of its stages. Asked when the program runs, in previews too. */
export function getSite(args: GetSiteArgs, options?: FunctionOptions): Promise<GetSiteResult> {
  return lookUpNow("Site", args, options);
}

/** getSite for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getSiteOutput(args: DeepInput<GetSiteArgs>, options?: FunctionOutputOptions): pulumi.Output<GetSiteResult> {
  return lookUpOutput("Site", args, options);
}

/** Arguments of getSites. */
export interface GetSitesArgs {
  /** Only these sites, up to 100 ids. Ids that do not exist, or that the token cannot see, are ignored. */
  id?: Array<string>;
  /** Only sites with exactly this name. */
  name?: string;
  /** Only sites with this text in their name or in one of their hosts. Case does not matter. */
  q?: string;
  /** Only sites that have all of these labels, each written `key:value`. */
  label?: Array<string>;
  /** Only the site with this external key. */
  externalKey?: string;
  /** Only sites whose draft is linked to this template. */
  templateId?: string;
  /** Parts to add to each site. Each part fills the output of the same name. All but domains need the scope scans:read. */
  include?: Array<"domains" | "scan_schedule" | "services" | "suppressions" | "install_checks">;
}

/** What getSites answers, one of. */
export interface GetSitesResult {
  /** Id of the site, `site_` and 26 characters. */
  id: string;
  /** Workspace that the site belongs to. */
  workspaceId: string;
  /**
   * The client's own name for the site, 1 to 64 characters of `A-Za-z0-9_.:-`, unique among the sites of the workspace; never changes.
   * A create that finds it taken answers conflict `external-key-taken` with the id of the site that has it.
   */
  externalKey: string | null;
  /** Name shown to people, 1 to 120 characters. It need not be unique. */
  name: string;
  /**
   * Days for which consent records are kept, 30 to 3650. A lower value takes effect 7 days after it is set; raising
   * it again before that cancels it.
   */
  retention: number;
  /** Settings of the site. Members that you leave out keep their value. */
  settings: {
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
  /** Time at which a lower `retention` takes effect; null if none is pending. */
  retentionEffectiveAt: string | null;
  /** What draft, preview and production hold. Null if the token lacks banner:read. */
  stages: {
    /** The editable draft, without its document. */
    draft: {
      /** Number of writes that changed the draft; 0 is the starter draft. */
      revision: number;
      /** `"r<revision>"`, which differs after each write of the draft. */
      etag: string;
      /** Digest of the stored document. */
      digest: string;
      /** Deployment that owns the draft; null if a person does. */
      managedBy: string | null;
      /** When the draft changed last. */
      updatedAt: string;
      /** Who changed it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
      /** Template that the draft is linked to, or null. */
      templateRef: {
        /** Id of the template. */
        id: string;
        /** Revision that was applied; locks are those of this revision. */
        revision: number;
        /** merge: the template was merged into the draft (RFC 7396), then the overrides. replace: the template with the overrides. */
        mode: "merge" | "replace";
        /** What was changed against the template for this site, a JSON merge patch (RFC 7396); empty if nothing was. */
        overrides: Record<string, unknown>;
        /** Values of the template's variables for this site. */
        variables: Record<string, string>;
      } | null;
    };
    /** The version that preview serves; null if nothing was published to it. */
    preview: {
      /** Number of the version. */
      number: number;
      /** Digest of the version's document. */
      configDigest: string;
      /** Digest of the services that the version froze. */
      servicesDigest: string;
      /** Number of the version that it copies, if a rollback created it; otherwise null. */
      rolledBackFrom: number | null;
      /** When the pointer moved last. */
      updatedAt: string;
      /** Who moved it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
    } | null;
    /** The version that production serves; null if nothing was published to it. */
    production: {
      /** Number of the version. */
      number: number;
      /** Digest of the version's document. */
      configDigest: string;
      /** Digest of the services that the version froze. */
      servicesDigest: string;
      /** Number of the version that it copies, if a rollback created it; otherwise null. */
      rolledBackFrom: number | null;
      /** When the pointer moved last. */
      updatedAt: string;
      /** Who moved it last. */
      updatedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
    } | null;
  } | null;
  /** Template that the draft is linked to; null if it is linked to none, or if the token lacks banner:read. */
  template: {
    /** Id of the template. */
    id: string;
    /** Revision of the template that was applied. */
    revision: number;
    /** Whether that is still the newest revision. */
    upToDate: boolean;
  } | null;
  /** All domains of the site, newest first, if requested with `include`; otherwise null. */
  domains: Array<{
    /** Id of the domain, `dom_` and 26 characters. */
    id: string;
    /** Workspace that the domain belongs to. */
    workspaceId: string;
    /** Site that the domain belongs to. */
    siteId: string;
    /**
     * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
     * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
     */
    host: string;
    /** Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too. */
    includeSubdomains: boolean;
    /** Stage that the host serves. One host may be attached once for each environment. */
    environment: "preview" | "production";
    /** How control is proved. A verification that names another method changes it. */
    verificationMethod: "dns_txt" | "file" | "meta_tag";
    /** Whether the proof covers hosts below this one. Only a proof by `dns_txt` can cover them. */
    coversSubdomains: boolean;
    /** What to publish, for each method. The value is the same for one site and host, and is not secret. */
    challenge: {
      /** For dns_txt. */
      dns: {
        /** Full name of the record without a final dot. */
        name: string;
        /** Record type. */
        type: "TXT";
        /** Content of the record, without quotation marks. */
        value: string;
      };
      /** For file. */
      file: {
        /** Path of the file on the host. */
        path: "/.well-known/consent-challenge.txt";
        /** Content of the file; white space around it is ignored. */
        body: string;
      };
      /** For meta_tag. */
      meta: {
        /** Its name attribute. */
        name: "consent-challenge";
        /** Its content attribute. */
        content: string;
      };
    };
    /**
     * pending: not proved yet, checked hourly for 72 hours. verified: proved, checked again weekly. failed: the 72 hours passed, three
     * re-checks in a row failed, or another workspace proved its claim.
     */
    status: "pending" | "verified" | "failed";
    /** Domain of this workspace whose dns_txt proof covers this host; null if the host has its own proof or none. */
    inheritedFrom: string | null;
    /** Why the newest check failed; null if it succeeded, or if there was none. A verified domain keeps its status when a check fails. */
    failure: {
      /** Stable reason. */
      code: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
      /** One fixed sentence for each code. */
      detail: string;
      /** For value-mismatch by dns_txt the TXT strings found instead, at most 5 of at most 255 characters; else null. */
      found: Array<string> | null;
    } | null;
    /** When the domain became verified; null if it is not. */
    verifiedAt: string | null;
    /** When it was checked last; null if it never was. */
    lastCheckedAt: string | null;
    /** When it is checked next without being asked; null if it is not. */
    nextCheckAt: string | null;
    /** When the domain was attached. */
    createdAt: string;
    /** The token or user that attached it; null if the domain was attached before the service recorded this. */
    createdBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    } | null;
    /** When one of its fields, other than the times of checks, changed last. */
    updatedAt: string;
  }> | null;
  /** The scan schedule, if requested with `include`; otherwise null. */
  scanSchedule: {
    /** Workspace that the site belongs to. */
    workspaceId: string;
    /** Site that the schedule belongs to; also the schedule's own id. */
    siteId: string;
    /** Whether scans are queued. */
    enabled: boolean;
    /** Scan frequency. */
    frequency: "daily" | "weekly" | "monthly";
    /** ISO day of the week, 1 (Monday) to 7 (Sunday); used when weekly. */
    weekday: number;
    /** Day of the month, 1 to 28; used when monthly. */
    monthDay: number;
    /** Hour of the day in the time zone, 0 to 23. */
    hour: number;
    /** IANA time zone of `weekday`, `monthDay` and `hour`; null means the site's `settings.timezone`. */
    timezone: string | null;
    /** Stage to scan. */
    environment: "preview" | "production";
    /**
     * Pages to start from, up to 20 http or https addresses on hosts that are attached to the site; they need not be verified until the scan runs. An
     * empty list means the home page of the oldest verified domain.
     */
    startUrls: Array<string>;
    /** Maximum number of pages to visit, 1 to 500. */
    maxPages: number;
    /** Regimes to visit as, 1 to 5 rows of the regime table. */
    profiles: Array<string>;
    /** When the next scan is due; null if the schedule is not enabled. */
    nextRunAt: string | null;
    /** Scan that the schedule queued last; null if it never queued one. */
    lastScanId: string | null;
    /** The last due run that was skipped; null if none was. */
    lastSkipped: {
      /** When it was due. */
      at: string;
      /** Why it was skipped. */
      reason: "scan-in-progress" | "no-verified-domain" | "stage-empty";
    } | null;
    /** Revision of the settable fields; it differs after each change. */
    etag: string;
    /** When a settable field changed last. */
    updatedAt: string;
    /** Who changed a settable field last. */
    updatedBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
  } | null;
  /**
   * The newest 100 services that were created or changed other than by a scan, newest first, if requested with
   * `include`; otherwise null.
   */
  services: Array<{
    /** Site that the service belongs to. */
    siteId: string;
    /** Name by which banner documents refer to the service, 1 to 64 characters, unique in its site (conflict `key-taken`). It never changes. */
    key: string;
    /** Name of the product, 1 to 120 characters, as the declaration shows it. */
    name: string;
    /** Company that runs it, 1 to 200 characters. */
    company: string;
    /** Key of a category of the banner document, or `unclassified`. Whether the document has the category is checked when the document is validated, not when the service is written. */
    category: string;
    /** Up to 50 host patterns, lower-case A-labels of 1 to 253 characters, in which `*` matches any characters; no regular expressions. */
    hosts: Array<string>;
    /** Up to 50 URL patterns of its scripts, 1 to 2,048 characters, in which `*` matches any characters. */
    scripts: Array<string>;
    /** What it stores on the device, up to 200 entries. */
    storage: Array<{
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
    legalBasis: "consent" | "legitimate_interest" | "necessary" | null;
    /** How it is blocked until consent. auto: by its hosts and scripts. manual: the page marks its tags. none: not blocked. */
    blocking: "auto" | "manual" | "none";
    /** What it is used for, one text of up to 1,000 characters for each language. */
    purposes: Record<string, string>;
    /** https address of the company's privacy policy, at most 2,048 characters, or null. */
    privacyUrl: string | null;
    /** Countries in which data is processed, as ISO 3166-1 alpha-2 codes. */
    countries: Array<string>;
    /** Id of the company in the IAB Global Vendor List, or null. */
    iabVendorId: number | null;
    /** Id of the company in Google's list of ad technology providers, or null. */
    googleAtpId: number | null;
    /** Whether it counts as a service of the site. Services that a scan records start as needs_review. */
    status: "live" | "needs_review" | "ignored";
    /** A client's own name for the service, unique among the workspace's services (conflict `external-key-taken`). It never changes. Null means none; services that a scan records have none. */
    externalKey: string | null;
    /** Id of the service. */
    id: string;
    /** Workspace that the service belongs to. */
    workspaceId: string;
    /** When a scan saw it first; null if none did. */
    firstSeenAt: string | null;
    /** When a scan saw it last; null if none did. */
    lastSeenAt: string | null;
    /** When it was recorded. */
    createdAt: string;
    /** When a settable field changed last. */
    updatedAt: string;
    /** Who changed a settable field last; the system for one that a scan recorded. */
    updatedBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
    /** Revision of the settable fields; it differs after each change. */
    etag: string;
    /** Origin. manual: the API or the console. scan: seen by a scan. template: a banner template. catalogue: seen by a scan, with suggestions from a data set of trackers. While its status is needs_review, later scans remove suggestions that they would not make again. */
    source: "manual" | "scan" | "template" | "catalogue";
  }> | null;
  /**
   * Up to 100 issues whose suppression is in effect, the newest suppression first, if requested with `include`;
   * otherwise null. For a token that is bound to an environment, only the issues of that environment.
   */
  suppressions: Array<{
    /** Id of the issue; it stays the same if the problem recurs. */
    id: string;
    /** Workspace that the issue belongs to. */
    workspaceId: string;
    /** Site that the issue belongs to. */
    siteId: string;
    /** Stage in which it was seen. */
    environment: "preview" | "production";
    /** Rule that found it. */
    ruleId: "pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie";
    /** One fixed sentence for the rule. */
    title: string;
    /** Severity of the rule. */
    severity: "error" | "warning" | "note";
    /** What findings of the same problem have in common, over pages and scans. */
    fingerprint: string;
    /** The thing that it is about. */
    subject: {
      /** Kind of thing. */
      kind: "cookie" | "storage" | "host" | "script" | "page";
      /** Name of the cookie or storage entry, host, or address of the script or page. */
      name: string;
      /** Registrable domain that it belongs to, or null. */
      domain: string | null;
    };
    /** Address of the page where it was seen last. */
    page: string;
    /** Service that the subject belongs to, or null. */
    serviceId: string | null;
    /** State of the issue at the time of the response. */
    status: "open" | "suppressed" | "resolved";
    /** When a scan saw it first; lists are ordered by it. */
    firstSeenAt: string;
    /** When a scan saw it last. */
    lastSeenAt: string;
    /** Newest completed scan of the environment, whether it saw the issue or not; null if there is none. */
    lastScanId: string | null;
    /** Newest completed scan that saw it; null if only incomplete scans saw it. */
    lastConfirmedScanId: string | null;
    /** The live suppression, also of a resolved issue; null if there is none. */
    suppression: {
      /** Kind of reason. */
      reason: "false_positive" | "accepted_risk" | "not_applicable" | "handled_elsewhere";
      /** Explanation, 10 to 1,000 characters. */
      comment: string;
      /**
       * When it ends: in the future, at most 365 days ahead. If omitted: 90 days from now, or the current end if a
       * suppression is in effect. With the reasons false_positive and not_applicable, null means no end; a resource of
       * Terraform has `"never"` for it.
       */
      expiresAt: string | null;
      /** Who suppressed it, or changed the suppression last. */
      suppressedBy: {
        /** Kind of actor. */
        type: "token" | "user" | "system";
        /** Id of the token or user; null for the system. */
        id: string | null;
      };
      /** When it was suppressed, or last changed. */
      suppressedAt: string;
    } | null;
  }> | null;
  /**
   * The 5 newest install checks, newest first, if requested with `include`; otherwise null. For a token that is
   * bound to an environment, only the checks of that environment.
   */
  installChecks: Array<{
    /** Id of the check, `ich_` and 26 characters. */
    id: string;
    /** Workspace that the site belongs to. */
    workspaceId: string;
    /** Site whose banner is looked for. */
    siteId: string;
    /** Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain. */
    url: string;
    /** Stage whose script is looked for. */
    environment: "preview" | "production";
    /** Address after redirects; null if the page did not respond. */
    fetchedUrl: string | null;
    /** HTTP status of the page; null if it did not respond. */
    httpStatus: number | null;
    /** Number of the version that the page loads; null if it loads none. */
    versionNumber: number | null;
    /**
     * `failed`: the page did not respond, or `script-present`, `single-copy` or `site-matches` failed. `warning`: another check failed or returned a
     * warning. Otherwise `passed`.
     */
    result: "passed" | "warning" | "failed";
    /** Individual checks, in a fixed order. */
    checks: Array<{
      /** Name of the check. */
      code: "script-present" | "first-in-head" | "single-copy" | "site-matches" | "version-current" | "consent-default-before-tags" | "settings-link" | "script-runs" | "banner-drawn" | "blocked-before-consent";
      /** Its result; `skipped` if an earlier check makes it irrelevant. */
      status: "passed" | "warning" | "failed" | "skipped";
      /** Finding and recommended fix. */
      detail: string;
    }>;
    /** Results of running the page in a browser; null if no browser ran it. */
    observation: {
      /** True if the page requested the script of the site and received it. */
      scriptRequested: boolean;
      /** True if the banner script ran. */
      scriptExecuted: boolean;
      /**
       * `drawn`: the first layer is drawn, and its buttons can be pressed. `hidden`: its buttons cannot be seen. `covered`: something else lies over
       * them. `ambiguous`: more than one element says that it is the banner. `not-drawn`: the banner did not ask for consent. `not-run`: the banner
       * script did not run.
       */
      banner: "drawn" | "hidden" | "covered" | "ambiguous" | "not-drawn" | "not-run";
      /** Digest in the address of the banner script that the page loaded; null if it loaded none. */
      runtimeDigest: string | null;
      /** Digest of the document that the banner used; null if it used none, or one of a version that the stage does not serve. */
      configDigest: string | null;
      /** Trackers that were stored or requested before any choice although consent is needed first, by cookie name or host. */
      firedBeforeConsent: Array<string>;
    } | null;
    /** Why the page did not respond; null if it did. */
    failure: {
      /** Stable reason. */
      code: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
      /** One fixed sentence for each code. */
      detail: string;
    } | null;
    /** When the page was checked. */
    createdAt: string;
    /** The token or user that requested it. */
    createdBy: {
      /** Kind of actor. */
      type: "token" | "user" | "system";
      /** Id of the token or user; null for the system. */
      id: string | null;
    };
  }> | null;
  /** Included parts that are incomplete because the site has more objects than are shown. The part's own list has all of them. */
  truncated: Array<"domains" | "services" | "suppressions" | "install_checks">;
  /** Address of the script of the production stage. It sets consent defaults and draws the banner. */
  scriptUrl: string;
  /** HTML script tags to paste as the first element of a page's head. */
  snippets: {
    /** Script tag that loads the preview banner; for staging pages. */
    preview: string;
    /** Script tag that loads the production banner. */
    production: string;
  };
  /**
   * When a visitor's browser last fetched the production banner, to the minute; null if none ever did. For 24
   * hours after that, the service refuses to delete the site by default.
   */
  productionLastFetchedAt: string | null;
  /** Revision of the settable fields; it differs after each change. */
  etag: string;
  /** When the site was created. */
  createdAt: string;
  /** When a settable field changed last. */
  updatedAt: string;
  /** Who changed a settable field last. */
  updatedBy: {
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  };
}

/** Every site that matches all given filters, newest first. Asked when the program runs, in previews too. */
export function getSites(args: GetSitesArgs = {}, options?: FunctionOptions): Promise<GetSitesResult[]> {
  return lookUpNow("Sites", args, options);
}

/** getSites for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getSitesOutput(args: DeepInput<GetSitesArgs> = {}, options?: FunctionOutputOptions): pulumi.Output<GetSitesResult[]> {
  return lookUpOutput("Sites", args, options);
}

/** Arguments of getVersion. */
export interface GetVersionArgs {
  /** Id of the site. */
  siteId: string;
  /** Number of the version in its site. */
  versionNumber: number;
}

/** What getVersion answers. */
export interface GetVersionResult {
  /** Workspace that the site belongs to. */
  workspaceId: string;
  /** Site that the version belongs to. */
  siteId: string;
  /** Number of the version in its site, counted from 1; with the site's id it identifies the version. */
  number: number;
  /** Stage that it was published to. The service refuses production unless the site's settings allow publishing to it directly. */
  environment: "preview" | "production";
  /** A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it. */
  note: string | null;
  /**
   * Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
   * matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
   */
  reconsent: "auto" | "force" | "never";
  /**
   * The client's own name for this publish, 1 to 64 characters of `A-Za-z0-9_.:-`. With reconsent force, it distinguishes a repeated
   * request from a new one. It is stored with the version and need not be unique.
   */
  publishKey: string | null;
  /**
   * Digest of the version's `services`. As an argument: the digest that the live services must have, or the publish
   * fails. If omitted, it is not checked.
   */
  servicesDigest: string;
  /** Digest of `document`. */
  configDigest: string;
  /** Version of the rules that had accepted the draft, frozen with it. */
  rulesVersion: string;
  /** Waivers of the draft, frozen with it. */
  waivers: Array<{
    /** Code of the finding. */
    code: string;
    /** JSON Pointer of the finding; without it every finding of this code is waived. */
    pointer?: string;
    /** Why it is acceptable, 10 to 500 characters. */
    reason: string;
    /** Who decided, 1 to 120 characters. */
    approvedBy: string;
  }>;
  /** Stages that serve it now: none, one or both. */
  stages: Array<"preview" | "production">;
  /** Current state, computed from the pointers. */
  state: "production" | "preview" | "superseded";
  /** Hashes of the delivered config.json. */
  bundleSha256: {
    /** Hash of preview's bytes. */
    preview: string | null;
    /** Hash of production's bytes. */
    production: string | null;
  };
  /** Consent revisions with which it entered its stages. */
  consentRevision: {
    /** Revision in preview. */
    preview: number | null;
    /** Revision in production. */
    production: number | null;
  };
  /** Who published it. */
  publishedBy: {
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  };
  /** When it was published. */
  publishedAt: string;
  /** Who promoted it last; null if it was never promoted. */
  promotedBy: {
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  } | null;
  /** When it was promoted last; null if it was never promoted. */
  promotedAt: string | null;
  /** When it first entered production, by any operation; null if it never did. Only such a version can be rolled back to. */
  firstInProductionAt: string | null;
  /** Number of the version that it copies, if a rollback created it; otherwise null. */
  rolledBackFrom: number | null;
  /** Result of the promotion gate when the version last entered production; null if it never did. */
  gate: {
    /**
     * passed: every condition was met. warned: some failed, and the mode is warn. overridden: some failed, and a reason was given. skipped: the
     * mode is off, or it was a rollback.
     */
    status: "passed" | "warned" | "overridden" | "skipped";
    /** Mode of the gate at that time. */
    mode: "off" | "warn" | "block";
    /** Conditions that failed; empty if all were met or none was checked. */
    reasons: Array<"legal-findings" | "domain-not-verified" | "install-check-missing" | "install-check-failed" | "scan-missing" | "scan-too-old" | "open-issues">;
    /** Scan that was used, or null. */
    scanId: string | null;
    /** Open issues that counted. */
    issueIds: Array<string>;
    /** The reason that was given for overriding the gate, or null. */
    overrideReason: string | null;
    /** The `reason` of the rollback that created the version, or null. */
    rollbackReason: string | null;
    /** When the gate was evaluated. */
    checkedAt: string;
  } | null;
  /** The banner document, as the draft had it. */
  document: BannerDocument;
  /** The site's services with status live, sorted by key. */
  services: Array<{
    /** Key of the service in its site. */
    key: string;
    /** Name of the product. */
    name: string;
    /** Company that runs it. */
    company: string;
    /** Key of a category of the document, or `unclassified`. */
    category: string;
    /** Host patterns that it is loaded from; `*` matches any characters. */
    hosts: Array<string>;
    /** URL patterns of its scripts; `*` matches any characters. */
    scripts: Array<string>;
    /** What it stores on the device. */
    storage: Array<{
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
    /** Legal basis; null means that of the category. */
    legalBasis: "consent" | "legitimate_interest" | "necessary" | null;
    /** How it is held back until consent. */
    blocking: "auto" | "manual" | "none";
    /** What it is used for, one text for each language. */
    purposes: Record<string, string>;
    /** Address of the company's privacy policy, or null. */
    privacyUrl: string | null;
    /** Countries in which data is processed. */
    countries: Array<string>;
    /** Id of the company in the IAB Global Vendor List, or null. */
    iabVendorId: number | null;
    /** Id of the company in Google's list of ad technology providers, or null. */
    googleAtpId: number | null;
  }>;
  /** Findings of level W at the time of publishing. After a rollback also those of level E, because they never block a rollback. */
  warnings: Array<{
    /** Which rule. */
    code: string;
    /** Level at which it counts, after waivers and grace. */
    level: "S" | "E" | "W";
    /** JSON Pointer (RFC 6901) into the document; the empty string is the whole document. */
    pointer: string;
    /** What was found, what is allowed and what to do. The wording may change; match on code. */
    message: string;
    /** Countries and subdivisions for which it was found; empty for a rule that is not about places. */
    places: Array<string>;
    /** Regimes of these places. */
    regimes: Array<string>;
    /** The law, guidance or specification that the rule rests on. An engineering input for a legal reader, not legal advice. */
    basis: string;
    /** True if the rule is newer than the rules that accepted this very document, so that it only warns until the document changes. */
    grace: boolean;
    /** The waiver that turned it into a warning, or null. */
    waived: {
      /** Reason of the waiver. */
      reason: string;
      /** Who decided. */
      approvedBy: string;
    } | null;
    /** Address of the text named in `basis`; null where it has none or names several. Absent from findings recorded before 2026-11-23. */
    sourceUrl?: string | null;
    /** True if a recorded decision can turn this error into a warning, or has. Absent from findings recorded before 2026-11-23. */
    waivable?: boolean;
  }>;
}

/** One published version of a site, with its document and services. Asked when the program runs, in previews too. */
export function getVersion(args: GetVersionArgs, options?: FunctionOptions): Promise<GetVersionResult> {
  return lookUpNow("Version", args, options);
}

/** getVersion for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getVersionOutput(args: DeepInput<GetVersionArgs>, options?: FunctionOutputOptions): pulumi.Output<GetVersionResult> {
  return lookUpOutput("Version", args, options);
}

/** Arguments of getTemplate. */
export interface GetTemplateArgs {
  /** Id of the template. */
  templateId: string;
  /** Revision to read. Default: the newest. A named one makes every run read the same text. */
  revision?: number;
}

/** What getTemplate answers. */
export interface GetTemplateResult {
  /** Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
  name: string;
  /** A note for people, up to 500 characters. */
  description: string;
  /** The shared part, at most 512 KiB and 12 levels deep. Required unless it is copied from a site's draft. */
  document: Record<string, unknown>;
  /**
   * Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of
   * the document is replaced by the value; an unknown name is refused. To show such braces in a text, put them
   * into the value of a variable: values are not searched for variables.
   */
  variables: Record<string, {
    /** Whether applying the template fails for a site that has neither a value for it nor a default. */
    required?: boolean;
    /** Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
    default?: string | null;
  }>;
  /**
   * Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at
   * the applied revision, with its variables filled in. The service refuses a draft that differs.
   */
  lockedPaths: Array<string>;
  /** A client's own name for the template, unique among the workspace's templates (conflict `external-key-taken`). It never changes. Null means none. */
  externalKey: string | null;
  /** Id of the template. */
  id: string;
  /** Workspace that the template belongs to. */
  workspaceId: string;
  /** When it was created. */
  createdAt: string;
  /** When a settable field changed last. */
  updatedAt: string;
  /** Who changed a settable field last; initially, who created it. */
  updatedBy: {
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  };
  /** Revision of the settable fields; it differs after each change. */
  etag: string;
  /** Digest of `document`, before variables. */
  digest: string;
  /** Starts at 1 and increases by one when `document`, `variables` or `lockedPaths` change. Every revision is kept and can be applied. */
  revision: number;
  /** Sites whose draft is linked to the template. Null without the scope sites:read. For a token bound to a site, only that site. */
  siteIds: Array<string> | null;
}

/** One banner template by its id, at its newest revision or at the one that you name. Pass it to a rollout whose template belongs to another program; for a rollout to production, name the revision. Asked when the program runs, in previews too. */
export function getTemplate(args: GetTemplateArgs, options?: FunctionOptions): Promise<GetTemplateResult> {
  return lookUpNow("Template", args, options);
}

/** getTemplate for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getTemplateOutput(args: DeepInput<GetTemplateArgs>, options?: FunctionOutputOptions): pulumi.Output<GetTemplateResult> {
  return lookUpOutput("Template", args, options);
}

/** Arguments of getRegime. */
export interface GetRegimeArgs {
  /**
   * ISO 3166-1 alpha-2 code in capitals. UK, EL, IC and EA are read as GB, GR, ES and ES; another unknown code
   * is refused.
   */
  country?: string;
  /** ISO 3166-2 code of a subdivision of `country`, which must be given. */
  region?: string;
  /** Site whose document says which of its rules applies. */
  site?: string;
  /** Environment whose document applies; production if absent. Requires `site`. */
  environment?: "preview" | "production";
}

/** What getRegime answers. */
export interface GetRegimeResult {
  /** The country, with aliases resolved; null if the place is not known. */
  country: string | null;
  /** ISO 3166-2 code of the subdivision; null if it is not known. */
  region: string | null;
  /** Row of the regime table; `unknown` if the place is not known, `none` if no law is known there. */
  regime: string;
  /** Short name of the law. */
  law: string;
  /** What the law requires: opt_in, opt_out, notice or none. */
  model: "opt_in" | "opt_out" | "notice" | "none";
  /** Whether the law requires sites to honor Global Privacy Control. */
  gpcRequired: boolean;
  /** Further duties. */
  requires: {
    /** Refusing must be as easy as accepting on the first layer. */
    rejectFirstLayer: boolean;
    /** A link to opt out of sale and sharing must be on every page. */
    optOutLink: boolean;
    /** The site must show that an opt-out was honored. */
    optOutStatus: boolean;
    /** Sensitive data needs consent beforehand. */
    optInSensitive: boolean;
  };
  /** Section id of the IAB Global Privacy Platform: the state's section, else 7 (usnat); null outside the United States and where there is none. */
  gppSection: number | null;
  /** Origin of the country: the query, headers of a trusted proxy, or none. */
  source: "query" | "edge" | "fallback";
  /** Precision of the place. */
  precision: "subdivision" | "country" | "unknown";
  /** Version of the regime table. */
  tableVersion: string;
  /** Next change in the table for the place; null if there is none. */
  nextChange: {
    /** The regime from then on. */
    regime: string;
    /** When it begins. */
    at: string;
  } | null;
  /** Rule of the environment's document that applies; null without `site`, or if its fallback applies. */
  ruleId: string | null;
  /** Number of the version in the environment; null without `site`, or if the environment is empty. */
  version: number | null;
  /**
   * Proof of the place for the visitor's choices on this site and environment, valid for 24 hours. Null without `site` and `environment`, and
   * where no trusted proxy named the country.
   */
  placeToken: string | null;
}

/** The regime of a visitor's country or region, and what it requires. Needs no token. Asked when the program runs, in previews too. */
export function getRegime(args: GetRegimeArgs = {}, options?: FunctionOptions): Promise<GetRegimeResult> {
  return lookUpNow("Regime", args, options);
}

/** getRegime for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getRegimeOutput(args: DeepInput<GetRegimeArgs> = {}, options?: FunctionOutputOptions): pulumi.Output<GetRegimeResult> {
  return lookUpOutput("Regime", args, options);
}

/** Arguments of getMe. */
export interface GetMeArgs {

}

/** What getMe answers. */
export interface GetMeResult {
  /** The calling token. */
  token: {
    /** Id of the token, `tok_` and 26 characters. */
    id: string;
    /** Its name, 1 to 80 characters. */
    name: string;
    /** Its scopes. */
    scopes: Array<"sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read">;
    /** The one site that it is bound to, or null. */
    siteId: string | null;
    /** The one environment that it is bound to, or null. */
    environment: "preview" | "production" | null;
    /** When it expires; null if it never does. */
    expiresAt: string | null;
    /** Beginning of its secret, so that people can recognize it: the prefix, an underscore and the next 4 characters. */
    hint: string;
  };
  /** The workspace that it belongs to. */
  workspace: {
    /** Id of the workspace. */
    id: string;
    /** Name of the workspace. */
    name: string;
  };
  /** Whether subject ids in consent records are masked, because the token lacks logs:export. */
  masking: boolean;
  /** The token's budget of requests. */
  rateLimit: {
    /** Requests allowed in a window. */
    limit: number;
    /** Length of a window in seconds. */
    windowS: number;
  };
}

/** The calling token: its scopes, its binding and its workspace. Asked when the program runs, in previews too. */
export function getMe(args: GetMeArgs = {}, options?: FunctionOptions): Promise<GetMeResult> {
  return lookUpNow("Me", args, options);
}

/** getMe for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getMeOutput(args: DeepInput<GetMeArgs> = {}, options?: FunctionOutputOptions): pulumi.Output<GetMeResult> {
  return lookUpOutput("Me", args, options);
}

/** Arguments of getScanFindings. */
export interface GetScanFindingsArgs {
  /** Id of the scan. */
  scanId: string;
  /** Only findings of these severities. */
  severity?: Array<"error" | "warning" | "note">;
  /** Only findings of these rules. */
  ruleId?: Array<"pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie">;
}

/** What getScanFindings answers, one of. */
export interface GetScanFindingsResult {
  /** Id of the finding, `fnd_` and 26 characters. */
  id: string;
  /** Scan that found it. */
  scanId: string;
  /** Issue of the site that it belongs to. */
  issueId: string;
  /**
   * What a scan looks for. The first seven have severity error, the next six warning, and declared-not-seen and insecure-cookie note.
   * reject-absent is a warning in places whose law does not clearly require the button.
   * pre-consent-storage, pre-consent-request, fires-after-reject and fires-despite-gpc need proof of the purpose. Proof is a service of the
   * site, a rule of the document, a tracker's own host, or a name that only one vendor uses. Without proof, the finding is undeclared-service or
   * unclassified-service. The static engine runs no scripts: it reports a missing banner or settings link only on pages without scripts. A request in noscript is at most a warning, because only browsers without scripts make it.
   */
  ruleId: "pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie";
  /** Severity of a finding; it follows from its rule. */
  severity: "error" | "warning" | "note";
  /** Address of the page on which it was found. */
  page: string;
  /** Regime that the scan visited as. */
  profile: string;
  /**
   * What the simulated visitor had chosen. none: nothing yet. reject, accept: everything optional refused or granted. gpc: nothing, with Global
   * Privacy Control on. `category:<key>`: only this category granted.
   */
  consentState: string;
  /** What a finding is about. */
  subject: {
    /** Kind of thing. */
    kind: "cookie" | "storage" | "host" | "script" | "page";
    /** Name of the cookie or storage entry, host, or address of the script or page. */
    name: string;
    /** Registrable domain that it belongs to, or null. */
    domain: string | null;
  };
  /** Key of the category that the subject belongs to; null if it is not known. */
  category: string | null;
  /** Service of the site that the subject belongs to; null if there is none. */
  serviceId: string | null;
  /** What was seen, up to 500 characters; never the value of a cookie. */
  evidence: string;
  /**
   * Identifies the same finding in other scans: SHA-256, as 64 hexadecimal digits, of rule id, subject kind, subject name after pattern
   * normalization, and registrable domain. Page, value and time are not part of it.
   */
  fingerprint: string;
  /** Whether the previous completed scan had it. */
  baseline: "new" | "unchanged";
}

/** The findings of one scan, optionally filtered by severity and rule. Asked when the program runs, in previews too. */
export function getScanFindings(args: GetScanFindingsArgs, options?: FunctionOptions): Promise<GetScanFindingsResult[]> {
  return lookUpNow("ScanFindings", args, options);
}

/** getScanFindings for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getScanFindingsOutput(args: DeepInput<GetScanFindingsArgs>, options?: FunctionOutputOptions): pulumi.Output<GetScanFindingsResult[]> {
  return lookUpOutput("ScanFindings", args, options);
}

/** Arguments of getDeclaration. */
export interface GetDeclarationArgs {
  /** Id of the site. */
  siteId: string;
  /** Language to return, as a BCP 47 tag. If the banner does not offer it, the result is in the banner's fallback for the tag, else in the base language, else in the default language. Default: the default language. */
  lang?: string;
}

/** What getDeclaration answers. */
export interface GetDeclarationResult {
  /** The site. */
  siteId: string;
  /** Language of the texts, one that the banner offers. */
  language: string;
  /** The requested language, as sent; null if none was requested. */
  requestedLanguage: string | null;
  /** The version that it was generated from. */
  generatedFrom: {
    /** Number of the version. */
    number: number;
    /** Digest of its banner document. */
    digest: string;
  };
  /** Controller of the site, `identity.controller_name` of the banner document. */
  controller: string;
  /** Every category of the banner document in its order, also those without a service; then, if the version has live services without one of these categories, `unclassified` with them. */
  categories: Array<{
    /** Key of the category, or `unclassified`. */
    key: string;
    /** Its name in the language. */
    label: string;
    /** What it is for in the language. */
    description: string;
    /** Its services, sorted by key. */
    services: Array<{
      /** Name of the product. */
      name: string;
      /** Company that runs it. */
      company: string;
      /** Address of the company's privacy policy, or null. */
      privacyUrl: string | null;
      /** What it is used for in the language; null if no text was written. */
      purposes: string | null;
      /** What it stores on the device. */
      storage: Array<{
        /** Its name, or the pattern of its names, in which `*` matches any characters. */
        name: string;
        /** Kind of storage. */
        kind: "cookie" | "local" | "session" | "indexeddb" | "pixel";
        /** First party or third party. */
        party: "first" | "third";
        /** Host that it is stored for; null for the site's own. */
        domain: string | null;
        /** How long it is kept. */
        duration: string;
        /** What it is for in the language; null if no text was written. */
        purpose: string | null;
      }>;
    }>;
  }>;
}

/** The cookie declaration of a site in one language, generated from the content that was frozen for production. Asked when the program runs, in previews too. */
export function getDeclaration(args: GetDeclarationArgs, options?: FunctionOptions): Promise<GetDeclarationResult> {
  return lookUpNow("Declaration", args, options);
}

/** getDeclaration for arguments that are outputs of resources; its option dependsOn names what to wait for. */
export function getDeclarationOutput(args: DeepInput<GetDeclarationArgs>, options?: FunctionOutputOptions): pulumi.Output<GetDeclarationResult> {
  return lookUpOutput("Declaration", args, options);
}
