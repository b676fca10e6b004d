import { claimById } from "../lifecycle";
import { registry } from "../resources";
import type { TakenApart } from "./engine-values";
import { isDeclared, programClaims, siteOf } from "./session";

/**
 * Refuses to delete a part of a protected site, unless this run keeps the site, or replaces the part within it. Engines
 * delete what belongs to a site before the site itself, so by the time that the site refuses, it would have lost
 * everything. That happens without a preview: in a `destroy`, and in an `up` after the site was renamed, which moves
 * every part to the new site.
 *
 * A program that still has the site has registered it in this process; a destroy registers nothing.
 */
export function refuseStripping({ hidden, properties: { siteId }, isSiteProtected }: TakenApart): void {
  if (!isSiteProtected || typeof siteId !== "string" || siteOf(hidden) === siteId) return;
  if (claimById(registry.Site, siteId).some((name) => programClaims().has(name))) return;
  const advice = isDeclared(hidden)
    ? "If the site was renamed or moved, give it its former name again, or rename it with the option `aliases`."
    : "To delete only this resource, remove it from the program and run `pulumi up`.";
  throw new Error(
    `${hidden.kind} ${hidden.name}: belongs to the protected site ${siteId}, which this run does not keep. Nothing was deleted. ${advice} To delete the whole site, set deletionProtection to false on it, run \`pulumi up\`, then try again.`,
  );
}
