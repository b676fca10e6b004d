import { isObject } from "@consentform/consent/values";

/** The value without members that are undefined, at any depth: JSON has none, and a library's options often do. */
export function withoutUndefined<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutUndefined) as T;
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutUndefined(member)])) as T;
}
