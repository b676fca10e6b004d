/** Recognizes the engine's stand-in for a value that is not known yet. */
export type IsUnknown = (value: unknown) => boolean;

/** The first unknown value in `value`, at any depth, or undefined. */
export function firstUnknown(value: unknown, isUnknown: IsUnknown): unknown {
  if (isUnknown(value)) return value;
  if (typeof value !== "object" || value === null) return undefined;
  for (const member of Object.values(value)) {
    const found = firstUnknown(member, isUnknown);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reports whether anything in `value` is unknown. */
export function hasUnknown(value: unknown, isUnknown: IsUnknown): boolean {
  return firstUnknown(value, isUnknown) !== undefined;
}
