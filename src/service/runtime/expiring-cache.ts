import { LRUCache } from "lru-cache";
import type { Runtime } from "./runtime";

/**
 * Makes a cache whose values expire by the service's own clock.
 * @param most values; the one that was not needed for longest is dropped for another
 */
export function expiringCache<Value extends string | true>(
  { now }: Pick<Runtime, "now">,
  { lifeMs, most }: { readonly lifeMs: number; readonly most: number },
): LRUCache<string, Value> {
  return new LRUCache({ max: most, ttl: lifeMs, perf: { now: () => now().getTime() }, ttlResolution: 0 });
}
