// Generated from src/resources/template-rollout.ts by `npm run generate`. Do not edit.
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
   * Revision to apply of a template that is given by its id. Left out, the newest is read once, at each apply that
   * changes something. As an output, the revision that was applied.
   */
  templateRevision?: DeepInput<number>;
  /**
   * How far each site goes. draft: only its draft. preview: the draft is published to preview. production: that
   * version is then promoted. Anything but draft needs the scope banner:publish.
   * Default: `"draft"`.
   */
  release?: DeepInput<"draft" | "preview" | "production">;
  /**
   * Note of the versions that are published, up to 500 characters. Only with release preview or production.
   * A later change is no difference.
   */
  note?: DeepInput<string | null>;
  /**
   * Whether visitors who have chosen are asked again. auto: if a prompt rule of the document's `reconsent` matches
   * what changed; force: always; never: not. Only with release preview or production.
   * Default: `"auto"`.
   * A later change is no difference.
   */
  reconsent?: DeepInput<"auto" | "force" | "never">;
  /**
   * Name of the rollout. It is part of the name by which the drafts are marked as its own.
   * Default: the resource's name in the program.
   */
  name?: DeepInput<string>;
  /** Template to apply. With its document the documents of all sites are composed and validated before anything is sent; with the id alone they are not. */
  template: BannerTemplate | pulumi.Input<string>;
  /** 1 to 10,000 sites by a key that you choose. */
  sites: DeepInput<Record<string, {
    /** The site. Each may be named once. */
    site: Site | string;
    /** Values of the template's variables, up to 4,000 characters each. */
    variables?: Record<string, string>;
    /** What this site has different: a JSON merge patch (RFC 7396) over the template. */
    overrides?: Record<string, unknown>;
    /** Waivers of the draft, up to 20. Left out, those of the draft stay. */
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
   * true takes drafts over that somebody edited by hand, and replaces what production holds; take-over also those that another deployment owns. It counts once for each site.
   * A later change is no difference.
   */
  adopt?: true | "take-over";
  /**
   * Lets one content of a site pass although its promotion gate blocks it, by key. Needs the scope sites:write.
   * A later change is no difference.
   */
  gateOverrides?: DeepInput<Record<string, {
    /** The only content that it is meant for, as in `digests`; with another it is ignored. */
    digest: string;
    /** Why, 10 to 500 characters; recorded with the version. */
    reason: string;
  }>>;
  /**
   * Whether a site that leaves the rollout, or the end of the rollout, ends the draft's link to the template. The document stays. Needs the scope sites:write.
   * Default: `false`.
   */
  detachOnRemove?: DeepInput<boolean>;
}

/** Brings a template into the drafts of many sites and, if asked, publishes and promotes them, a hundred sites a request. A site that fails stops no other; the next run sends only what is missing. Removing the resource changes no site. */
export class TemplateRollout extends ConsentformResource {
  /** The template. */
  declare readonly templateId: pulumi.Output<string>;
  /** Revision that was applied. */
  declare readonly templateRevision: pulumi.Output<number>;
  /** Digest of each site's document by key; known in the preview if the template's document is. */
  declare readonly digests: pulumi.Output<Record<string, string>>;
  /** Number of the version that holds the document, by key; none with release draft. */
  declare readonly versionNumbers: pulumi.Output<Record<string, number>>;
  /** Number that production holds, by key; only with release production. */
  declare readonly productionNumbers: pulumi.Output<Record<string, number>>;
  /** Workspace that the template belongs to. */
  declare readonly workspaceId: pulumi.Output<string>;
  /**
   * How far each site goes. draft: only its draft. preview: the draft is published to preview. production: that
   * version is then promoted. Anything but draft needs the scope banner:publish.
   */
  declare readonly release: pulumi.Output<"draft" | "preview" | "production" | undefined>;
  /** Note of the versions that are published, up to 500 characters. Only with release preview or production. */
  declare readonly note: pulumi.Output<string | null | undefined>;
  /**
   * Whether visitors who have chosen are asked again. auto: if a prompt rule of the document's `reconsent` matches
   * what changed; force: always; never: not. Only with release preview or production.
   */
  declare readonly reconsent: pulumi.Output<"auto" | "force" | "never" | undefined>;
  /** Name of the rollout. It is part of the name by which the drafts are marked as its own. */
  declare readonly name: pulumi.Output<string>;
  /** Digest of `template`: the value itself is kept in the inputs only. */
  declare readonly template: pulumi.Output<string>;
  /** 1 to 10,000 sites by a key that you choose. */
  declare readonly sites: pulumi.Output<Record<string, {
    /** The site. Each may be named once. */
    site: string;
    /** Values of the template's variables, up to 4,000 characters each. */
    variables?: Record<string, string>;
    /** What this site has different: a JSON merge patch (RFC 7396) over the template. */
    overrides?: Record<string, unknown>;
    /** Waivers of the draft, up to 20. Left out, those of the draft stay. */
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
  /** true takes drafts over that somebody edited by hand, and replaces what production holds; take-over also those that another deployment owns. It counts once for each site. */
  declare readonly adopt: pulumi.Output<true | "take-over" | undefined>;
  /** Lets one content of a site pass although its promotion gate blocks it, by key. Needs the scope sites:write. */
  declare readonly gateOverrides: pulumi.Output<Record<string, {
    /** The only content that it is meant for, as in `digests`; with another it is ignored. */
    digest: string;
    /** Why, 10 to 500 characters; recorded with the version. */
    reason: string;
  }> | undefined>;
  /** Whether a site that leaves the rollout, or the end of the rollout, ends the draft's link to the template. The document stays. Needs the scope sites:write. */
  declare readonly detachOnRemove: pulumi.Output<boolean | undefined>;
  /** Digest of `template`. */
  declare readonly templateDigest: pulumi.Output<string>;
  /** The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out. */
  declare readonly effective: pulumi.Output<{
    /** Revision that was applied. */
    templateRevision?: number;
    /** Digest of each site's document by key; known in the preview if the template's document is. */
    digests?: Record<string, string>;
  }>;

  /** `name` is the resource's name in the program. */
  constructor(name: string, args: TemplateRolloutArgs, opts?: pulumi.CustomResourceOptions) {
    super(shape, name, { ...args }, opts);
  }
}
