// Generated from src/provider/resources/domain.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "Domain",
  "outputs": [
    "workspaceId",
    "siteId",
    "host",
    "includeSubdomains",
    "environment",
    "verificationMethod",
    "challenge",
    "createdAt",
    "createdBy",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "includeSubdomains": true,
    "environment": "production",
    "verificationMethod": "dns_txt",
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

/** Arguments of a Domain. */
export interface DomainArgs {
  /**
   * Site that the domain belongs to.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
   * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
   * A change replaces the resource.
   */
  host: DeepInput<string>;
  /**
   * Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too.
   * Default: `true`.
   */
  includeSubdomains?: DeepInput<boolean>;
  /**
   * Stage that the host serves. One host may be attached once for each environment.
   * Default: `"production"`.
   * A change replaces the resource.
   */
  environment?: DeepInput<"preview" | "production">;
  /**
   * How control is proved. A verification that names another method changes it.
   * Default: `"dns_txt"`.
   */
  verificationMethod?: DeepInput<"dns_txt" | "file" | "meta_tag">;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A host that a site's banner runs on. Its `challenge` contains what to publish to prove that you control the host; DomainVerification waits for it.
 *
 * @example
 * ```ts
 * // The hosts that a banner runs on, and the records that prove that you control them.
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop");
 *
 * // One DNS record proves the host and everything below it.
 * const shop = new consentform.Domain("shop", { site, host: "shop.example" });
 *
 * // The host on which you test the next version. The proof is a file, which covers only this host.
 * const staging = new consentform.Domain("staging", {
 *   site,
 *   host: "staging.shop-test.example",
 *   environment: "preview",
 *   verificationMethod: "file",
 * });
 *
 * export const record = shop.challenge.apply(({ dns }) => `${dns.name} ${dns.type} ${dns.value}`);
 * export const file = staging.challenge.apply(({ file: { path, body } }) => `${path}: ${body}`);
 * ```
 */
export class Domain extends ConsentformResource {
  /** Workspace that the domain belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the domain belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /**
   * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
   * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
   */
  declare readonly host: pulumi.Output<string>;
  /** Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too. */
  declare readonly includeSubdomains: pulumi.Output<boolean>;
  /** Stage that the host serves. One host may be attached once for each environment. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /** How control is proved. A verification that names another method changes it. */
  declare readonly verificationMethod: pulumi.Output<"dns_txt" | "file" | "meta_tag">;
  /** What to publish, for each method. The value is the same for one site and host, and is not secret. */
  declare readonly challenge: pulumi.Output<{
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
  }>;
  /** When the domain was attached. */
  declare readonly createdAt: pulumi.Output<string>;
  /** The token or user that attached it; null if the domain was attached before the service recorded this. */
  declare readonly createdBy: pulumi.Output<{
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  } | null>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the domain belongs to. */
    siteId?: string;
    /**
     * Lower-case host name of A-labels, 1 to 253 characters; no scheme, port, path, address or public suffix (ICANN and private section).
     * Loopback names are accepted only by an embedded service that was started with `--allow-local`.
     */
    host?: string;
    /** Whether the banner also runs on hosts below this one. Creating the same host again changes it; a dns_txt proof then covers them too. */
    includeSubdomains?: boolean;
    /** Stage that the host serves. One host may be attached once for each environment. */
    environment?: "preview" | "production";
    /** How control is proved. A verification that names another method changes it. */
    verificationMethod?: "dns_txt" | "file" | "meta_tag";
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: DomainArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing Domain by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): Domain {
    // Reading takes no arguments.
    return new Domain(name, {} as DomainArgs, { ...opts, id });
  }
}
