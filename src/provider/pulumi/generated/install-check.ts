// Generated from src/provider/resources/install-check.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "InstallCheck",
  "outputs": [
    "workspaceId",
    "siteId",
    "url",
    "environment",
    "fetchedUrl",
    "httpStatus",
    "versionNumber",
    "result",
    "checks",
    "observation",
    "failure",
    "createdAt",
    "createdBy",
    "triggers",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "environment": "production",
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

/** Arguments of a InstallCheck. */
export interface InstallCheckArgs {
  /**
   * Site whose banner is looked for.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain.
   * A change replaces the resource.
   */
  url?: DeepInput<string>;
  /**
   * Stage whose script is looked for.
   * Default: `"production"`.
   * A change replaces the resource.
   */
  environment?: DeepInput<"preview" | "production">;
  /**
   * Values that you choose, such as the number of the promoted version. If any of them changes, the page is checked again.
   * A change replaces the resource.
   */
  triggers?: DeepInput<Record<string, string>>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A one-time check, made when the resource is created, that a page contains the banner script correctly. A service with a browser also runs the page and reports in `observation` whether the banner appears; without one, the result is a warning. The result is in the outputs. Destroying it only removes it from state.
 *
 * @example
 * ```ts
 * // Checks that the live page loads the banner, again for each version.
 * import * as consentform from "consentform";
 *
 * const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });
 *
 * const domain = new consentform.Domain("shop", { site: shop, host: "shop.example.com" });
 *
 * const verified = new consentform.DomainVerification("shop", { domain, timeoutMinutes: 30 });
 *
 * const check = new consentform.InstallCheck(
 *   "home-page",
 *   { site: shop, url: "https://shop.example.com/", triggers: { version: "1" } },
 *   { dependsOn: verified },
 * );
 *
 * export const result = check.result;
 * ```
 */
export class InstallCheck extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site whose banner is looked for. */
  declare readonly siteId: pulumi.Output<string>;
  /** Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain. */
  declare readonly url: pulumi.Output<string>;
  /** Stage whose script is looked for. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /** Address after redirects; null if the page did not respond. */
  declare readonly fetchedUrl: pulumi.Output<string | null>;
  /** HTTP status of the page; null if it did not respond. */
  declare readonly httpStatus: pulumi.Output<number | null>;
  /** Number of the version that the page loads; null if it loads none. */
  declare readonly versionNumber: pulumi.Output<number | null>;
  /**
   * `failed`: the page did not respond, or `script-present`, `single-copy` or `site-matches` failed. `warning`: another check failed or returned a
   * warning. Otherwise `passed`.
   */
  declare readonly result: pulumi.Output<"passed" | "warning" | "failed">;
  /** Individual checks, in a fixed order. */
  declare readonly checks: pulumi.Output<Array<{
    /** Name of the check. */
    code: "script-present" | "first-in-head" | "single-copy" | "site-matches" | "version-current" | "consent-default-before-tags" | "settings-link" | "script-runs" | "banner-drawn" | "blocked-before-consent";
    /** Its result; `skipped` if an earlier check makes it irrelevant. */
    status: "passed" | "warning" | "failed" | "skipped";
    /** Finding and recommended fix. */
    detail: string;
  }>>;
  /** Results of running the page in a browser; null if no browser ran it. */
  declare readonly observation: pulumi.Output<{
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
  } | null>;
  /** Why the page did not respond; null if it did. */
  declare readonly failure: pulumi.Output<{
    /** Stable reason. */
    code: "nxdomain" | "dns-error" | "record-missing" | "value-mismatch" | "http-status" | "tls" | "timeout" | "address-refused" | "claim-lost";
    /** One fixed sentence for each code. */
    detail: string;
  } | null>;
  /** When the page was checked. */
  declare readonly createdAt: pulumi.Output<string>;
  /** The token or user that requested it. */
  declare readonly createdBy: pulumi.Output<{
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  }>;
  /** Values that you choose, such as the number of the promoted version. If any of them changes, the page is checked again. */
  declare readonly triggers: pulumi.Output<Record<string, string> | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site whose banner is looked for. */
    siteId?: string;
    /** Page to fetch, an http or https address on an attached, verified host. Default: the home page of the oldest verified domain. */
    url?: string;
    /** Stage whose script is looked for. */
    environment?: "preview" | "production";
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: InstallCheckArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing InstallCheck by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): InstallCheck {
    // Reading takes no arguments.
    return new InstallCheck(name, {} as InstallCheckArgs, { ...opts, id });
  }
}
