/** How long a digest that the database does not have is not sought again, in milliseconds. */
const LIFE_MS = 10_000;
/** Most digests in memory; the one noted first is forgotten for another. */
const MOST_DIGESTS = 10_000;

/** Digests that the database did not have a moment ago: anyone can ask for any number of them. */
export interface MissingDigests {
  has(key: string, now: Date): boolean;
  note(key: string, now: Date): void;
  /** Forgets a digest that has a bundle from now on. */
  forget(key: string): void;
}

/**
 * Makes an empty memory.
 * @param most digests in memory
 */
export function createMissingDigests(most: number = MOST_DIGESTS): MissingDigests {
  const until = new Map<string, number>();
  return {
    has: (key, now) => (until.get(key) ?? Number.NEGATIVE_INFINITY) > now.getTime(),
    note: (key, now) => {
      until.delete(key);
      until.set(key, now.getTime() + LIFE_MS);
      if (until.size > most) until.delete(until.keys().next().value as string);
    },
    forget: (key) => void until.delete(key),
  };
}
