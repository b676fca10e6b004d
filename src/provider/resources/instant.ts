import type { SchemaNode } from "@consentform/consent/contract";
import { resolve } from "./schema";

/** Every time of RFC 3339: with an offset, any number of decimals, or none. The service has one spelling. */
const rfc3339 = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;

/** The form of a time, for a description and an error. */
export const TIME_FORM = "RFC 3339 time, such as `2027-03-01T00:00:00Z`.";

/** The instant that a text of RFC 3339 names, in milliseconds; null for another text. A leap second ends its minute. */
export function instantOf(text: string): number | null {
  const [, day, minute, second = "", decimals = "", offset = ""] = rfc3339.exec(text) ?? [];
  if (day === undefined) return null;
  const isLeap = second === "60";
  const start = Date.parse(`${day}T${minute}:${isLeap ? "59" : second}${decimals.slice(0, 4)}${offset.toUpperCase()}`);
  return Number.isNaN(start) ? null : start + (isLeap ? 1000 : 0);
}

/** A time as the service spells it; any other value as it is. */
export function serviceTime(value: unknown): unknown {
  const instant = typeof value === "string" ? instantOf(value) : null;
  return instant === null ? value : new Date(instant).toISOString();
}

/** True for a property that is a time, or null. */
export function isTime(node: SchemaNode): boolean {
  const { format, anyOf = [], oneOf = [] } = resolve(node);
  return format === "date-time" || [...anyOf, ...oneOf].some(isTime);
}

/** The schema of an input: a program may spell a time in any way, where the service has one. */
export function withAnyTime(node: SchemaNode): SchemaNode {
  const { anyOf, pattern: _, ...rest } = node;
  if (node.format === "date-time") {
    return { ...rest, pattern: rfc3339.source, description: TIME_FORM };
  }
  return anyOf === undefined ? node : { ...node, anyOf: anyOf.map(withAnyTime) };
}
