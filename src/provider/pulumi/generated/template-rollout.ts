// Generated from src/provider/resources/template-rollout.ts by `npm run generate`. Do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { DeepInput } from "../deep-input";
import { ConsentformResource } from "../resource";
import type { ResourceShape } from "../resource-shape";
import type { BannerTemplate } from "./banner-template";
import type { Site } from "./site";

const shape: ResourceShape = {
  "kind": "TemplateRollout",
  "outputs": [
    "templateId",
    "templateRevision",
    "digests",
    "versionNumbers",
    "productionNumbers",
    "workspaceId",
    "release",
    "note",
    "reconsent",
    "name",
    "template",
    "sites",
    "adopt",
    "gateOverrides",
    "detachOnRemove",
    "templateDigest",
    "effective"
  ],
  "secretInputs": [],
  "secretOutputs": [],
  "digests": {
    "template": "templateDigest"
  },
  "defaults": {
    "effective": {}
  },
  "references": {},
  "parts": {
    "template": {
      "id": null,
      "workspaceId": null,
      "revision": null,
      "document": null,
      "variables": {},
      "lockedPaths": []
    }
  },
  "isNamed": true,
  "isProtectable": false,
  "isChildOfSite": false,
  "isCreatedBeforeDeleted": false,
  "adoption": "none"
};

/** Arguments of a TemplateRollout. */
export interface TemplateRolloutArgs {
  /**
   * Revision to apply if `template` is only an id. If omitted, the rollout keeps the revision that it applied first,
   * which is the newest one then; with release `production` the first application needs it. As an output: the
   * revision that was applied.
   */
  templateRevision?: DeepInput<number>;
  /**
   * How far the rollout takes each site. `draft` changes only the draft, `preview` also publishes it to preview, and
   * `production` then promotes that version. `preview` and `production` need the scope `banner:publish`.
   * Default: `"draft"`.
   */
  release?: DeepInput<"draft" | "preview" | "production">;
  /**
   * Note of the versions that are published, up to 500 characters. Only with release preview or production.
   * Changing only this argument does not update the resource.
   */
  note?: DeepInput<string | null>;
  /**
   * Whether visitors who have already chosen are asked again. `auto`: if a prompt rule of the document's `reconsent`
   * matches the change. `force`: always. `never`: never. Only with release `preview` or `production`.
   * Default: `"auto"`.
   * Changing only this argument does not update the resource.
   */
  reconsent?: DeepInput<"auto" | "force" | "never">;
  /**
   * Name of the rollout. It is part of the name that marks drafts as owned by the rollout.
   * Default: the resource's name in the program.
   */
  name?: DeepInput<string>;
  /** Template to apply. If you pass the whole template, as a resource or as the result of a look-up, the documents of all sites are composed and validated before anything is sent. If you pass only its id, they are not, and the rollout keeps the revision that it applied first. */
  template: BannerTemplate | pulumi.Input<string> | DeepInput<{
    /** Id of the template. */
    id: string;
    /** Workspace that the template belongs to. */
    workspaceId?: string;
    /** Revision to apply. Default: that of the document; of an id alone, the recorded one. */
    revision?: number;
    /** The template's document. */
    document?: Record<string, unknown>;
    /** The template's variables by name. */
    variables?: Record<string, {
      /**
       * Whether applying the template fails for a site that has neither a value for it nor a default.
       * Default: `false`.
       */
      required?: boolean;
      /** Value for sites that set none, up to 4,000 characters. Null means the empty string, unless the variable is required. */
      default?: string | null;
    }>;
    /** JSON Pointers of parts that sites may not change. */
    lockedPaths?: Array<string>;
  }>;
  /** 1 to 10,000 sites by a key that you choose. */
  sites: DeepInput<Record<string, {
    /** The site. Name each site once. */
    site: Site | string;
    /** Values of the template's variables, up to 4,000 characters each. */
    variables?: Record<string, string>;
    /** This site's differences from the template, as a JSON Merge Patch (RFC 7396). */
    overrides?: Record<string, unknown>;
    /** Waivers for the draft, up to 20. If omitted, the draft keeps the waivers it has. */
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
  }>>;
  /**
   * `true` takes over drafts that were edited by hand and replaces what production serves. `take-over` also takes over drafts that another deployment owns. Applies only the first time the rollout reaches a site.
   * Changing only this argument does not update the resource.
   */
  adopt?: DeepInput<true | "take-over">;
  /**
   * Overrides of the sites' promotion gates, by the keys of `sites`. Each one lets a single document pass although the gate blocks it. Needs the scope `sites:write`.
   * Changing only this argument does not update the resource.
   */
  gateOverrides?: DeepInput<Record<string, {
    /** Digest of the only document that the override applies to, from `digests`. For any other document, the override is ignored. */
    digest: string;
    /** Reason, 10 to 500 characters; recorded with the version. */
    reason: string;
  }>>;
  /**
   * Whether removing a site from the rollout, or removing the rollout, unlinks the draft from the template. The document stays as it is. Needs the scope `sites:write`.
   * Default: `false`.
   */
  detachOnRemove?: DeepInput<boolean>;
}

