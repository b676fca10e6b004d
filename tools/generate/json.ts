/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [member: string]: Json;
}

/** The value as an object; an empty one when it is none. */
export function asObject(value: Json | undefined): JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** The value as an array of strings; empty when it is none. */
export function asStrings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** `#/components/schemas/Name` for a name. */
export function schemaRef(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

/** The component name that a `$ref` names, or null. */
export function refName(schema: Json | undefined): string | null {
  const ref = asObject(schema).$ref;
  return typeof ref === "string" ? (ref.split("/").pop() ?? null) : null;
}

/** `kebab-case` or `dotted.case` to `PascalCase`. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}
