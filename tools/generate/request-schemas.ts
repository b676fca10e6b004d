/**
 * A resource is written once in schema/, each property with flags (contract 2, rule h: C settable at creation, U
 * updatable, F a change forces replacement, R read-only, S secret, W write-only). From it come the answer, the create
 * body and the merge patch.
 */
import { asObject, asStrings, type Json, type JsonObject, refName, schemaRef } from "./json";

/** Replaces each flagged resource schema by its answer form and adds the derived request schemas. */
export function deriveRequestSchemas(schemas: JsonObject): JsonObject {
  const derived: JsonObject = {};
  const patch = patchDeriver(schemas, derived);
  for (const [name, schema] of Object.entries(schemas)) {
    const resource = asObject(schema);
    const { "x-create": create, "x-update": update, "x-required": _required, ...rest } = resource;
    if (create === undefined && update === undefined && !hasFlags(resource)) {
      derived[name] = schema;
      continue;
    }
    derived[name] = answerSchema(rest);
    if (typeof create === "string") derived[create] = createSchema(name, resource, schemas, derived);
    if (typeof update === "string") derived[update] = updateSchema(name, resource, patch);
  }
  return derived;
}

function hasFlags(schema: JsonObject): boolean {
  return Object.values(asObject(schema.properties)).some((property) => "x-flags" in asObject(property));
}

function flagsOf(property: Json): string {
  return String(asObject(property)["x-flags"] ?? "R");
}

/**
 * Every property but the write-only ones, all required; open, because /v1 may add members. A default says what a
 * request that leaves the member out means, which an answer never does: it stays readable as `x-default`, for resources
 * that have no create body to hold it.
 */
function answerSchema(resource: JsonObject): JsonObject {
  const properties: JsonObject = {};
  for (const [name, property] of Object.entries(asObject(resource.properties))) {
    if (flagsOf(property).includes("W")) continue;
    const { default: fallback, ...rest } = asObject(property);
    properties[name] = fallback === undefined ? rest : { ...rest, "x-default": fallback };
  }
  const { additionalProperties: _closed, ...rest } = resource;
  // What only later forms of a stored object have is absent from the earlier ones (`x-schema`).
  const required = Object.keys(properties).filter((name) => !("x-schema" in asObject(properties[name])));
  return { ...rest, properties, required };
}

/** The settable properties, closed. Nested components that have flags get a create form too: `<Name>Create`. */
function createSchema(name: string, resource: JsonObject, source: JsonObject, derived: JsonObject): JsonObject {
  const properties: JsonObject = {};
  for (const [key, property] of Object.entries(asObject(resource.properties))) {
    if (!flagsOf(property).includes("C") || asObject(property)["x-in"] === "path") continue;
    refuseUnresettable(name, key, resource);
    const nested = refName(property);
    const target = nested === null ? {} : asObject(source[nested]);
    if (nested === null || !hasFlags(target)) {
      properties[key] = property;
      continue;
    }
    const createName = `${nested}Create`;
    derived[createName] ??= createSchema(nested, target, source, derived);
    properties[key] = { ...asObject(property), ...schemaRef(createName) };
  }
  return {
    type: "object",
    description: `What creates a ${name}.`,
    additionalProperties: false,
    required: asStrings(resource["x-required"]).filter((key) => key in properties),
    properties,
  };
}

/** Optional members that can be changed, whose absence no default can state. */
const WITHOUT_DEFAULT: readonly string[] = ["BannerTemplate.document", "Suppression.expires_at"];

/**
 * A merge patch resets what a program no longer declares, so an optional member that can be changed needs a value to
 * go back to.
 */
