// Generated from src/provider/resources/webhook-endpoint.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";

const shape: ResourceShape = {
  "kind": "WebhookEndpoint",
  "outputs": [
    "url",
    "description",
    "eventKinds",
    "siteIds",
    "enabled",
    "secret",
    "workspaceId",
    "createdAt",
    "etag",
    "rotationTriggers",
    "overlapHours",
    "adopt",
    "effective"
  ],
  "secretInputs": [
    "secret"
  ],
  "secretOutputs": [
    "secret"
  ],
  "digests": {},
  "defaults": {
    "description": "",
    "siteIds": null,
    "enabled": true,
    "effective": {}
  },
  "references": {},
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": false,
  "adoption": "id"
};

/** Arguments of a WebhookEndpoint. */
export interface WebhookEndpointArgs {
  /**
   * https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. The
   * address must be globally routable; a name that does not resolve is accepted. Plain http and other ports only
   * to loopback in the embedded mode with `--allow-local`.
   */
  url: DeepInput<string>;
  /**
   * A note for people, up to 200 characters.
   * Default: `""`.
   */
  description?: DeepInput<string>;
  /**
   * 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose
   * group the maker may read; naming a kind of another group is refused. The order is not significant.
   */
  eventKinds: DeepInput<Array<string>>;
  /**
   * The sites whose events are sent; null means all, and events that concern no site; an empty list means none.
   * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
   */
  siteIds?: DeepInput<Array<string> | null>;
  /**
   * false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again.
   * Default: `true`.
   */
  enabled?: DeepInput<boolean>;
  /**
   * The signing secret: `whsec_` and standard base64 of 24 to 64 bytes. If omitted, the service generates one of 32
   * bytes and returns it once, at creation and at rotation.
   * Secret: encrypted in state.
   */
  secret?: DeepInput<string | null>;
  /** A new or changed value gives the endpoint a new signing secret, which is in the output `secret`. Removing values keeps the secret. */
  rotationTriggers?: DeepInput<Record<string, string>>;
  /**
   * Hours for which the former secret keeps signing alongside the new one after a rotation, 0 to 168.
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
 * An address to which the service sends signed events (Standard Webhooks 1.0).
 *
 * @example
 * ```ts
 * // Sends signed event notifications, with a signing secret that is rotated.
 * import * as consentform from "consentform";
 *
 * const endpoint = new consentform.WebhookEndpoint("deployments", {
 *   url: "https://hooks.shop.example/consent",
 *   description: "tells the shop about new banners",
 *   eventKinds: ["version.*", "domain.failed"],
 *   // A changed value creates a new secret. The former one continues to sign for two days.
 *   rotationTriggers: { quarter: "2026-Q4" },
 *   overlapHours: 48,
 * });
 *
 * // A secret output: encrypted in state, shown only by `pulumi stack output --show-secrets`.
 * export const signingSecret = endpoint.secret;
 * ```
 */
export class WebhookEndpoint extends ConsentformResource {
  /**
   * https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. The
   * address must be globally routable; a name that does not resolve is accepted. Plain http and other ports only
   * to loopback in the embedded mode with `--allow-local`.
   */
  declare readonly url: pulumi.Output<string>;
  /** A note for people, up to 200 characters. */
  declare readonly description: pulumi.Output<string>;
  /**
   * 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose
   * group the maker may read; naming a kind of another group is refused. The order is not significant.
   */
  declare readonly eventKinds: pulumi.Output<Array<string>>;
  /**
   * The sites whose events are sent; null means all, and events that concern no site; an empty list means none.
   * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
   */
  declare readonly siteIds: pulumi.Output<Array<string> | null>;
  /** false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again. */
  declare readonly enabled: pulumi.Output<boolean>;
  /**
   * The signing secret: `whsec_` and standard base64 of 24 to 64 bytes. If omitted, the service generates one of 32
   * bytes and returns it once, at creation and at rotation.
   * Undefined if this program neither created nor rotated it: after an adoption and from `get`.
   */
  declare readonly secret: pulumi.Output<string>;
  /** Workspace that the endpoint belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Time at which it was created. */
  declare readonly createdAt: pulumi.Output<string>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** A new or changed value gives the endpoint a new signing secret, which is in the output `secret`. Removing values keeps the secret. */
  declare readonly rotationTriggers: pulumi.Output<Record<string, string> | undefined>;
  /** Hours for which the former secret keeps signing alongside the new one after a rotation, 0 to 168. */
  declare readonly overlapHours: pulumi.Output<number | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /**
     * https address that receives events, at most 2,048 characters, port 443, without credentials and fragment. The
     * address must be globally routable; a name that does not resolve is accepted. Plain http and other ports only
     * to loopback in the embedded mode with `--allow-local`.
     */
    url?: string;
    /** A note for people, up to 200 characters. */
    description?: string;
    /**
     * 1 to 50 event kinds, `*` for all, or prefix wildcards such as `scan.*`. A wildcard covers the kinds whose
     * group the maker may read; naming a kind of another group is refused. The order is not significant.
     */
    eventKinds?: Array<string>;
    /**
     * The sites whose events are sent; null means all, and events that concern no site; an empty list means none.
     * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
     */
    siteIds?: Array<string> | null;
    /** false pauses the endpoint: its pending deliveries are abandoned and no event is sent. The service never changes it; going from false to true also makes a disabled endpoint active again. */
    enabled?: boolean;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: WebhookEndpointArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing WebhookEndpoint by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): WebhookEndpoint {
    // Reading takes no arguments.
    return new WebhookEndpoint(name, {} as WebhookEndpointArgs, { ...opts, id });
  }
}
