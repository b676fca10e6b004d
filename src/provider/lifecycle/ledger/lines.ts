/** Lines of objects that replace each other, and what a run did to them. */
export interface Lines {
  /** True for two keys of one line. */
  areOne(key: string, other: string): boolean;
  /** Records that an object with this key was created. */
  created(kind: string, key: string): void;
  /** The keys of the objects that the object with this key replaces. */
  formerKeys(kind: string, key: string): readonly string[];
  /** Records that the object with these keys (its own and its predecessors') is deleted without a successor. */
  ended(kind: string, keys: readonly string[]): void;
  /** True if this run also deletes the successor of an object with one of these keys. */
  isEnded(kind: string, keys: readonly string[]): boolean;
  /** Passes the keys of a deleted object on to the object with `key`, which replaces it. */
  passOn(kind: string, key: string, keys: readonly string[]): void;
}

/** No lines yet: those of a new run. */
export function createLines(lineOf: (key: string) => string): Lines {
  const outcomes = new Map<string, "created" | "ended">();
  const former = new Map<string, readonly string[]>();
  const nameOf = (kind: string, key: string): string => `${kind} ${lineOf(key)}`;
  return {
    areOne: (key, other) => lineOf(key) === lineOf(other),
    created: (kind, key) => void outcomes.set(nameOf(kind, key), "created"),
    formerKeys: (kind, key) => former.get(`${kind} ${key}`) ?? [],
    ended: (kind, keys) => {
      for (const name of keys.map((key) => nameOf(kind, key))) if (!outcomes.has(name)) outcomes.set(name, "ended");
    },
    isEnded: (kind, keys) => keys.some((key) => outcomes.get(nameOf(kind, key)) === "ended"),
    passOn: (kind, key, keys) => void former.set(`${kind} ${key}`, keys),
  };
}
