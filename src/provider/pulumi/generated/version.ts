// Generated from src/provider/resources/version.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "Version",
  "outputs": [
    "workspaceId",
    "siteId",
    "number",
    "environment",
    "note",
    "reconsent",
    "servicesDigest",
    "configDigest",
    "rulesVersion",
    "waivers",
    "publishedBy",
    "publishedAt",
    "rolledBackFrom",
    "draftDigest",
    "acceptedRulesVersion",
    "gateOverrideReason",
    "expectedProductionNumber",
    "waiversDigest",
    "triggers",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "environment": "preview",
    "note": null,
    "reconsent": "auto",
    "effective": {}
  },
  "references": {
    "site": "siteId"
  },
  "parts": {},
  "isNamed": false,
  "isProtectable": false,
  "isChildOfSite": true,
  "isCreatedBeforeDeleted": true,
  "adoption": "id"
};

/** Arguments of a Version. */
export interface VersionArgs {
  /**
   * Site that the version belongs to.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * Stage that it was published to. The service refuses production unless the site's settings allow publishing to it directly.
   * Default: `"preview"`.
   * A change replaces the resource.
   */
  environment?: DeepInput<"preview" | "production">;
  /**
   * A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it.
   * Changing only this argument does not update the resource.
   */
  note?: DeepInput<string | null>;
  /**
   * Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
   * matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
   * Default: `"auto"`.
   * Changing only this argument does not update the resource.
   */
  reconsent?: DeepInput<"auto" | "force" | "never">;
  /**
   * Digest of the version's `services`. As an argument: the digest that the live services must have, or the publish
   * fails. If omitted, it is not checked.
   * A change replaces the resource.
   */
  servicesDigest?: DeepInput<string>;
  /**
   * Digest that the draft must have, or the publish fails. If omitted, the current draft is published.
   * A change replaces the resource.
   */
  draftDigest?: DeepInput<string>;
  /**
   * Version of the rules that accepted the same document before. Findings of newer rules then only warn. Ignored unless the site has a
   * record that this version accepted a document with this digest.
   * Changing only this argument does not update the resource.
   */
  acceptedRulesVersion?: DeepInput<string>;
  /**
   * Reason for overriding a gate that blocks, 10 to 500 characters; recorded in `gate`. Only with environment
   * production. Needs the scope sites:write.
   * Changing only this argument does not update the resource.
   */
  gateOverrideReason?: DeepInput<string>;
  /**
   * Number of the version that production must serve; otherwise the publish fails. Default: the version that this
   * program brought to production last; for the first one, production must be empty. Only with environment production.
   * Changing only this argument does not update the resource.
   */
  expectedProductionNumber?: DeepInput<number | null>;
  /**
   * Digest of the draft's waivers. Pass the draft's output of the same name, so that changed waivers publish a new version.
   * A change replaces the resource.
   */
  waiversDigest?: DeepInput<string>;
  /**
   * Values that you choose. If any of them changes, the draft is published again.
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
 * A published configuration. Publishing freezes the draft and the live services under a number and moves the pointer of one stage to it. Versions are never changed and never deleted.
 *
 * @example
 * ```ts
 * // Publishes a banner to preview whenever it changes.
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop", { deletionProtection: false });
 * const draft = new consentform.ConfigDraft("banner", {
 *   site,
 *   document: consentform.readBanner("banner.yaml"),
 * });
 *
 * // Immutable. A new version is published only when the banner's digest, its waivers or a trigger changes.
 * const version = new consentform.Version("version", {
 *   site,
 *   draftDigest: draft.digest,
 *   waiversDigest: draft.waiversDigest,
 *   triggers: { policy: "2026-11" },
 *   note: "autumn wording",
 * });
 *
 * export const number = version.number;
 * export const digest = version.configDigest;
 * ```
 */
export class Version extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the version belongs to. */
  declare readonly siteId: pulumi.Output<string>;
  /** Number of the version in its site, counted from 1; with the site's id it identifies the version. */
  declare readonly number: pulumi.Output<number>;
  /** Stage that it was published to. The service refuses production unless the site's settings allow publishing to it directly. */
  declare readonly environment: pulumi.Output<"preview" | "production">;
  /** A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it. */
  declare readonly note: pulumi.Output<string | null>;
  /**
   * Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
   * matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
   */
  declare readonly reconsent: pulumi.Output<"auto" | "force" | "never">;
  /**
   * Digest of the version's `services`. As an argument: the digest that the live services must have, or the publish
   * fails. If omitted, it is not checked.
   */
  declare readonly servicesDigest: pulumi.Output<string>;
  /** Digest of `document`. */
  declare readonly configDigest: pulumi.Output<string>;
  /** Version of the rules that had accepted the draft, frozen with it. */
  declare readonly rulesVersion: pulumi.Output<string>;
  /** Waivers of the draft, frozen with it. */
  declare readonly waivers: pulumi.Output<Array<{
    /** Code of the finding. */
    code: string;
    /** JSON Pointer of the finding; without it every finding of this code is waived. */
    pointer?: string;
    /** Why it is acceptable, 10 to 500 characters. */
    reason: string;
    /** Who decided, 1 to 120 characters. */
    approvedBy: string;
  }>>;
  /** Who published it. */
  declare readonly publishedBy: pulumi.Output<{
    /** Kind of actor. */
    type: "token" | "user" | "system";
    /** Id of the token or user; null for the system. */
    id: string | null;
  }>;
  /** When it was published. */
  declare readonly publishedAt: pulumi.Output<string>;
  /** Number of the version that it copies, if a rollback created it; otherwise null. */
  declare readonly rolledBackFrom: pulumi.Output<number | null>;
  /** Digest that the draft must have, or the publish fails. If omitted, the current draft is published. */
  declare readonly draftDigest: pulumi.Output<string | undefined>;
  /**
   * Version of the rules that accepted the same document before. Findings of newer rules then only warn. Ignored unless the site has a
   * record that this version accepted a document with this digest.
   */
  declare readonly acceptedRulesVersion: pulumi.Output<string | undefined>;
  /**
   * Reason for overriding a gate that blocks, 10 to 500 characters; recorded in `gate`. Only with environment
   * production. Needs the scope sites:write.
   */
  declare readonly gateOverrideReason: pulumi.Output<string | undefined>;
  /**
   * Number of the version that production must serve; otherwise the publish fails. Default: the version that this
   * program brought to production last; for the first one, production must be empty. Only with environment production.
   */
  declare readonly expectedProductionNumber: pulumi.Output<number | null | undefined>;
  /** Digest of the draft's waivers. Pass the draft's output of the same name, so that changed waivers publish a new version. */
  declare readonly waiversDigest: pulumi.Output<string | undefined>;
  /** Values that you choose. If any of them changes, the draft is published again. */
  declare readonly triggers: pulumi.Output<Record<string, string> | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the version belongs to. */
    siteId?: string;
    /** Stage that it was published to. The service refuses production unless the site's settings allow publishing to it directly. */
    environment?: "preview" | "production";
    /** A note for people, up to 500 characters. Cannot be changed later; a publish that creates no version ignores it. */
    note?: string | null;
    /**
     * Whether visitors who have chosen are asked again when the version enters a stage. auto: if a prompt rule of the document's `reconsent`
     * matches the change. force: always. never: never. Cannot be changed later; a publish that creates no version ignores it.
     */
    reconsent?: "auto" | "force" | "never";
    /**
     * Digest of the version's `services`. As an argument: the digest that the live services must have, or the publish
     * fails. If omitted, it is not checked.
     */
    servicesDigest?: string;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: VersionArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing Version by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): Version {
    // Reading takes no arguments.
    return new Version(name, {} as VersionArgs, { ...opts, id });
  }
}