/**
 * Applies a template to the drafts of many sites and optionally publishes and promotes them, up to 100 sites per request. If a site fails, the rollout continues with the others, and the next run sends only what is missing. Removing the resource leaves the sites' documents as they are.
 *
 * @example
 * ```ts
 * // Two shops with one template: each has its own name, and one change of the text goes live on both.
 * import * as consentform from "consentform";
 *
 * const document = consentform.readBanner("banner.yaml");
 * const template = new consentform.BannerTemplate("shops", {
 *   name: "Shops",
 *   document: { ...document, identity: { ...document.identity, controller_name: "{{company}}" } },
 *   variables: { company: { required: true } },
 * });
 *
 * const settings = { promotionGate: { mode: "off" as const } };
 * const nord = new consentform.Site("nord", { name: "Shop Nord", settings, deletionProtection: false });
 * const sued = new consentform.Site("sued", { name: "Shop Süd", settings, deletionProtection: false });
 *
 * const rollout = new consentform.TemplateRollout("shops", {
 *   template,
 *   release: "production",
 *   sites: {
 *     nord: { site: nord, variables: { company: "Nord GmbH" } },
 *     sued: {
 *       site: sued,
 *       variables: { company: "Süd AG" },
 *       overrides: { layout: { kind: "bar", position: "bottom" } },
 *     },
 *   },
 * });
 *
 * export const live = rollout.productionNumbers;
 * ```
 */
export class TemplateRollout extends ConsentformResource {
  /** The template. */
  declare readonly templateId: pulumi.Output<string>;
  /** Revision that was applied. */
  declare readonly templateRevision: pulumi.Output<number>;
  /** Digest of each site's document, by key. Known in the preview if the template's document is known. */
  declare readonly digests: pulumi.Output<Record<string, string>>;
  /** Number of the version that contains the document, by key; empty with release `draft`. */
  declare readonly versionNumbers: pulumi.Output<Record<string, number>>;
  /** Number of the version that production serves, by key; only with release `production`. */
  declare readonly productionNumbers: pulumi.Output<Record<string, number>>;
  /** Workspace that the template belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /**
   * How far the rollout takes each site. `draft` changes only the draft, `preview` also publishes it to preview, and
   * `production` then promotes that version. `preview` and `production` need the scope `banner:publish`.
   */
  declare readonly release: pulumi.Output<"draft" | "preview" | "production" | undefined>;
  /** Note of the versions that are published, up to 500 characters. Only with release preview or production. */
  declare readonly note: pulumi.Output<string | null | undefined>;
  /**
   * Whether visitors who have already chosen are asked again. `auto`: if a prompt rule of the document's `reconsent`
   * matches the change. `force`: always. `never`: never. Only with release `preview` or `production`.
   */
  declare readonly reconsent: pulumi.Output<"auto" | "force" | "never" | undefined>;
  /** Name of the rollout. It is part of the name that marks drafts as owned by the rollout. */
  declare readonly name: pulumi.Output<string>;
  /** Digest of `template`: the value itself is kept in the inputs only. */
  declare readonly template: pulumi.Output<string>;
  /** 1 to 10,000 sites by a key that you choose. */
  declare readonly sites: pulumi.Output<Record<string, {
    /** The site. Name each site once. */
    site: string;
    /** Values of the template's variables, up to 4,000 characters each. */
    variables?: Record<string, string>;
    /** This site's differences from the template, as a JSON Merge Patch (RFC 7396). */
    overrides?: Record<string, unknown>;
    /** Waivers for the draft, up to 20. If omitted, the draft keeps the waivers it has. */
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
  }>>;
  /** `true` takes over drafts that were edited by hand and replaces what production serves. `take-over` also takes over drafts that another deployment owns. Applies only the first time the rollout reaches a site. */
  declare readonly adopt: pulumi.Output<true | "take-over" | undefined>;
  /** Overrides of the sites' promotion gates, by the keys of `sites`. Each one lets a single document pass although the gate blocks it. Needs the scope `sites:write`. */
  declare readonly gateOverrides: pulumi.Output<Record<string, {
    /** Digest of the only document that the override applies to, from `digests`. For any other document, the override is ignored. */
    digest: string;
    /** Reason, 10 to 500 characters; recorded with the version. */
    reason: string;
  }> | undefined>;
  /** Whether removing a site from the rollout, or removing the rollout, unlinks the draft from the template. The document stays as it is. Needs the scope `sites:write`. */
  declare readonly detachOnRemove: pulumi.Output<boolean | undefined>;
  /** Digest of `template`. */
  declare readonly templateDigest: pulumi.Output<string>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Revision that was applied. */
    templateRevision?: number;
    /** Digest of each site's document, by key. Known in the preview if the template's document is known. */
    digests?: Record<string, string>;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: TemplateRolloutArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }
}
