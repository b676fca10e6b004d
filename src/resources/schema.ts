import { contractDocument, type SchemaNode } from "../contract";

const COMPONENT = "#/components/schemas/";

/** The documents that keep the service's own spelling everywhere, whoever handles them. */
const documents: ReadonlySet<string> = new Set(["BannerDocument"]);

/** The component schema `name`; throws for a name that the contract does not have. */
export function component(name: string): SchemaNode {
  const found = contractDocument().components.schemas[name];
  if (found === undefined) throw new Error(`The contract has no schema ${name}.`);
  return withoutSessions(found);
}

/**
 * The node as a program with a token sees it. `x-session: only` marks what only the session of a signed-in user is
 * answered, and `x-session: "null"` what is null only there.
 */
function withoutSessions(node: SchemaNode): SchemaNode {
  const properties = Object.entries(node.properties ?? {});
  if (!properties.some(([, property]) => "x-session" in property)) return node;
  const kept = properties.filter(([, property]) => property["x-session"] !== "only");
  const names = kept.map(([name]) => name);
  return {
    ...node,
    properties: Object.fromEntries(kept.map(([name, property]) => [name, nonNull(property)])),
    required: (node.required ?? []).filter((name) => names.includes(name)),
  };
}

function nonNull({ anyOf, "x-session": mark, ...rest }: SchemaNode): SchemaNode {
  const found = mark === "null" ? anyOf?.find(({ type }) => type !== "null") : undefined;
  return found === undefined ? { ...rest, ...(anyOf === undefined ? {} : { anyOf }) } : { ...found, ...rest };
}

/**
 * The node with its reference followed; members beside the reference take precedence. Where the contract describes a
 * value in terms of requests, its `x-iac-description` says the same to people who declare it.
 */
export function resolve(node: SchemaNode): SchemaNode {
  const { $ref, ...beside } = withDescription(node);
  if ($ref === undefined) return beside;
  const name = $ref.slice(COMPONENT.length);
  const target = resolve(component(name));
  return { ...target, ...beside, ...(documents.has(name) ? { "x-document": true } : {}) };
}

function withDescription({ "x-iac-description": text, ...node }: SchemaNode): SchemaNode {
  return typeof text === "string" ? { ...node, description: text } : node;
}

/** True for a node whose values are opaque here: kept as they are, with any content. */
export function isDocument(node: SchemaNode): boolean {
  return node["x-document"] === true;
}

/**
 * The node that describes the value when it is not null: of `anyOf: [X, null]` and its like, the first branch that has
 * a structure.
 */
export function structure(node: SchemaNode): SchemaNode {
  const resolved = resolve(node);
  const branches = resolved.anyOf ?? resolved.oneOf;
  if (branches === undefined) return resolved;
  return (
    branches
      .map(structure)
      .find((branch) => branch.properties ?? branch.items ?? branch.additionalProperties ?? isDocument(branch)) ??
    resolved
  );
}

/** Schema of the values of a map; undefined for an object that is not a map. */
export function mapValues(node: SchemaNode): SchemaNode | undefined {
  return typeof node.additionalProperties === "object" ? node.additionalProperties : undefined;
}

/**
 * The name of a wire property in programs: `event_kinds` is `eventKinds`. Names are changed here and in `wireNameOf`
 * alone.
 */
export function programName(wireName: string): string {
  return wireName.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The reverse, for names of local properties, which the contract does not spell. */
export function wireNameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The schema as a program sees it: references resolved, names of properties in camelCase, documents opaque. */
export function programSchema(node: SchemaNode): SchemaNode {
  const resolved = resolve(node);
  if (isDocument(resolved)) return { type: "object", description: resolved.description ?? "", "x-document": true };
  const { properties, required, items, propertyNames, additionalProperties, anyOf, oneOf, ...rest } = resolved;
  return {
    ...rest,
    ...(properties && { properties: mapObject(properties, programName, programSchema) }),
    ...(required && { required: required.map(programName) }),
    ...(items && { items: programSchema(items) }),
    // Names of a map are the user's own: their schema has nothing to rename, only a reference to follow.
    ...(propertyNames !== undefined && { propertyNames: resolve(propertyNames as SchemaNode) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === "object" ? programSchema(additionalProperties) : additionalProperties,
    }),
    ...(anyOf && { anyOf: anyOf.map(programSchema) }),
    ...(oneOf && { oneOf: oneOf.map(programSchema) }),
  };
}

function mapObject<From, To>(
  object: Readonly<Record<string, From>>,
  rename: (name: string) => string,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [rename(name), change(value)]));
}
