/** Values in memory, up to a number and a size of all of them. */
export interface BoundedMemory<Value> {
  /** A value, which is then the last to be forgotten. */
  get(key: string): Value | undefined;
  /** Remembers a value and forgets those that were not needed for longest, until all fit. */
  set(key: string, value: Value, bytes: number): void;
  /** The first value with a key that begins so, for which `test` holds. */
  find(prefix: string, test: (value: Value) => boolean): Value | undefined;
}

/** The bounds of a memory. */
export interface MemoryBounds {
  readonly maxEntries: number;
  readonly maxBytes: number;
}

/** Makes an empty memory. A value that is larger than the whole memory is not remembered. */
export function createBoundedMemory<Value>({ maxEntries, maxBytes }: MemoryBounds): BoundedMemory<Value> {
  // The one that was not needed for longest is first.
  const entries = new Map<string, { readonly value: Value; readonly bytes: number }>();
  let total = 0;
  const drop = (key: string): void => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const touched = (key: string): Value | undefined => {
    const entry = entries.get(key);
    if (entry === undefined) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.value;
  };
  return {
    get: touched,
    set: (key, value, bytes) => {
      drop(key);
      entries.set(key, { value, bytes });
      total += bytes;
      while (entries.size > maxEntries || total > maxBytes) drop(entries.keys().next().value as string);
    },
    find: (prefix, test) => {
      for (const [key, { value }] of entries) if (key.startsWith(prefix) && test(value)) return touched(key);
      return undefined;
    },
  };
}
