import * as pulumi from "@pulumi/pulumi";

/** Type token of the component, as it is in URNs. */
const TYPE = "consentform:index:ConsentSite";

/**
 * Aliases of a site, or of its domain with `host`, that was a part of a ConsentSite.
 *
 * @param former the component's name, or its URN; undefined if there was none
 */
export function formerAliases(former: string | undefined, host?: string): pulumi.Alias[] {
  if (former === undefined) return [];
  const isUrn = former.startsWith("urn:pulumi:");
  const name = isUrn ? former.slice(former.lastIndexOf("::") + 2) : former;
  const parent = isUrn ? former : pulumi.createUrn(former, TYPE);
  return [{ name: host === undefined ? name : `${name}-${host}`, parent }];
}
