import { isObject } from "@consentform/consent/values";
import { isSameValue, member } from "../schema/same-value";
import type { Shape } from "../schema/shape";
import { UNKNOWN, type Value } from "../values";

/**
 * The value `now` in the spelling of `before` where both mean the same, at any depth. Of a map that is managed key by
 * key, keys that `before` does not have belong to others and are left out.
 */
export function inFormerSpelling(shape: Shape, now: Value, before: Value): Value {
  if (before === null || now === null) return now;
  if (isSameValue(shape, now, before)) return before;
  if (shape.kind === "object" && isObject(now)) {
    const members = Object.entries(shape.members);
    return Object.fromEntries(
      members.map(([name, { shape: inner }]) => [
        name,
        inFormerSpelling(inner, member(now, name), member(before, name)),
      ]),
    );
  }
  if (shape.kind === "map" && isObject(now)) {
    const own = Object.entries(now).filter(([key]) => isObject(before) && Object.hasOwn(before, key));
    return Object.fromEntries(
      own.map(([key, value]) => [key, inFormerSpelling(shape.element, value as Value, member(before, key))]),
    );
  }
  return now;
}

/** The planned value, with unknown parts filled from `outcome`. Known parts are kept to the letter. */
export function asPlanned(shape: Shape, planned: Value, outcome: Value): Value {
  if (planned === UNKNOWN) return outcome === UNKNOWN ? null : outcome;
  switch (shape.kind) {
    case "object":
      if (!isObject(planned)) return planned;
      return Object.fromEntries(
        Object.entries(shape.members).map(([name, { shape: inner }]) => [
          name,
          asPlanned(inner, member(planned, name), member(outcome, name)),
        ]),
      );
    case "map":
      if (!isObject(planned)) return planned;
      return Object.fromEntries(
        Object.entries(planned).map(([key, value]) => [
          key,
          asPlanned(shape.element, value as Value, member(outcome, key)),
        ]),
      );
    case "list":
      if (!Array.isArray(planned)) return planned;
      return planned.map((item: Value, index) =>
        asPlanned(shape.element, item, Array.isArray(outcome) ? (outcome[index] ?? null) : null),
      );
    default:
      return planned;
  }
}
