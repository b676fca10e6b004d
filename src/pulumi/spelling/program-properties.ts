import type { SchemaNode } from "../../contract";
import { type Definition, inputProperties, outputProperties, type Property } from "../../resources";
import { programName } from "../../resources/program-name";
import { resolvedSchema } from "../../resources/schema";
import { addPropertyNames, programDescription } from "./program-description";

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

/** The schema as a program sees it: references resolved, names of properties in camelCase, in descriptions too. */
export function programSchema(node: SchemaNode): SchemaNode {
  const resolved = resolvedSchema(node);
  return renamed(resolved, addPropertyNames(resolved, new Set()));
}

function derive(definition: Definition): Derived {
  const known = cache.get(definition);
  if (known !== undefined) return known;
  const [inputs, outputs] = [inputProperties(definition), outputProperties(definition)];
  const names = new Set<string>();
  for (const { name, schema } of [...inputs, ...outputs]) addPropertyNames(schema, names.add(name));
  const toProgram = (property: Property) => inProgram(property, names);
  const derived = { inputs: inputs.map(toProgram), outputs: outputs.map(toProgram) };
  cache.set(definition, derived);
  return derived;
}

function inProgram(property: Property, names: ReadonlySet<string>): Property {
  const { name, schema, traits, description } = property;
  const { takes } = traits;
  return {
    ...property,
    name: programName(name),
    description: programDescription(description, names),
    schema: renamed(schema, names),
    traits: takes === undefined ? traits : { ...traits, takes: { ...takes, members: takes.members.map(programName) } },
  };
}

function renamed(node: SchemaNode, names: ReadonlySet<string>): SchemaNode {
  const { description, properties, required, items, additionalProperties, anyOf, oneOf } = node;
  const inside = (inner: SchemaNode) => renamed(inner, names);
  return {
    ...node,
    ...(description !== undefined && { description: programDescription(description, names) }),
    ...(properties && { properties: renamedMembers(properties, names) }),
    ...(required && { required: required.map(programName) }),
    ...(items && { items: inside(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: inside(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
  };
}

function renamedMembers(
  members: Readonly<Record<string, SchemaNode>>,
  names: ReadonlySet<string>,
): Record<string, SchemaNode> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => [programName(name), renamed(member, names)]),
  );
}
