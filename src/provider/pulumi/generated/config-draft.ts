// Generated from src/provider/resources/config-draft.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { BannerDocument } from "@consentform/consent/rules";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "ConfigDraft",
  "outputs": [
    "workspaceId",
    "siteId",
    "document",
    "waivers",
    "templateRef",
    "revision",
    "etag",
    "digest",
    "validation",
    "detach",
    "rulesVersion",
    "waiversDigest",
    "adopt",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {
    "document": "digest"
  },
  "defaults": {
    "waivers": [],
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

/** Arguments of a ConfigDraft. */
export interface ConfigDraftArgs {
  /**
   * Site that the draft belongs to; also the draft's own id.
   * A change replaces the resource.
   */
  site: Site | pulumi.Input<string>;
  /**
   * The banner document, at most 512 KiB and 12 levels deep. It is stored as sent, without filling in defaults. A
   * document that breaks a rule of level S is refused; findings of levels E and W are counted in `validation`.
   */
  document: DeepInput<BannerDocument>;
  /**
   * Up to 20 findings that are accepted, each with a reason and the person who approved it. If omitted, the draft has
   * no waivers. A waived finding of level E counts as a warning.
   * Default: `[]`.
   */
  waivers?: DeepInput<Array<{
    /** Code of the finding. */
    code: string;
    /** JSON Pointer of the finding; without it every finding of this code is waived. */
    pointer?: string;
    /** Why it is acceptable, 10 to 500 characters. */
    reason: string;
    /** Who decided, 1 to 120 characters. */
    approvedBy: string;
  }>>;
  /**
   * Whether to unlink the draft from its template, which also ends the template's locks. Needs sites:write.
   * Default: `false`.
   */
  detach?: DeepInput<boolean>;
  /**
   * `true` takes over a draft that was edited by hand; `take-over` also takes over a draft that another deployment owns.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<true | "take-over">;
}

/**
 * The one editable banner configuration of a site. The preview validates it; a Version publishes it.
 *
 * @example
 * ```ts
 * // A banner from a file, with a brand's colors and an additional link.
 * import * as pulumi from "@pulumi/pulumi";
 * import * as consentform from "consentform";
 *
 * const site = new consentform.Site("shop", { deletionProtection: false });
 * const base = consentform.readBanner("banner.yaml");
 *
 * // A document uses the property names of the service. Any part of it can be an output, here the id of a site that does
 * // not exist yet.
 * const draft = new consentform.ConfigDraft("banner", {
 *   site,
 *   document: {
 *     ...base,
 *     links: {
 *       ...base.links,
 *       privacy_policy: { en: pulumi.interpolate`https://legal.shop.example/${site.id}/privacy` },
 *     },
 *     theme: { ...base.theme, radius: 0 },
 *   },
 *   // A waiver accepts a legal finding by its code. The approver's name is recorded with every version.
 *   waivers: [],
 * });
 *
 * export const digest = draft.digest;
 * export const warnings = draft.validation.apply((validation) => validation.warnings);
 * ```
 */
export class ConfigDraft extends ConsentformResource {
  /** Workspace that the site belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /** Site that the draft belongs to; also the draft's own id. */
  declare readonly siteId: pulumi.Output<string>;
  /** Digest of `document`: the value itself is kept in the inputs only. */
  declare readonly document: pulumi.Output<string>;
  /**
   * Up to 20 findings that are accepted, each with a reason and the person who approved it. If omitted, the draft has
   * no waivers. A waived finding of level E counts as a warning.
   */
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
  /** Template that the draft is linked to, as it was applied; null if it is linked to none. */
  declare readonly templateRef: pulumi.Output<{
    /** Id of the template. */
    id: string;
    /** Revision that was applied; locks are those of this revision. */
    revision: number;
    /** merge: the template was merged into the draft (RFC 7396), then the overrides. replace: the template with the overrides. */
    mode: "merge" | "replace";
    /** What was changed against the template for this site, a JSON merge patch (RFC 7396); empty if nothing was. */
    overrides: Record<string, unknown>;
    /** Values of the template's variables for this site. */
    variables: Record<string, string>;
  } | null>;
  /** Number of writes that changed something; 0 is the starter draft. */
  declare readonly revision: pulumi.Output<number>;
  /** `"r<revision>"`, which differs after each write of the draft. */
  declare readonly etag: pulumi.Output<string>;
  /** Digest of the stored document, also where `document` is its resolved view. */
  declare readonly digest: pulumi.Output<string>;
  /** How many findings the document had at the last write. */
  declare readonly validation: pulumi.Output<{
    /** Number of findings of level E. */
    errors: number;
    /** Number of findings of level W. */
    warnings: number;
    /** When the document was validated. */
    checkedAt: string;
    /** Rules that accepted the document; kept as long as the document's digest stays the same. */
    rulesVersion: string;
  }>;
  /** Whether to unlink the draft from its template, which also ends the template's locks. Needs sites:write. */
  declare readonly detach: pulumi.Output<boolean | undefined>;
  /** Rules that accepted the document. Newer ones only warn until it changes. */
  declare readonly rulesVersion: pulumi.Output<string>;
  /** Digest of the waivers, for a Version to depend on. */
  declare readonly waiversDigest: pulumi.Output<string>;
  /** `true` takes over a draft that was edited by hand; `take-over` also takes over a draft that another deployment owns. */
  declare readonly adopt: pulumi.Output<true | "take-over" | undefined>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Site that the draft belongs to; also the draft's own id. */
    siteId?: string;
    /** Digest of `document`: the value itself is kept in the inputs only. */
    document?: string;
    /**
     * Up to 20 findings that are accepted, each with a reason and the person who approved it. If omitted, the draft has
     * no waivers. A waived finding of level E counts as a warning.
     */
    waivers?: Array<{
      /** Code of the finding. */
      code: string;
      /** JSON Pointer of the finding; without it every finding of this code is waived. */
      pointer?: string;
      /** Why it is acceptable, 10 to 500 characters. */
      reason: string;
      /** Who decided, 1 to 120 characters. */
      approvedBy: string;
    }>;
    /** Digest of the stored document, also where `document` is its resolved view. */
    digest?: string;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: ConfigDraftArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }

  /** Reads an existing ConfigDraft by its import id; it stays unmanaged. A missing one is an error. */
  static get(name: string, id: pulumi.Input<pulumi.ID>, opts?: pulumi.CustomResourceOptions): ConfigDraft {
    // Reading takes no arguments.
    return new ConfigDraft(name, {} as ConfigDraftArgs, { ...opts, id });
  }
}
