import { keyLine } from "./object-key";

/** The outcomes of objects of one line in a run: an object and those that it has replaced, whose keys begin alike. */
export interface KeyLines {
  /** Records that an object with this key was created. */
  created(kind: string, key: string): void;
  /** Records that the object with these keys, its own and those before it, is deleted and none takes over. */
  ended(kind: string, keys: readonly string[]): void;
  /** True if this run deletes the successor of an object with one of these keys as well. */
  isEnded(kind: string, keys: readonly string[]): boolean;
}

/** No lines yet: those of a new run. */
export function createKeyLines(): KeyLines {
  const outcomes = new Map<string, "created" | "ended">();
  const nameOf = (kind: string, key: string): string => `${kind} ${keyLine(key)}`;
  return {
    created: (kind, key) => void outcomes.set(nameOf(kind, key), "created"),
    ended: (kind, keys) => {
      for (const name of keys.map((key) => nameOf(kind, key))) if (!outcomes.has(name)) outcomes.set(name, "ended");
    },
    isEnded: (kind, keys) => keys.some((key) => outcomes.get(nameOf(kind, key)) === "ended"),
  };
}
