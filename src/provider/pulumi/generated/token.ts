// Generated from src/provider/resources/token.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "Token",
  "outputs": [
    "name",
    "scopes",
    "siteId",
    "environment",
    "expiresAt",
    "secret",
    "workspaceId",
    "hint",
    "createdAt",
    "createdBy",
    "expiresInDays",
    "rotationTriggers",
    "renewBeforeDays",
    "overlapHours",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [
    "secret"
  ],
  "digests": {},
  "defaults": {
    "siteId": null,
    "environment": null,
    "effective": {}
  },
  "references": {
    "site": "siteId"
  },
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": true,
  "adoption": "id"
};

/** Arguments of a Token. */
export interface TokenArgs {
  /**
   * Name shown to people in lists, audit data and alerts, 1 to 80 characters. It need not be unique.
   * A change replaces the resource.
   */
  name: DeepInput<string>;
  /**
   * What the token may do: 1 to 10 different scopes, all of which the token of the deployment must have. The
   * order is not significant.
   * A change replaces the resource.
   */
  scopes: DeepInput<Array<"sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read">>;
  /**
   * Binding to one site: the token sees and changes only this site. Null means not bound to a site. A token is
   * bound to one site or to one environment, not to both.
   * A change replaces the resource.
   */
  site?: Site | pulumi.Input<string>;
  /**
   * Binding to one environment: the token acts only on this environment of every site. Null means not bound to an
   * environment. Cannot be combined with a binding to a site.
   * A change replaces the resource.
   */
  environment?: DeepInput<"preview" | "production" | null>;
  /**
   * Time from which the token is refused: in the future, and not after the expiry of the token of the deployment. If
   * neither this nor `expiresInDays` is set, the new token expires with the token of the deployment. RFC 3339 time, such as `2027-03-01T00:00:00Z`.
   * A change replaces the resource.
   */
  expiresAt?: DeepInput<string | null>;
  /**
   * Lifetime in days of 24 hours, 1 to 3650, counted from the creation. The output `expiresAt` has the resulting time.
   * Cannot be combined with `expiresAt`.
   * A change replaces the resource.
   */
  expiresInDays?: DeepInput<number>;
  /**
   * Values that you choose. If any of them changes, a new token is created.
   * A change replaces the resource.
   */
  rotationTriggers?: DeepInput<Record<string, string>>;
  /** Number of days before the expiry from which a deployment creates a new token. If omitted, the token is not renewed. */
  renewBeforeDays?: DeepInput<number>;
  /**
   * Hours for which the old token stays valid after a new one replaces it, 0 to 168. The value deployed before the replacement applies. A destroy ends the token immediately.
   * Default: `24`.
   */
  overlapHours?: DeepInput<number>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A workspace token, optionally bound to one site or one environment. The service returns its `secret` once; keep it out of logs and outputs.
 *
 * @example
 * ```ts
 * // A token for a pipeline: one site, three scopes, renewed in time.
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop");
 *
 * const token = new consentform.Token("ci", {
 *   name: "CI of the shop",
 *   site,
 *   scopes: ["sites:read", "banner:write", "banner:publish"],
 *   expiresInDays: 90,
 *   // The first deployment in the last 30 days creates a new token. The old one stays valid for a day.
 *   renewBeforeDays: 30,
 *   overlapHours: 24,
 * });
 *
 * // A secret output: encrypted in state, to be passed on to the pipeline's own secret store.
 * export const secret = token.secret;
 * ```
 */
export class Token extends ConsentformResource {
  /** Name shown to people in lists, audit data and alerts, 1 to 80 characters. It need not be unique. */
  declare readonly name: pulumi.Output<string>;
  /**
   * What the token may do: 1 to 10 different scopes, all of which the token of the deployment must have. The
   * order is not significant.
   */
  declare readonly scopes: pulumi.Output<Array<"sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read">>;
  /**
   * Binding to one site: the token sees and changes only this site. Null means not bound to a site. A token is
   * bound to one site or to one environment, not to both.
   */
  declare readonly siteId: pulumi.Output<string | null>;
  /**
   * Binding to one environment: the token acts only on this environment of every site. Null means not bound to an
   * environment. Cannot be combined with a binding to a site.
   */
  declare readonly environment: pulumi.Output<"preview" | "production" | null>;
  /**
   * Time from which the token is refused: in the future, and not after the expiry of the token of the deployment. If
   * neither this nor `expiresInDays` is set, the new token expires with the token of the deployment.
   */
  declare readonly expiresAt: pulumi.Output<string | null>;
  /**
   * The credential itself: a prefix chosen by the deployment (2 to 16 characters), an underscore, 43 random base62
   * characters and 6 base62 characters of CRC32. The service returns it once, at creation, and keeps only its
   * SHA-256.
   * Undefined if this program neither created nor rotated it: after an adoption and from `get`.
   */
  declare readonly secret: pulumi.Output<string>;
  /** Workspace that the token belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Beginning of the secret, so that people can recognize it: the prefix, the underscore and the next 4 characters. */
  declare readonly hint: pulumi.Output<string>;
  /** Time at which the token was created. */
  declare readonly createdAt: pulumi.Output<string>;
  /** The token or user that created it. */
  declare readonly createdBy: pulumi.Output<{
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  }>;
  /**
   * Lifetime in days of 24 hours, 1 to 3650, counted from the creation. The output `expiresAt` has the resulting time.
   * Cannot be combined with `expiresAt`.
   */
  declare readonly expiresInDays: pulumi.Output<number | undefined>;
  /** Values that you choose. If any of them changes, a new token is created. */
  declare readonly rotationTriggers: pulumi.Output<Record<string, string> | undefined>;
  /** Number of days before the expiry from which a deployment creates a new token. If omitted, the token is not renewed. */
  declare readonly renewBeforeDays: pulumi.Output<number | undefined>;
  /** Hours for which the old token stays valid after a new one replaces it, 0 to 168. The value deployed before the replacement applies. A destroy ends the token immediately. */
  declare readonly overlapHours: pulumi.Output<number | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Name shown to people in lists, audit data and alerts, 1 to 80 characters. It need not be unique. */
    name?: string;
    /**
     * What the token may do: 1 to 10 different scopes, all of which the token of the deployment must have. The
     * order is not significant.
     */
    scopes?: Array<"sites:read" | "sites:write" | "banner:read" | "banner:write" | "banner:publish" | "scans:read" | "scans:run" | "logs:read" | "logs:export" | "analytics:read">;
    /**
     * Binding to one site: the token sees and changes only this site. Null means not bound to a site. A token is
     * bound to one site or to one environment, not to both.
     */
    siteId?: string | null;
    /**
     * Binding to one environment: the token acts only on this environment of every site. Null means not bound to an
     * environment. Cannot be combined with a binding to a site.
     */
    environment?: "preview" | "production" | null;
    /**
     * Time from which the token is refused: in the future, and not after the expiry of the token of the deployment. If
     * neither this nor `expiresInDays` is set, the new token expires with the token of the deployment.
     */
    expiresAt?: string | null;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: TokenArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing Token by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): Token {
    // Reading takes no arguments.
    return new Token(name, {} as TokenArgs, { ...opts, id });
  }
}
