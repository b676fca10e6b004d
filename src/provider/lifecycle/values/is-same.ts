import type { SchemaNode } from "@consentform/consent/contract";
import { canonicalJson, isObject, jsonEqual } from "@consentform/consent/values";
import type { Property } from "../../resources";
import { isTime, serviceTime } from "../../resources/instant";
import { structure } from "../../resources/schema";

/**
 * True when two values of a property mean the same: the order of unordered lists, the spelling of times, and members of
 * list items that are left out or have their default do not count.
 */
export function isSame({ traits: { unordered }, schema }: Property, one: unknown, other: unknown): boolean {
  const isInstant = isTime(schema);
  const defaults = itemDefaults(schema);
  const comparable = (value: unknown) => {
    if (isInstant) return serviceTime(value);
    const complete = completed(value, defaults);
    return unordered === undefined ? complete : sorted(complete, unordered);
  };
  return jsonEqual(comparable(one), comparable(other));
}

/** Defaults of the members of a list's items; lists are replaced as a whole, so the service fills them in. */
function itemDefaults(schema: SchemaNode): Readonly<Record<string, unknown>> {
  const { items } = structure(schema);
  const members = items === undefined ? {} : (structure(items).properties ?? {});
  return Object.fromEntries(
    Object.entries(members).flatMap(([name, member]) => ("default" in member ? [[name, member.default]] : [])),
  );
}

function completed(value: unknown, defaults: Readonly<Record<string, unknown>>): unknown {
  return Array.isArray(value) ? value.map((item) => (isObject(item) ? { ...defaults, ...item } : item)) : value;
}

function sorted(value: unknown, key: true | string): unknown {
  if (!Array.isArray(value)) return value;
  const name = (item: unknown) => canonicalJson(key !== true && isObject(item) ? (item[key] ?? null) : item);
  return [...value].sort((one, other) => (name(one) < name(other) ? -1 : name(one) > name(other) ? 1 : 0));
}
