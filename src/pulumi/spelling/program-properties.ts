import type { SchemaNode } from "../../contract";
import { type Definition, inputProperties, outputProperties, type Property } from "../../resources";
import { programName } from "../../resources/program-name";
import { resolvedSchema } from "../../resources/schema";

interface Derived {
  inputs: readonly Property[];
  outputs: readonly Property[];
}

const cache = new WeakMap<Definition, Derived>();

/** The properties that a program may set, with the names that programs use. */
export function programInputs(definition: Definition): readonly Property[] {
  return derive(definition).inputs;
}

/** The properties in state, with the names that programs use. */
export function programOutputs(definition: Definition): readonly Property[] {
  return derive(definition).outputs;
}

/** The schema as a program sees it: references resolved, names of properties in camelCase. */
export function programSchema(node: SchemaNode): SchemaNode {
  return renamed(resolvedSchema(node));
}

function derive(definition: Definition): Derived {
  const known = cache.get(definition);
  if (known !== undefined) return known;
  const derived = {
    inputs: inputProperties(definition).map(inProgram),
    outputs: outputProperties(definition).map(inProgram),
  };
  cache.set(definition, derived);
  return derived;
}

function inProgram({ name, schema, traits, ...property }: Property): Property {
  const { takes } = traits;
  return {
    ...property,
    name: programName(name),
    schema: renamed(schema),
    traits: takes === undefined ? traits : { ...traits, takes: { ...takes, members: takes.members.map(programName) } },
  };
}

function renamed(node: SchemaNode): SchemaNode {
  const { properties, required, items, additionalProperties, anyOf, oneOf } = node;
  return {
    ...node,
    ...(properties && { properties: renamedMembers(properties) }),
    ...(required && { required: required.map(programName) }),
    ...(items && { items: renamed(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: renamed(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(renamed) }),
    ...(oneOf && { oneOf: oneOf.map(renamed) }),
  };
}

function renamedMembers(members: Readonly<Record<string, SchemaNode>>): Record<string, SchemaNode> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [programName(name), renamed(member)]));
}
