// Generated from src/provider/resources/banner-template.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";

const shape: ResourceShape = {
  "kind": "BannerTemplate",
  "outputs": [
    "name",
    "description",
    "document",
    "variables",
    "lockedPaths",
    "workspaceId",
    "createdAt",
    "etag",
    "digest",
    "revision",
    "fromSiteId",
    "refuseDeleteWhileLinked",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {},
  "defaults": {
    "description": "",
    "variables": {},
    "lockedPaths": [],
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

/** Arguments of a BannerTemplate. */
export interface BannerTemplateArgs {
  /** Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
  name: DeepInput<string>;
  /**
   * A note for people, up to 500 characters.
   * Default: `""`.
   */
  description?: DeepInput<string>;
  /** The shared part, at most 512 KiB and 12 levels deep. Required unless it is copied from a site's draft. */
  document?: DeepInput<Record<string, unknown>>;
  /**
   * Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of
   * the document is replaced by the value; an unknown name is refused. To show such braces in a text, put them
   * into the value of a variable: values are not searched for variables.
   * Default: `{}`.
   */
  variables?: DeepInput<Record<string, {
    /**
     * Whether applying the template fails for a site that has neither a value for it nor a default.
     * Default: `false`.
     */
    required?: boolean;
    /** Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
    default?: string | null;
  }>>;
  /**
   * Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at
   * the applied revision, with its variables filled in. The service refuses a draft that differs.
   * Default: `[]`.
   */
  lockedPaths?: DeepInput<Array<string>>;
  /**
   * Site whose draft becomes the document, once, in place of `document`. It needs the scope banner:read.
   * Changing only this argument does not update the resource.
   */
  fromSiteId?: DeepInput<string>;
  /**
   * Whether deleting the template fails while drafts of sites are linked to it. If `false`, their links and locks end, and their documents do not change.
   * Default: `false`.
   */
  refuseDeleteWhileLinked?: DeepInput<boolean>;
  /**
   * Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<string>;
}

/**
 * A part of a banner document that many sites share, with variables and locked parts. Changing it creates a new revision and does not change any site.
 *
 * @example
 * ```ts
 * // The part of the banner that many sites share: the controller, with a locked address, and the layout.
 * import * as consentform from "consentform";
 *
 * const brands = new consentform.BannerTemplate("brands", {
 *   name: "Brands",
 *   description: "Identity, policy link and layout of all brands",
 *   document: {
 *     identity: { controller_name: "{{company}}", contact_email: "privacy@shop.example" },
 *     links: { privacy_policy: { en: "https://shop.example/{{brand}}/privacy" } },
 *     layout: { kind: "bar", position: "bottom" },
 *   },
 *   variables: {
 *     company: { required: true },
 *     brand: { default: "shop" },
 *   },
 *   lockedPaths: ["/identity/contact_email", "/links/privacy_policy"],
 * });
 *
 * export const revision = brands.revision;
 * ```
 */
export class BannerTemplate extends ConsentformResource {
  /** Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
  declare readonly name: pulumi.Output<string>;
  /** A note for people, up to 500 characters. */
  declare readonly description: pulumi.Output<string>;
  /** The shared part, at most 512 KiB and 12 levels deep. Required unless it is copied from a site's draft. */
  declare readonly document: pulumi.Output<Record<string, unknown>>;
  /**
   * Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of
   * the document is replaced by the value; an unknown name is refused. To show such braces in a text, put them
   * into the value of a variable: values are not searched for variables.
   */
  declare readonly variables: pulumi.Output<Record<string, {
    /** Whether applying the template fails for a site that has neither a value for it nor a default. */
    required?: boolean;
    /** Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
    default?: string | null;
  }>>;
  /**
   * Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at
   * the applied revision, with its variables filled in. The service refuses a draft that differs.
   */
  declare readonly lockedPaths: pulumi.Output<Array<string>>;
  /** Workspace that the template belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** When it was created. */
  declare readonly createdAt: pulumi.Output<string>;
  /** Revision of the settable fields; it differs after each change. */
  declare readonly etag: pulumi.Output<string>;
  /** Digest of `document`, before variables. */
  declare readonly digest: pulumi.Output<string>;
  /** Starts at 1 and increases by one when `document`, `variables` or `lockedPaths` change. Every revision is kept and can be applied. */
  declare readonly revision: pulumi.Output<number>;
  /** Site whose draft becomes the document, once, in place of `document`. It needs the scope banner:read. */
  declare readonly fromSiteId: pulumi.Output<string | undefined>;
  /** Whether deleting the template fails while drafts of sites are linked to it. If `false`, their links and locks end, and their documents do not change. */
  declare readonly refuseDeleteWhileLinked: pulumi.Output<boolean | undefined>;
  /** Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated. */
  declare readonly adopt: pulumi.Output<string | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Name, 1 to 80 characters, unique among the workspace's templates (conflict `name-taken`). */
    name?: string;
    /** A note for people, up to 500 characters. */
    description?: string;
    /** The shared part, at most 512 KiB and 12 levels deep. Required unless it is copied from a site's draft. */
    document?: Record<string, unknown>;
    /**
     * Up to 50 variables by name, 1 to 40 characters of `a-z0-9_` beginning with a letter. `{{name}}` in a string of
     * the document is replaced by the value; an unknown name is refused. To show such braces in a text, put them
     * into the value of a variable: values are not searched for variables.
     */
    variables?: Record<string, {
      /** Whether applying the template fails for a site that has neither a value for it nor a default. */
      required?: boolean;
      /** Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
      default?: string | null;
    }>;
    /**
     * Up to 100 JSON Pointers of parts that sites may not change: there, a linked draft must equal the template at
     * the applied revision, with its variables filled in. The service refuses a draft that differs.
     */
    lockedPaths?: Array<string>;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: BannerTemplateArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing BannerTemplate by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): BannerTemplate {
    // Reading takes no arguments.
    return new BannerTemplate(name, {} as BannerTemplateArgs, { ...opts, id });
  }
}
