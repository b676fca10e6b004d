import { createHash } from "node:crypto";

/** Name of the one input that the user does not see. Pulumi hides what begins with two underscores. */
export const HIDDEN_INPUT = "__consentform";

/** Input of a resource whose site the program protects. Hidden like the other. */
export const SITE_PROTECTED = "__siteProtected";

/** Protection of a site that leaves `deletionProtection` out: it holds once production has served the site. */
export const ONCE_LIVE = "once live";

/** Protection of a site. True: always. */
export type SiteProtection = true | typeof ONCE_LIVE;

/** Name of the input that says which inputs are secrets. It is there only where one is. */
export const SECRET_PATHS = "__secrets";

/**
 * Input that previews alone have: it names the resources whose ids are inputs. The check takes it out, so no state has
 * it.
 */
export const REFERRED = "__referred";

/** Marks a secret on Pulumi's wire (pulumi: sdk/go/common/resource/sig). */
export const SIGNATURE_KEY = "4dabf18193072939515e22adb298388d";

/** Value of the mark of a secret. */
export const SECRET_SIGNATURE = "1b47061264138c4ac30d75fd1eb44270";

/**
 * Facts about a resource that the provider needs and Pulumi does not pass to it. Constant for the life of the resource.
 */
export interface HiddenInput {
  /** Kind in the registry, since one module serves all kinds. */
  kind: string;
  /** Name in the program when the resource was made, for warnings: no operation gets the resource's URN. */
  name: string;
  /**
   * 40 hex digits: the object's own name (`external_key`, `managed_by`, `publish_key`), by which a lost one is found
   * again.
   */
  key: string;
  /** 16 hex digits that name the stack; resources of earlier releases have none. */
  stack?: string;
  /** 16 hex digits that a replacement changes; only resources of the plugin have them. */
  incarnation?: string;
  /**
   * In outputs: they come from an import, and nothing has been written since. In inputs: they do, and no program has
   * been deployed since.
   */
  origin?: "imported";
}

/** The identity of a resource in Pulumi. */
export interface ResourceIdentity {
  readonly organization: string;
  readonly project: string;
  readonly stack: string;
  /** Empty for a resource of the program itself. */
  readonly parentUrn: string;
  readonly kind: string;
  readonly name: string;
  readonly owner: string;
}

/** The hidden input of the resource that has this identity. */
export function hiddenInputOf(identity: ResourceIdentity): HiddenInput {
  const { organization, project, stack, parentUrn, kind, name, owner } = identity;
  return {
    kind,
    name,
    key: hashOf([organization, project, stack, parentUrn, kind, name, owner]).slice(0, 40),
    stack: hashOf([organization, project, stack, owner]).slice(0, 16),
  };
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
