import type { Property } from "../resources";
import { structure } from "../resources/schema";
import { canonicalJson } from "../rules";
import { jsonEqual } from "./json-equal";
import { isPlainObject } from "./plain-value";

/** True when two values of a property mean the same: the order of unordered lists and the spelling of times do not count. */
export function isSame({ traits: { unordered }, wireSchema }: Property, one: unknown, other: unknown): boolean {
  const isTime = structure(wireSchema).format === "date-time";
  const comparable = (value: unknown) =>
    isTime ? instant(value) : unordered === undefined ? value : sorted(value, unordered);
  return jsonEqual(comparable(one), comparable(other));
}

function instant(value: unknown): unknown {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? value : time;
}

function sorted(value: unknown, key: true | string): unknown {
  if (!Array.isArray(value)) return value;
  const name = (item: unknown) => canonicalJson(key !== true && isPlainObject(item) ? (item[key] ?? null) : item);
  return [...value].sort((one, other) => (name(one) < name(other) ? -1 : name(one) > name(other) ? 1 : 0));
}
