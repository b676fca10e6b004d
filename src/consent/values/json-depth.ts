/**
 * Levels of nesting of a JSON value: 0 for a scalar, 1 for an object or list of scalars. The value must not be cyclic.
 */
export function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let deepest = 1;
  for (const item of Object.values(value)) deepest = Math.max(deepest, depthOf(item) + 1);
  return deepest;
}
