import type { BannerDocument } from "../../src/consent/rules";
import type { ProgramModules } from "../support/inline-stack";

/** The arguments of `wholeSite`. */
export interface WholeSiteArgs {
  readonly document: BannerDocument;
  /** The version number for production; default: the version that this program publishes. */
  readonly live?: number;
  /** Display name of the site. */
  readonly name?: string;
  /** The promotion's name, its former name to be declared as an alias, and whether it is part of a component. */
  readonly promotion?: { readonly name: string; readonly former?: string; readonly isInside?: boolean };
  readonly adopt?: true;
}

/**
 * A site that may be destroyed, its banner, the published version and the promotion: what most tests change something
 * of.
 */
export function wholeSite(
  { consentform, pulumi }: ProgramModules,
  { document, live, name = "Shop", promotion: named = { name: "live" }, adopt }: WholeSiteArgs,
): Record<string, unknown> {
  const site = new consentform.Site("shop", { name, deletionProtection: false, allowDeleteWhileServed: true });
  const draft = new consentform.ConfigDraft("banner", { site, document });
  const version = new consentform.Version("version", { site, draftDigest: draft.digest });
  const parent = named.isInside ? new pulumi.ComponentResource("test:index:Team", "team") : undefined;
  const promotion = new consentform.Promotion(
    named.name,
    { site, versionNumber: live ?? version.number, ...(adopt && { adopt }) },
    { ...(parent && { parent }), ...(named.former && { aliases: [{ name: named.former }] }) },
  );
  return { siteId: site.id, number: version.number, live: promotion.number, digest: draft.digest };
}