function refuseUnresettable(name: string, key: string, resource: JsonObject): void {
  const property = asObject(asObject(resource.properties)[key]);
  const isOptional = !asStrings(resource["x-required"]).includes(key) && !("default" in property);
  if (!isOptional || !flagsOf(property).includes("U") || WITHOUT_DEFAULT.includes(`${name}.${key}`)) return;
  throw new Error(
    `${name}.${key} is optional and can be changed, so it needs a default. If it may be empty, write \`type: [string, "null"]\` and \`default: null\`; otherwise add it to x-required.`,
  );
}

function updateSchema(name: string, resource: JsonObject, patch: DerivePatch): JsonObject {
  const required = asStrings(resource["x-required"]);
  const properties: JsonObject = {};
  for (const [key, property] of Object.entries(asObject(resource.properties))) {
    if (flagsOf(property).includes("U")) properties[key] = patch(asObject(property), required.includes(key));
  }
  return {
    type: "object",
    description: `A merge patch (RFC 7396) of a ${name}: null resets a member to its default.`,
    additionalProperties: false,
    properties,
  };
}

/** Turns a property into its merge-patch form; `isRequired` ones cannot be reset, so null is refused there. */
type DerivePatch = (property: JsonObject, isRequired: boolean) => JsonObject;

/**
 * Merge-patch forms: members optional and nullable, at every depth of nested objects; arrays are replaced whole. Forms
 * of named components are added to `derived` as `<Name>Patch`.
 */
function patchDeriver(source: JsonObject, derived: JsonObject): DerivePatch {
  const patchProperty: DerivePatch = (property, isRequired) => {
    const { default: _default, ...rest } = property;
    const patched = patchSchema(rest);
    return isRequired ? patched : nullable(patched);
  };

  function patchSchema(schema: JsonObject): JsonObject {
    const name = refName(schema);
    if (name !== null) return patchComponent(schema, name);
    if (Array.isArray(schema.anyOf))
      return { ...schema, anyOf: schema.anyOf.map((option) => patchSchema(asObject(option))) };
    return isMergeable(schema) ? patchObject(schema) : schema;
  }

  function patchComponent(schema: JsonObject, name: string): JsonObject {
    const target = asObject(source[name]);
    if (!isMergeable(target)) return schema;
    const patchName = `${name}Patch`;
    if (!(patchName in derived)) {
      derived[patchName] = {};
      derived[patchName] = { ...patchObject(target), description: `A merge patch of ${name}.` };
    }
    return { ...schema, ...schemaRef(patchName) };
  }

  function patchObject(schema: JsonObject): JsonObject {
    const {
      required: _required,
      default: _default,
      examples: _examples,
      "x-required": unsettable,
      ...members
    } = schema;
    // A patch may remove as many members as it adds, so it can name more of them than the object may hold.
    const { maxProperties: _maxProperties, ...rest } = members;
    const properties: JsonObject = {};
    for (const [key, property] of Object.entries(asObject(schema.properties))) {
      properties[key] = patchProperty(asObject(property), asStrings(unsettable).includes(key));
    }
    const map = schema.additionalProperties;
    return {
      ...rest,
      ...(schema.properties === undefined ? {} : { properties }),
      ...(isObject(map) ? { additionalProperties: nullable(patchSchema(map)) } : {}),
    };
  }

  return patchProperty;
}

function isObject(value: Json | undefined): value is JsonObject {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isMergeable(schema: JsonObject): boolean {
  if (schema["x-replaced-whole"] === true) return false;
  return schema.type === "object" && (schema.properties !== undefined || isObject(schema.additionalProperties));
}

function nullable(schema: JsonObject): JsonObject {
  const { type, description, "x-flags": flags, ...rest } = schema;
  if (type === "null" || (Array.isArray(type) && type.includes("null"))) return schema;
  if (Array.isArray(schema.anyOf) && schema.anyOf.some((option) => asObject(option).type === "null")) return schema;
  return {
    ...(description === undefined ? {} : { description }),
    ...(flags === undefined ? {} : { "x-flags": flags }),
    anyOf: [{ ...(type === undefined ? {} : { type }), ...rest }, { type: "null" }],
  };
}
