/**
 * Adds to the examples of responses each required member that they leave out and that has a default, so that a new
 * member is written once, in its component.
 */
import { operationsOf } from "./expand-operations";
import { asObject, asStrings, type Json, type JsonObject, refName } from "./json";

/** Completes the examples of every response of a document, in place. */
export function completeExamples(document: JsonObject): void {
  const schemas = asObject(asObject(document.components).schemas);
  for (const { node } of operationsOf(document)) {
    for (const response of Object.values(asObject(node.responses))) {
      for (const media of Object.values(asObject(asObject(response).content))) complete(asObject(media), schemas);
    }
  }
}

function complete(media: JsonObject, schemas: JsonObject): void {
  if (media.example !== undefined) media.example = completed(media.example, media.schema, schemas);
  for (const example of Object.values(asObject(media.examples)).map(asObject)) {
    if (example.value !== undefined) example.value = completed(example.value, media.schema, schemas);
  }
}

function completed(value: Json, declared: Json | undefined, schemas: JsonObject): Json {
  const schema = valueSchema(declared, schemas);
  if (Array.isArray(value)) return value.map((item) => completed(item, schema.items, schemas));
  if (value === null || typeof value !== "object") return value;
  const properties = asObject(schema.properties);
  const defaults = asStrings(schema.required).flatMap((name): [string, Json][] => {
    // What an answer leaves out has no default: the derived schemas keep that of a request as `x-default`.
    const { default: own, "x-default": fallback = own } = asObject(properties[name]);
    return fallback === undefined || name in value ? [] : [[name, structuredClone(fallback)]];
  });
  const members = [...Object.entries(value), ...defaults];
  return Object.fromEntries(members.map(([name, member]) => [name, completed(member, properties[name], schemas)]));
}

/** The schema of a value that is not null: its reference followed, the null of a choice left out. */
function valueSchema(declared: Json | undefined, schemas: JsonObject): JsonObject {
  const schema = asObject(declared);
  const name = refName(schema);
  if (name !== null) return valueSchema(schemas[name], schemas);
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf.filter((choice) => asObject(choice).type !== "null") : [];
  return choices.length === 1 ? valueSchema(choices[0], schemas) : schema;
}
