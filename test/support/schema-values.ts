import fc, { type Arbitrary } from "fast-check";
import type { SchemaNode } from "../../src/consent/contract";
import { mapValues, resolve } from "../../src/provider/resources/schema";

/** Arbitrary values of a schema's shape: types, members, choices and enumerations, but not patterns and lengths. */
export function valuesOf(node: SchemaNode): Arbitrary<unknown> {
  const schema = resolve(node);
  const { anyOf, oneOf, ...shared } = schema;
  const choices = anyOf ?? oneOf;
  // A choice may say no more than which members are required: the members themselves are beside it.
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesOf({ ...shared, ...choice })));
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  const types = [schema.type ?? "object"].flat();
  return fc.oneof(...types.map((type) => valuesOfType(String(type), schema)));
}

function valuesOfType(type: string, schema: SchemaNode): Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1000) });
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case "string":
      return fc.string();
    case "array":
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
    default:
      return objectsOf(schema);
  }
}

function objectsOf(schema: SchemaNode): Arbitrary<unknown> {
  const values = mapValues(schema);
  if (values !== undefined)
    return fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z_.]{0,8}$/), valuesOf(values), {
      maxKeys: 4,
      noNullPrototype: true,
    });
  const members = Object.entries(schema.properties ?? {}).map(([name, member]) => [name, valuesOf(member)] as const);
  const requiredKeys = [...(schema.required ?? [])];
  return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
}
