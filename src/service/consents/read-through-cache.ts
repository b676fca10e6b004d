import { LRUCache } from "lru-cache";

/** A cache that asks for what it does not have, once for all who want it meanwhile. A failure is not kept. */
export type ReadThroughCache<Value> = (key: string, load: () => Promise<Value>) => Promise<Value>;

/** How long values are kept, and how many. */
export interface CacheLimits {
  /** In milliseconds. */
  readonly lifeMs: number;
  /** How long null is kept, in milliseconds. Default: as long as any value. */
  readonly absentMs?: number;
  readonly most: number;
}

/** Makes an empty cache. */
export function readThroughCache<Value>({ lifeMs, absentMs = lifeMs, most }: CacheLimits): ReadThroughCache<Value> {
  type Loaded = { readonly value: Value };
  const cache = new LRUCache<string, Loaded, () => Promise<Value>>({
    max: most,
    ttl: lifeMs,
    // Who waits for a value gets it, even if the cache has no more room for it.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: load, options }) => {
      const value = await load();
      if (value === null) options.ttl = absentMs;
      return { value };
    },
  });
  return async (key, load) => (await cache.forceFetch(key, { context: load })).value;
}
