import { isObject } from "./is-object";

/**
 * Equality of JSON values. Unlike `isDeepStrictEqual` it does not care which realm or prototype an object came from.
 * @param isAny true for a stand-in that equals every value
 */
export function jsonEqual(one: unknown, other: unknown, isAny: (value: unknown) => boolean = () => false): boolean {
  if (Object.is(one, other) || isAny(one) || isAny(other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => jsonEqual(item, other[index], isAny));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && jsonEqual(one[name], other[name], isAny))
  );
}
