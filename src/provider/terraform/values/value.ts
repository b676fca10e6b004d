/**
 * A value that is known only after apply. What the engine knows about it beforehand (a prefix, that it is not null) is
 * not kept.
 */
export const UNKNOWN: unique symbol = Symbol("unknown until apply");

/**
 * A value of the engine. A number is a `number` when that holds exactly it, a `bigint` when it is a larger integer, and
 * otherwise its decimal text, so that no digit is lost. Sets are lists; objects have every declared attribute.
 */
export type Value =
  | null
  | string
  | number
  | bigint
  | boolean
  | typeof UNKNOWN
  | readonly Value[]
  | { readonly [name: string]: Value };

/** True when the value, or anything in it, is known only after apply. */
export function hasUnknown(value: Value): boolean {
  if (value === UNKNOWN) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasUnknown);
}
