// Generated from src/provider/resources/alert-channel.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";

const shape: ResourceShape = {
  "kind": "AlertChannel",
  "outputs": [
    "name",
    "kind",
    "addresses",
    "minSeverity",
    "alertKinds",
    "siteIds",
    "enabled",
    "workspaceId",
    "createdAt",
    "etag",
    "urlHint",
    "url",
    "adopt",
    "effective"
  ],
  "secretInputs": [
    "url"
  ],
  "secretOutputs": [
    "url"
  ],
  "digests": {},
  "defaults": {
    "addresses": null,
    "minSeverity": "warning",
    "alertKinds": null,
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

/** Arguments of every AlertChannel. */
interface AlertChannelSharedArgs {
  /** Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
  name: DeepInput<string>;
  /**
   * The lowest severity that is sent.
   * Default: `"warning"`.
   */
  minSeverity?: DeepInput<"info" | "warning" | "critical">;
  /** The kinds that are sent; null means all, also those added later; an empty list means none. */
  alertKinds?: DeepInput<Array<"domain.recheck_failing" | "domain.failed" | "scan.failed" | "scan.new_tracker" | "issue.opened" | "version.promotion_blocked" | "install_check.failed" | "webhook.disabled" | "channel.failing" | "token.expiring" | "consents.flood"> | null>;
  /**
   * The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none.
   * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
   */
  siteIds?: DeepInput<Array<string> | null>;
  /**
   * Whether anything is sent at all; the service never changes it.
   * Default: `true`.
   */
  enabled?: DeepInput<boolean>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/** Arguments of a AlertChannel of kind email. */
interface AlertChannelEmailArgs extends AlertChannelSharedArgs {
  /**
   * Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`.
   * A change replaces the resource.
   */
  kind: "email";
  /**
   * Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only
   * after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. To mail
   * the link again after someone stopped the mails, remove the address and add it again. An address gets at most
   * one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
   */
  addresses: DeepInput<Array<string>>;
  /**
   * Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and
   * fragment. Kind email: null. It is a secret that the service never returns; `urlHint` identifies it. The
   * address must be globally routable; plain http only to loopback in the embedded mode with `--allow-local`.
   * Secret: encrypted in state.
   */
  url?: null;
}

/** Arguments of a AlertChannel of kind slack. */
interface AlertChannelSlackArgs extends AlertChannelSharedArgs {
  /**
   * Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`.
   * A change replaces the resource.
   */
  kind: "slack";
  /**
   * Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only
   * after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. To mail
   * the link again after someone stopped the mails, remove the address and add it again. An address gets at most
   * one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
   */
  addresses?: null;
  /**
   * Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and
   * fragment. Kind email: null. It is a secret that the service never returns; `urlHint` identifies it. The
   * address must be globally routable; plain http only to loopback in the embedded mode with `--allow-local`.
   * Secret: encrypted in state.
   */
  url: DeepInput<string>;
}

/** Arguments of a AlertChannel whose kind is an output. The preview validates them. */
interface AlertChannelLateArgs extends AlertChannelSharedArgs {
  /**
   * Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`.
   * A change replaces the resource.
   */
  kind: pulumi.Output<"email" | "slack"> | Promise<"email" | "slack">;
  /**
   * Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only
   * after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. To mail
   * the link again after someone stopped the mails, remove the address and add it again. An address gets at most
   * one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
   */
  addresses?: DeepInput<Array<string> | null>;
  /**
   * Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and
   * fragment. Kind email: null. It is a secret that the service never returns; `urlHint` identifies it. The
   * address must be globally routable; plain http only to loopback in the embedded mode with `--allow-local`.
   * Secret: encrypted in state.
   */
  url?: DeepInput<string | null>;
}

/** Arguments of a AlertChannel: its kind says which others are required. */
export type AlertChannelArgs = AlertChannelEmailArgs | AlertChannelSlackArgs | AlertChannelLateArgs;

/**
 * A destination for alerts: up to ten e-mail addresses, each confirmed by its owner, or one Slack incoming webhook.
 *
 * @example
 * ```ts
 * // Sends alerts by email, and to a Slack channel whose address is a secret.
 * import * as pulumi from "@pulumi/pulumi";
 * import * as consentform from "consentform";
 *
 * const config = new pulumi.Config();
 *
 * new consentform.AlertChannel("privacy-team", {
 *   name: "Privacy team",
 *   kind: "email",
 *   addresses: ["privacy@shop.example"],
 * });
 *
 * const slack = new consentform.AlertChannel("on-call", {
 *   name: "On call",
 *   kind: "slack",
 *   url: config.requireSecret("slackWebhook"),
 *   minSeverity: "critical",
 *   alertKinds: ["domain.failed", "webhook.disabled"],
 * });
 *
 * export const slackHint = slack.urlHint;
 * ```
 */
export class AlertChannel extends ConsentformResource {
  /** Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
  declare readonly name: pulumi.Output<string>;
  /** Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`. */
  declare readonly kind: pulumi.Output<"email" | "slack">;
  /**
   * Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only
   * after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. To mail
   * the link again after someone stopped the mails, remove the address and add it again. An address gets at most
   * one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
   */
  declare readonly addresses: pulumi.Output<Array<string> | null>;
  /** The lowest severity that is sent. */
  declare readonly minSeverity: pulumi.Output<"info" | "warning" | "critical">;
  /** The kinds that are sent; null means all, also those added later; an empty list means none. */
  declare readonly alertKinds: pulumi.Output<Array<"domain.recheck_failing" | "domain.failed" | "scan.failed" | "scan.new_tracker" | "issue.opened" | "version.promotion_blocked" | "install_check.failed" | "webhook.disabled" | "channel.failing" | "token.expiring" | "consents.flood"> | null>;
  /**
   * The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none.
   * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
   */
  declare readonly siteIds: pulumi.Output<Array<string> | null>;
  /** Whether anything is sent at all; the service never changes it. */
  declare readonly enabled: pulumi.Output<boolean>;
  /** Workspace that the channel belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Time at which it was created. */
  declare readonly createdAt: pulumi.Output<string>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** Kind slack: host of the url, an ellipsis and its last 4 characters. Kind email: null. */
  declare readonly urlHint: pulumi.Output<string | null>;
  /**
   * Kind slack: https address of the incoming webhook, required, at most 2,048 characters, without credentials and
   * fragment. Kind email: null. It is a secret that the service never returns; `urlHint` identifies it. The
   * address must be globally routable; plain http only to loopback in the embedded mode with `--allow-local`.
   */
  declare readonly url: pulumi.Output<string | null | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Name, 1 to 80 characters, unique among the workspace's channels (conflict `name-taken`). */
    name?: string;
    /** Where alerts go. email needs `addresses` and accepts no `url`; slack needs `url` and accepts no `addresses`. */
    kind?: "email" | "slack";
    /**
     * Kind email: 1 to 10 different e-mail addresses, required. Kind slack: null. Each address receives alerts only
     * after a person has confirmed it by the link mailed to it; an address added later starts unconfirmed. To mail
     * the link again after someone stopped the mails, remove the address and add it again. An address gets at most
     * one confirmation mail in 24 hours, and a workspace sends at most 50 a day.
     */
    addresses?: Array<string> | null;
    /** The lowest severity that is sent. */
    minSeverity?: "info" | "warning" | "critical";
    /** The kinds that are sent; null means all, also those added later; an empty list means none. */
    alertKinds?: Array<"domain.recheck_failing" | "domain.failed" | "scan.failed" | "scan.new_tracker" | "issue.opened" | "version.promotion_blocked" | "install_check.failed" | "webhook.disabled" | "channel.failing" | "token.expiring" | "consents.flood"> | null;
    /**
     * The sites whose alerts are sent; null means all, and alerts that concern no site; an empty list means none.
     * Ids of deleted sites stay until you remove them. An id that the workspace does not have is refused.
     */
    siteIds?: Array<string> | null;
    /** Whether anything is sent at all; the service never changes it. */
    enabled?: boolean;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: AlertChannelArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing AlertChannel by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): AlertChannel {
    // Reading takes no arguments.
    return new AlertChannel(name, {} as AlertChannelArgs, { ...opts, id });
  }
}
