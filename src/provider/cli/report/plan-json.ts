import { isObject } from "@consentform/consent/values";

/** JSON of unknown shape, read member by member: a plan comes from another program. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value, if it is an object and not a list. */
export function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

/** The objects of a list; empty if the value is not a list. */
export function objectsOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter((item): item is JsonObject => asObject(item) !== null) : [];
}

/** The text, or an empty one. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
