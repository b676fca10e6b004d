import { type OperationId, operations, type SchemaNode } from "@consentform/consent/contract";
import type { Definition, Property, Traits } from "./definition";
import { isTime, TIME_FORM, withAnyTime } from "./instant";
import { component, resolve, resolvedSchema } from "./schema";

/** The properties of one kind, derived once. */
interface Derived {
  inputs: readonly Property[];
  answered: readonly Property[];
  outputs: readonly Property[];
}

const cache = new WeakMap<Definition, Derived>();

/** The properties that a program may set, in the order of the contract; local properties come last. */
export function inputProperties(definition: Definition): readonly Property[] {
  return derive(definition).inputs;
}

/**
 * The properties in state: the answer without volatile and internal members, the echo of the inputs, and `effective`.
 */
export function outputProperties(definition: Definition): readonly Property[] {
  return derive(definition).outputs;
}

/** The part of the outputs that the service's answers fill: members of the answer that are kept. */
export function answeredProperties(definition: Definition): readonly Property[] {
  return derive(definition).answered;
}

function derive(definition: Definition): Derived {
  const known = cache.get(definition);
  if (known !== undefined) return known;
  const inputs = deriveInputs(definition);
  const answered = deriveAnswered(definition);
  const derived = { inputs, answered, outputs: deriveOutputs(inputs, answered) };
  cache.set(definition, derived);
  return derived;
}

function deriveInputs(definition: Definition): Property[] {
  const answer = answerProperties(definition);
  const body = settableMembers(definition, answer);
  const wire = { ...pathProperties(definition, answer), ...body.properties };
  const required = new Set([...(body.required ?? []), ...Object.keys(pathProperties(definition, answer))]);
  const sent = Object.entries(wire).map(([name, node]) =>
    declared(property(definition, name, node, required.has(name))),
  );
  const computed = Object.entries(answer)
    .filter(([name]) => definition.properties[name]?.computed && wire[name] === undefined)
    .map(([name, node]) => property(definition, name, node, false));
  return [...[...sent, ...computed].filter(isVisible), ...localProperties(definition), ...adoption(definition)];
}

/**
 * How an existing object is taken over: by its import id, or by saying so where one always exists; not at all for a
 * kind that cannot be imported.
 */
function adoption(definition: Definition): Property[] {
  if (definition.properties.adopt !== undefined || definition.notImportable !== undefined) return [];
  const local: SchemaNode = definition.isSingleton
    ? {
        const: true,
        description: "Set to `true` to adopt the existing object. Only declared properties that differ are updated.",
      }
    : {
        type: "string",
        minLength: 1,
        description:
          "Import id of an existing object to adopt instead of creating one. Only declared properties that differ are updated.",
      };
  return [describe("adopt", false, local, false, { local, onlyOnCreate: true })];
}

function deriveAnswered(definition: Definition): Property[] {
  const { keeps } = definition;
  const contractual = Object.entries(answerProperties(definition))
    .map(([name, node]) => asRecorded(property(definition, name, node, true)))
    .filter(({ name, traits }) =>
      keeps === undefined ? isVisible({ traits }) && !traits.volatile : keeps.includes(name),
    )
    .filter(({ traits }) => !traits.writeOnly);
  const own = Object.entries(definition.properties).flatMap(([name, traits]) =>
    traits.answered && traits.local ? [describe(name, true, traits.local, true, traits)] : [],
  );
  return [...contractual, ...own];
}

/** A digest replaces a value in outputs that would be too large for state. */
function asRecorded(property: Property): Property {
  if (!property.traits.digestOnly) return property;
  const description = `Digest of \`${property.name}\`: the value itself is kept in the inputs only.`;
  return { ...property, schema: resolvedSchema({ $ref: "#/components/schemas/Digest", description }), description };
}

function deriveOutputs(inputs: readonly Property[], answered: readonly Property[]): Property[] {
  const answers = new Map(answered.map((property) => [property.name, property]));
  const onlyEchoed = inputs.filter(({ name }) => !answers.has(name)).map(asRecorded);
  const echoed = inputs.flatMap(({ name }) => answers.get(name) ?? []);
  return [...answered, ...onlyEchoed, ...(echoed.length > 0 ? [effectiveOf(echoed)] : [])];
}

