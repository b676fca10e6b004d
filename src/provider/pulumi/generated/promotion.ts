// Generated from src/provider/resources/promotion.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "Promotion",
  "outputs": [
    "workspaceId",
    "siteId",
    "number",
    "servicesDigest",
    "configDigest",
    "versionNumber",
    "reason",
    "gateOverride",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
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

/** Arguments of a Promotion. */
export interface PromotionArgs {
  /**
   * Site that the version belongs to.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /** Number of the version that production serves. */
  versionNumber: DeepInput<number>;
  /**
   * Recorded with a rollback. Default: `version N declared as code`.
   * Changing only this argument does not update the resource.
   */
  reason?: DeepInput<string>;
  /**
   * Lets one version pass even if the promotion gate blocks it. Needs the scope `sites:write`.
   * Changing only this argument does not update the resource.
   */
  gateOverride?: DeepInput<{
    /** The only version that the override applies to. For any other version, it is ignored. */
    versionNumber: number;
    /** Reason, 10 to 500 characters; recorded with the version. */
    reason: string;
  }>;
  /**
   * `true` replaces what production serves even if this program did not bring it there. Without it, the first promotion of a site whose production already serves another version is refused.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<true>;
}

/**
 * Points production at a version: a version that has never been live is promoted, and one that has been live is rolled back to. Removing the resource leaves production as it is.
 *
 * @example
 * ```ts
 * // Promotes the newest version, or the version that the stack's configuration names.
 * import * as pulumi from "@pulumi/pulumi";
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop", { deletionProtection: false, allowDeleteWhileServed: true });
 * const draft = new consentform.ConfigDraft("banner", {
 *   site,
 *   document: consentform.readBanner("banner.yaml"),
 * });
 * const version = new consentform.Version("version", { site, draftDigest: draft.digest });
 *
 * // The newest version by default. `pulumi config set live 3` rolls back to version 3, and `pulumi config rm live`
 * // returns to the newest.
 * const live = new pulumi.Config().getNumber("live");
 * const promotion = new consentform.Promotion("live", { site, versionNumber: live ?? version.number });
 *
 * export const siteId = site.id;
 * export const liveNumber = promotion.number;
 * ```
 */
export class Promotion extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the version belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /** Number of the version in its site, counted from 1; with the site's id it identifies the version. */
  declare readonly number: pulumi.Output<number>;
  /**
   * Digest of the version's `services`. As an argument: the digest that the live services must have, or the publish
   * fails. If omitted, it is not checked.
   */
  declare readonly servicesDigest: pulumi.Output<string>;
  /** Digest of `document`. */
  declare readonly configDigest: pulumi.Output<string>;
  /** Number of the version that production serves. */
  declare readonly versionNumber: pulumi.Output<number>;
  /** Recorded with a rollback. Default: `version N declared as code`. */
  declare readonly reason: pulumi.Output<string | undefined>;
  /** Lets one version pass even if the promotion gate blocks it. Needs the scope `sites:write`. */
  declare readonly gateOverride: pulumi.Output<{
    /** The only version that the override applies to. For any other version, it is ignored. */
    versionNumber: number;
    /** Reason, 10 to 500 characters; recorded with the version. */
    reason: string;
  } | undefined>;
  /** `true` replaces what production serves even if this program did not bring it there. Without it, the first promotion of a site whose production already serves another version is refused. */
  declare readonly adopt: pulumi.Output<true | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the version belongs to. */
    siteId?: string;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: PromotionArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing Promotion by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): Promotion {
    // Reading takes no arguments.
    return new Promotion(name, {} as PromotionArgs, { ...opts, id });
  }
}
