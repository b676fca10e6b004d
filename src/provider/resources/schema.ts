import { contractDocument, type SchemaNode } from "@consentform/consent/contract";

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

/** The schema with references resolved and documents opaque. */
export function resolvedSchema(node: SchemaNode): SchemaNode {
  const resolved = resolve(node);
  if (isDocument(resolved)) return { type: "object", description: resolved.description ?? "", "x-document": true };
  const { properties, items, propertyNames, additionalProperties, anyOf, oneOf, ...rest } = resolved;
  return {
    ...rest,
    ...(properties && { properties: resolvedMembers(properties) }),
    ...(items && { items: resolvedSchema(items) }),
    // Names of a map are the user's own: their schema has nothing but a reference to follow.
    ...(propertyNames !== undefined && { propertyNames: resolve(propertyNames as SchemaNode) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === "object" ? resolvedSchema(additionalProperties) : additionalProperties,
    }),
    ...(anyOf && { anyOf: anyOf.map(resolvedSchema) }),
    ...(oneOf && { oneOf: oneOf.map(resolvedSchema) }),
  };
}

function resolvedMembers(members: Readonly<Record<string, SchemaNode>>): Record<string, SchemaNode> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, resolvedSchema(member)]));
}
