import type { SchemaNode } from "@consentform/consent/contract";
import { isObject } from "@consentform/consent/values";
import { answeredProperties, type Definition, inputProperties, outputProperties, type Property } from "../../resources";
import { programName } from "../../resources/program-name";
import { isDocument, resolvedSchema, structure } from "../../resources/schema";
import { addPropertyNames, programDescription } from "./program-description";

interface Derived {
  inputs: readonly Property[];
  outputs: readonly Property[];
  defaults: Readonly<Record<string, unknown>>;
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

/**
 * The values that answers have for arguments that a program leaves out, complete with the defaults of their members;
 * and `effective` of a resource whose values are as declared.
 */
export function answeredDefaults(definition: Definition): Readonly<Record<string, unknown>> {
  return derive(definition).defaults;
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
  const own = { inputs: inputs.map(toProgram), outputs: outputs.map(toProgram) };
  const derived = { ...own, defaults: defaultsOf(definition, own) };
  cache.set(definition, derived);
  return derived;
}

function defaultsOf(definition: Definition, { inputs, outputs }: Omit<Derived, "defaults">): Record<string, unknown> {
  const answered = new Set(answeredProperties(definition).map(({ name }) => programName(name)));
  const filledIn = inputs.flatMap(({ name, schema, default: fallback, traits }) => {
    if (fallback === undefined || traits.secret || !answered.has(name)) return [];
    return [[name, completed(schema, fallback)] as const];
  });
  const hasEffective = outputs.some(({ name }) => name === "effective");
  return { ...Object.fromEntries(filledIn), ...(hasEffective && { effective: {} }) };
}

/** The value with the defaults of the members that it leaves out, at every depth. */
function completed(node: SchemaNode, value: unknown): unknown {
  const shape = structure(node);
  if (!isObject(value) || isDocument(shape)) return value;
  const members = Object.entries(shape.properties ?? {}).flatMap(([name, member]) => {
    const own = Object.hasOwn(value, name) ? value[name] : member.default;
    return own === undefined ? [] : [[name, completed(member, own)] as const];
  });
  return { ...value, ...Object.fromEntries(members) };
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
