// Generated from src/provider/resources/domain-verification.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Domain } from "./domain";

const shape: ResourceShape = {
  "kind": "DomainVerification",
  "outputs": [
    "workspaceId",
    "siteId",
    "host",
    "environment",
    "verifiedAt",
    "domainId",
    "timeoutMinutes",
    "adopt"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {},
  "references": {
    "domain": "domainId"
  },
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": false,
  "adoption": "id"
};

/** Arguments of a DomainVerification. */
export interface DomainVerificationArgs {
  /**
   * Id of the domain to verify.
   * A change replaces the resource.
   */
  domain: Domain | pulumi.Input<string>;
  /**
   * How long to wait, in minutes, up to 1440 (one day).
   * Default: `15`.
   */
  timeoutMinutes?: DeepInput<number>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * Waits until a domain is verified. Make it depend on the DNS record, file or tag that you publish from the domain's `challenge`.
 *
 * @example
 * ```ts
 * // Waits until a DNS record proves that you control a host.
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop", { deletionProtection: false });
 * const domain = new consentform.Domain("www", { site, host: "www.shop.example" });
 *
 * // Create the record from this challenge with your DNS provider's package, and make the verification depend on it:
 * // new consentform.DomainVerification("www", { domain }, { dependsOn: record }).
 * export const challenge = domain.challenge.apply(({ dns }) => dns);
 *
 * const verification = new consentform.DomainVerification("www", { domain, timeoutMinutes: 10 });
 *
 * export const verifiedAt = verification.verifiedAt;
 * ```
 */
export class DomainVerification extends ConsentformResource {
  /** Workspace that the domain belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the domain belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /**
   * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
   * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
   */
  declare readonly host: pulumi.Output<string>;
  /** Stage that the host serves. One host may be attached once for each environment. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /** When the domain became verified; null if it is not. */
  declare readonly verifiedAt: pulumi.Output<string | null>;
  /** Id of the domain to verify. */
  declare readonly domainId: pulumi.Output<string>;
  /** How long to wait, in minutes, up to 1440 (one day). */
  declare readonly timeoutMinutes: pulumi.Output<number | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: DomainVerificationArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing DomainVerification by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): DomainVerification {
    // Reading takes no arguments.
    return new DomainVerification(name, {} as DomainVerificationArgs, { ...opts, id });
  }
}
