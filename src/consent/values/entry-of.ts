/**
 * The value under a key that a user chose. Names that every object has, such as toString, are found only where they are
 * declared.
 */
export function entryOf<T>(map: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined {
  return map != null && Object.hasOwn(map, key) ? map[key] : undefined;
}
