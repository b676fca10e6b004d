import { isClaimed } from "../lifecycle";
import { registry } from "../resources";
import type { EngineProperties, SplitProperties } from "./engine-values";
import { processLedger } from "./process-state";

/**
 * The protected sites that a deletion would strip of a part, unless this run keeps one of them, or replaces the part
 * within it. Engines delete what belongs to a site before the site itself, so by the time that the site refuses, it
 * would have lost everything. That happens without a preview: in a `destroy`, and in an `up` after the site was
 * renamed, which moves every part to the new site. A resource of many sites is a rollout that would detach their
 * drafts.
 *
 * A program that still has the site has registered it in this process; a destroy registers nothing. Nor does a run with
 * targets register the sites that it leaves out, and no call shows the provider that the run has any.
 */
export function strippedSites({ hidden, properties, siteProtection }: SplitProperties): string[] {
  const siteIds = siteIdsIn(properties);
  const { claims, program } = processLedger();
  if (siteProtection === false || program.declaredSite(hidden.key) === siteIds[0]) return [];
  return siteIds.some((id) => isClaimed(claims, registry.Site, id)) ? [] : siteIds;
}

/** The refusal of a deletion that strips these sites. */
export function strippingRefusal({ hidden }: SplitProperties, siteIds: readonly string[]): Error {
  const advice = processLedger().program.isDeclared(hidden.key)
    ? "If the site was renamed or moved, give it its former name again, or rename it with the option `aliases`. If this run has targets, add the site with `--target`."
    : "A destroy declares no site, also with `--exclude-protected`. To delete only this resource, remove it from the program and run `pulumi up`. If you use `--target`, target the site as well.";
  const belongs =
    siteIds.length === 1
      ? `belongs to the protected site ${siteIds[0]}, which this run did not declare`
      : `has protected sites among ${siteIds[0]} and ${siteIds.length - 1} more, none of which this run declared`;
  return new Error(
    `${hidden.kind} ${hidden.name}: ${belongs}. It was not deleted. ${advice} To delete the whole site, set deletionProtection to false on it, run \`pulumi up\`, then try again.`,
  );
}

/** The ids of the sites that a resource belongs to: its own, or those of the entries of a map. */
export function siteIdsIn({ siteId, sites }: EngineProperties): string[] {
  const entries = typeof sites === "object" && sites !== null ? Object.values(sites) : [];
  const ids: unknown[] = [siteId, ...entries.map((entry) => (entry as { site?: unknown } | null)?.site)];
  return [...new Set(ids.filter((id) => typeof id === "string"))];
}