/**
 * Outputs repeat every declared input as it was declared. Where the service holds more than that (defaults of members
 * left out) or spells it differently, its values are here, by property. Secrets have no other spelling.
 */
function effectiveOf(echoed: readonly Property[]): Property {
  const members = echoed.filter(({ traits }) => traits.secret !== true);
  const schema: SchemaNode = {
    type: "object",
    properties: Object.fromEntries(members.map((member) => [member.name, member.schema])),
  };
  return {
    name: "effective",
    isOnWire: false,
    schema,
    description:
      "The service's values of properties that differ from what you declared, including defaults it filled in. Other properties are left out.",
    isRequired: true,
    traits: {},
  };
}

function isVisible({ traits }: Pick<Property, "traits">): boolean {
  return traits.internal !== true;
}

/** The operation whose body says what can be set: the creation, or the update of what always exists. */
function sendingOperation({ kind, operations: { create, update } }: Definition): OperationId {
  const sending = create ?? update;
  if (sending === undefined) throw new Error(`${kind} has no operation that sends its inputs.`);
  return sending;
}

/**
 * The members that can be set, as the contract describes them for a creation. A merge patch allows null everywhere and
 * names no defaults, so for what is never created the answer describes its members, with their defaults in `x-default`.
 */
function settableMembers(definition: Definition, answer: Readonly<Record<string, SchemaNode>>): SchemaNode {
  const { requestSchema } = operations[sendingOperation(definition)];
  const body = requestSchema === null ? {} : component(requestSchema);
  if (definition.operations.create !== undefined) return body;
  const names = Object.keys(body.properties ?? {}).filter((name) => name in answer);
  return { properties: Object.fromEntries(names.map((name) => [name, withDefault(answer[name] ?? {})])) };
}

function withDefault({ "x-default": fallback, ...node }: SchemaNode): SchemaNode {
  return fallback === undefined ? node : { ...node, default: fallback };
}

/** Members of the answer. */
function answerProperties(definition: Definition): Readonly<Record<string, SchemaNode>> {
  const {
    kind,
    answers,
    operations: { read, create },
  } = definition;
  if (answers !== undefined) return Object.assign({}, ...answers.map((name) => component(name).properties));
  const answering = read ?? create;
  const schema = answering === undefined ? null : operations[answering].responseSchema;
  if (schema === null) throw new Error(`${kind} has no operation that answers the object.`);
  return component(schema).properties ?? {};
}

/** The site, where the path of the sending operation names it (`x-in: path`). */
function pathProperties(
  definition: Definition,
  answer: Readonly<Record<string, SchemaNode>>,
): Readonly<Record<string, SchemaNode>> {
  const { site_id } = answer;
  return site_id !== undefined && operations[sendingOperation(definition)].path.startsWith("/sites/{id}/")
    ? { site_id }
    : {};
}

function property(definition: Definition, name: string, node: SchemaNode, isRequired: boolean): Property {
  return describe(name, true, node, isRequired, { ...flagged(node), ...definition.properties[name] });
}

/** As programs may write it. */
function declared({ schema, description, ...rest }: Property): Property {
  const form = isTime(schema) ? ` ${TIME_FORM}` : "";
  return { ...rest, description: `${description.trimEnd()}${form}`, schema: withAnyTime(schema) };
}

function localProperties({ properties, required = [] }: Definition): Property[] {
  return Object.entries(properties).flatMap(([name, traits]) =>
    traits.local === undefined || (traits.answered && !traits.computed)
      ? []
      : [describe(name, false, traits.local, required.includes(name), traits)],
  );
}

function describe(name: string, isOnWire: boolean, node: SchemaNode, isRequired: boolean, traits: Traits): Property {
  const schema = resolvedSchema(node);
  return {
    name,
    isOnWire,
    schema,
    description: schema.description ?? "",
    ...("default" in schema && { default: schema.default }),
    isRequired,
    traits,
  };
}

/** The traits in the contract's letters (contract, conventions). */
function flagged(node: SchemaNode): Traits {
  const flags = resolve(node)["x-flags"] ?? "";
  return {
    ...(flags.includes("F") && { replaces: true }),
    ...(flags.includes("S") && { secret: true }),
    ...(flags.includes("W") && { writeOnly: true }),
  };
}
