import type { LRUCache } from "lru-cache";
import { SECOND_MS } from "../runtime/durations";
import { expiringCache } from "../runtime/expiring-cache";
import type { Runtime } from "../runtime/runtime";

/** How long what the database does not have is not sought again, and the most keys. */
const limits = { lifeMs: 10 * SECOND_MS, most: 10_000 };

/** Makes a cache of what the database did not have a moment ago: anyone can ask for any number of digests. */
export function negativeCache(runtime: Pick<Runtime, "now">): LRUCache<string, true> {
  return expiringCache(runtime, limits);
}
