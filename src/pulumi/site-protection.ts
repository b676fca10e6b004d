import { claimById } from "../lifecycle";
import { registry } from "../resources";
import type { TakenApart } from "./engine-values";
import { isDeclared, programClaims } from "./session";

/**
 * Refuses to delete a part of a protected site, unless this run keeps the site, or replaces the part. Engines delete what belongs to a site before the site
 * itself: by the time the site refuses, a destroy without a preview would have stripped it of everything.
 *
 * A program that still has the site has registered it in this process; a destroy registers nothing.
 */
export function refuseStripping({ hidden, properties: { siteId }, isSiteProtected }: TakenApart): void {
  if (!isSiteProtected || isDeclared(hidden) || typeof siteId !== "string") return;
  if (claimById(registry.Site, siteId).some((name) => programClaims().has(name))) return;
  throw new Error(
    `${hidden.kind} ${hidden.name}: belongs to the protected site ${siteId}, which this run does not keep. Nothing was deleted. To delete only this resource, remove it from the program and run \`pulumi up\`. To delete the whole site, set deletionProtection to false on it, run \`pulumi up\`, then try again.`,
  );
}
