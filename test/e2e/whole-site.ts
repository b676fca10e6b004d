import type { BannerDocument } from "../../src/rules";
import type { ProgramModules } from "../support/inline-stack";

/** The arguments of `wholeSite`. */
export interface WholeSiteArgs {
  readonly document: BannerDocument;
  /** The version number for production; default: the version that this program publishes. */
  readonly live?: number;
  /** Display name of the site. */
  readonly name?: string;
}

/**
 * A site that may be destroyed, its banner, the published version and the promotion: what most tests change something
 * of.
 */
export function wholeSite(
  { consentform }: ProgramModules,
  { document, live, name = "Shop" }: WholeSiteArgs,
): Record<string, unknown> {
  const site = new consentform.Site("shop", { name, deletionProtection: false, allowDeleteWhileServed: true });
  const draft = new consentform.ConfigDraft("banner", { site, document });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest });
  const promotion = new consentform.Promotion("live", { site, versionNumber: live ?? version.number });
  return { siteId: site.id, number: version.number, live: promotion.number, digest: draft.digest };
}
