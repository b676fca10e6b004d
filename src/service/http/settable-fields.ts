import {
  contractDocument,
  type OperationId,
  operations,
  type RequestBody,
  type SchemaNode,
} from "@consentform/consent/contract";
import { applyMergePatch, isObject } from "@consentform/consent/values";
import { validationFailed } from "./problem";
import type { JsonValue } from "./strict-json";
import type { Validation } from "./validation";

type JsonObject = { [member: string]: JsonValue };

/**
 * The body of a create with the contract's default for every absent member, in nested objects, lists and maps too.
 * Embedded documents (required, so without a default) stay as sent (contract 2, rules b and e).
 */
export function withDefaults<Id extends OperationId>(id: Id, body: RequestBody<Id>): Required<RequestBody<Id>> {
  const schema = schemaNamed(operations[id].requestSchema);
  // Bodies have passed their schema, which is an object schema for every operation that creates.
  return fillDefaults(schema, body as unknown as JsonObject) as unknown as Required<RequestBody<Id>>;
}

/**
 * The settable (U) fields of a stored object whose columns are named as in the contract.
 * @param id the operation that updates it
 */
export function settableFields<Id extends OperationId, Stored extends Record<keyof RequestBody<Id>, unknown>>(
  id: Id,
  stored: Stored,
): Pick<Stored, keyof RequestBody<Id>> {
  const names = Object.keys(schemaNamed(operations[id].requestSchema).properties ?? {}) as (keyof RequestBody<Id>)[];
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as Pick<Stored, keyof RequestBody<Id>>;
}

/**
 * Applies a merge patch (RFC 7396) to the settable fields of an object. null resets an optional member to its default;
 * the result has to fit the resource's schema as a whole, because a patch that fits may still add one label too many.
 * @param current the settable (U) fields as they are now
 * @returns the fields as asked; equal to `current` if the patch changes nothing
 * @throws {Problem} validation-failed with pointers into the result, which are those of the patch
 */
export function patchedFields<Fields extends object>(
  id: OperationId,
  current: Fields,
  patch: object,
  validation: Validation,
): Fields {
  const { requestSchema, responseSchema } = operations[id];
  const settable = Object.keys(schemaNamed(requestSchema).properties ?? {});
  const resource = resourceSchema(String(responseSchema));
  const merged = applyMergePatch(current as JsonValue, patch as JsonValue) as JsonObject;
  const result = fillDefaults(
    only(
      resource.schema,
      settable.filter((name) => name in current),
    ),
    merged,
  );
  const faults = Object.entries(result).flatMap(([name, value]) =>
    validation
      .at(["components", "schemas", resource.name, "properties", name], value)
      .map((fault) => ({ ...fault, pointer: `/${name}${fault.pointer}` })),
  );
  if (faults.length > 0) throw validationFailed(faults);
  return result as Fields;
}

/** Create schemas carry the defaults; a resource that is never created has them in its own, as x-default. */
function resourceSchema(name: string): { name: string; schema: SchemaNode } {
  const createName = `${name}Create`;
  const hasCreate = contractDocument().components.schemas[createName] !== undefined;
  return { name: hasCreate ? createName : name, schema: schemaNamed(hasCreate ? createName : name) };
}

function only(schema: SchemaNode, names: readonly string[]): SchemaNode {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties) };
}

function fillDefaults(schema: SchemaNode, value: JsonObject): JsonObject {
  const filled = new Map(Object.entries(value));
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // A default of null is a default: `??` would take it for none.
    const fallback = "default" in property ? property.default : property["x-default"];
    if (fallback === undefined) continue;
    const present = filled.get(name) ?? (filled.has(name) ? null : structuredClone(fallback as JsonValue));
    filled.set(name, filledIn(property, present));
  }
  return Object.fromEntries(filled);
}

/** A value with the defaults of its schema, in the items of a list and the entries of a map too. */
function filledIn(property: SchemaNode, value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    const items = property.items;
    return items === undefined ? value : value.map((item) => filledIn(items, item));
  }
  if (!isObject(value)) return value;
  const schema = objectSchema(property);
  const filled = fillDefaults(schema, value);
  const entries = schema.additionalProperties;
  if (typeof entries !== "object") return filled;
  return Object.fromEntries(Object.entries(filled).map(([name, entry]) => [name, filledIn(entries, entry)]));
}

/** The object schema of a property: its reference followed, the null of a choice left out. */
function objectSchema(property: SchemaNode): SchemaNode {
  if (property.$ref !== undefined) return schemaNamed(property.$ref.replace("#/components/schemas/", ""));
  const choice = property.anyOf?.find((option) => option.type !== "null");
  return choice === undefined ? property : objectSchema(choice);
}

function schemaNamed(name: string | null): SchemaNode {
  const schema = name === null ? undefined : contractDocument().components.schemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${String(name)}.`);
  return schema;
}
