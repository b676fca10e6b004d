import { isObject } from "../../values/is-object";
import { isMarked, partsAroundMarks } from "./unknown-mark";

/**
 * Reports whether a value with marks in place of what is unknown can turn out to be another value. A member that is
 * unknown may turn out to be absent.
 */
export function canBecome(value: unknown, other: unknown): boolean {
  if (isMarked(value)) return canBecomeText(String(value), other);
  if (Array.isArray(value)) {
    return Array.isArray(other) && value.length === other.length && value.every((item, i) => canBecome(item, other[i]));
  }
  if (!isObject(value)) return value === other;
  if (!isObject(other) || Array.isArray(other)) return false;
  const names = new Set([...Object.keys(value), ...Object.keys(other)]);
  return [...names].every((name) => {
    if (!Object.hasOwn(value, name)) return false;
    const isLeftOut = !Object.hasOwn(other, name);
    return isLeftOut ? isWholeUnknown(value[name]) : canBecome(value[name], other[name]);
  });
}

function isWholeUnknown(value: unknown): boolean {
  return isMarked(value) && partsAroundMarks(String(value)).every((part) => part === "");
}

/** A mark alone can become anything; one inside of a text, any part of one. */
function canBecomeText(marked: string, other: unknown): boolean {
  if (isWholeUnknown(marked)) return true;
  if (typeof other !== "string") return false;
  const [start = "", ...rest] = partsAroundMarks(marked);
  const end = rest.pop() ?? "";
  if (!other.startsWith(start)) return false;
  let at = start.length;
  for (const part of rest) {
    const found = other.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return other.length - end.length >= at && other.endsWith(end);
}
