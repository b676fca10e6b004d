// Generated from src/provider/resources/issue-suppression.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "IssueSuppression",
  "outputs": [
    "workspaceId",
    "siteId",
    "environment",
    "ruleId",
    "title",
    "severity",
    "fingerprint",
    "expiresAt",
    "reason",
    "comment",
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
  "adoption": "id"
};

/** Arguments of a IssueSuppression. */
export interface IssueSuppressionArgs {
  /** Kind of reason. */
  reason: DeepInput<"false_positive" | "accepted_risk" | "not_applicable" | "handled_elsewhere">;
  /** Explanation, 10 to 1,000 characters. */
  comment: DeepInput<string>;
  /**
   * When it ends: in the future, at most 365 days ahead. If omitted: 90 days from now, or the current end if a
   * suppression is in effect. With the reasons false_positive and not_applicable, null means no end; a resource of
   * Terraform has `"never"` for it. RFC 3339 time, such as `2027-03-01T00:00:00Z`.
   */
  expiresAt?: DeepInput<string | null>;
  /**
   * Id of the site that the issue belongs to.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Stage in which scans saw the issue.
   * A change replaces the resource.
   */
  environment: DeepInput<"preview" | "production">;
  /**
   * Fingerprint of the issue, as in findings and in the list of issues.
   * A change replaces the resource.
   */
  fingerprint: DeepInput<string>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A documented exception for a compliance issue, with a reason and an expiry. The issue is named by its environment and fingerprint, which stay the same from scan to scan.
 *
 * @example
 * ```ts
 * // Suppresses a compliance issue, with a reason and an expiry. Scan the site first.
 * import * as pulumi from "@pulumi/pulumi";
 * import * as consentform from "consentform";
 *
 * /** Issues of preview to suppress, by fingerprint, with the reason for each. *\/
 * const accepted = new pulumi.Config().getObject<Record<string, string>>("acceptedIssues") ?? {};
 *
 * const shop = new consentform.Site("shop", { name: "Example shop", deletionProtection: false });
 *
 * for (const [fingerprint, comment] of Object.entries(accepted)) {
 *   new consentform.IssueSuppression(`accepted-${fingerprint.slice(0, 8)}`, {
 *     site: shop,
 *     environment: "preview",
 *     fingerprint,
 *     reason: "accepted_risk",
 *     comment,
 *   });
 * }
 *
 * export const siteId = shop.id;
 * ```
 */
export class IssueSuppression extends ConsentformResource {
  /** Workspace that the issue belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the issue belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /** Stage in which it was seen. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /** Rule that found it. */
  declare readonly ruleId: pulumi.Output<"pre-consent-storage" | "pre-consent-request" | "fires-after-reject" | "fires-despite-gpc" | "banner-absent" | "reject-absent" | "reopen-control-absent" | "duration-exceeds-declared" | "consent-mode-mismatch" | "multiple-cmps" | "cname-cloaked" | "unclassified-service" | "undeclared-service" | "declared-not-seen" | "insecure-cookie">;
  /** One fixed sentence for the rule. */
  declare readonly title: pulumi.Output<string>;
  /** Severity of the rule. */
  declare readonly severity: pulumi.Output<"error" | "warning" | "note">;
  /** What findings of the same problem have in common, over pages and scans. */
  declare readonly fingerprint: pulumi.Output<string>;
  /**
   * When it ends: in the future, at most 365 days ahead. If omitted: 90 days from now, or the current end if a
   * suppression is in effect. With the reasons false_positive and not_applicable, null means no end; a resource of
   * Terraform has `"never"` for it.
   */
  declare readonly expiresAt: pulumi.Output<string | null>;
  /** Kind of reason. */
  declare readonly reason: pulumi.Output<"false_positive" | "accepted_risk" | "not_applicable" | "handled_elsewhere">;
  /** Explanation, 10 to 1,000 characters. */
  declare readonly comment: pulumi.Output<string>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /**
     * When it ends: in the future, at most 365 days ahead. If omitted: 90 days from now, or the current end if a
     * suppression is in effect. With the reasons false_positive and not_applicable, null means no end; a resource of
     * Terraform has `"never"` for it.
     */
    expiresAt?: string | null;
    /** Site that the issue belongs to. */
    siteId?: string;
    /** Stage in which it was seen. */
    environment?: "preview" | "production";
    /** What findings of the same problem have in common, over pages and scans. */
    fingerprint?: string;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: IssueSuppressionArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing IssueSuppression by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): IssueSuppression {
    // Reading takes no arguments.
    return new IssueSuppression(name, {} as IssueSuppressionArgs, { ...opts, id });
  }
}
