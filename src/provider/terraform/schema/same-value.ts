import { canonicalJson, isObject, jsonEqual } from "@consentform/consent/values";
import { serviceTime } from "../../resources/instant";
import { hasUnknown, type Value } from "../values";
import type { Shape } from "./shape";

/**
 * True when two known values mean the same, however they are spelled: JSON texts, times, numbers, the order of sets.
 */
export function isSameValue(shape: Shape, one: Value, other: Value): boolean {
  if (hasUnknown(one) || hasUnknown(other)) return false;
  if (one === null || other === null) return one === other;
  switch (shape.kind) {
    case "json":
      return one === other || canonical(one) === canonical(other);
    case "string":
      return one === other || (shape.isTime && serviceTime(one) === serviceTime(other));
    case "number":
      return String(one) === String(other) || Number(one) === Number(other);
    case "bool":
      return one === other;
    case "set":
      return jsonEqual(sorted(one), sorted(other));
    case "list":
      return (
        Array.isArray(one) &&
        Array.isArray(other) &&
        one.length === other.length &&
        one.every((item: Value, index) => isSameValue(shape.element, item, other[index] ?? null))
      );
    case "map":
      return jsonEqual(keysOf(one), keysOf(other)) && areSame(keysOf(one), one, other, () => shape.element);
    case "object":
      return areSame(Object.keys(shape.members), one, other, (name) => shape.members[name]?.shape ?? { kind: "json" });
  }
}

function areSame(names: readonly string[], one: Value, other: Value, shapeOf: (name: string) => Shape): boolean {
  return names.every((name) => isSameValue(shapeOf(name), member(one, name), member(other, name)));
}

/** A member of an object or map; null where it has none. */
export function member(value: Value, name: string): Value {
  return isObject(value) && Object.hasOwn(value, name) ? (value[name] as Value) : null;
}

function keysOf(value: Value): string[] {
  return isObject(value) ? Object.keys(value).sort() : [];
}

function canonical(text: Value): unknown {
  try {
    return canonicalJson(JSON.parse(String(text)));
  } catch {
    return text;
  }
}

function sorted(value: Value): unknown {
  return Array.isArray(value) ? value.map((item) => String(item)).sort() : value;
}
