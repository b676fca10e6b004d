import type { SchemaNode } from "../../src/consent/contract";
import { component, isDocument, resolve } from "../../src/provider/resources/schema";
import { sentences, valueNotes } from "../../src/provider/terraform/schema/value-notes";
import { pascalCase, refName } from "./json";
import { memberText } from "./schema-type";

/** A type in a Pulumi package schema. */
export interface PulumiType {
  type?: string;
  items?: PulumiType;
  additionalProperties?: PulumiType;
  $ref?: string;
  oneOf?: PulumiType[];
  plain?: true;
}

/** A property of a resource, function or type in a Pulumi package schema. */
export interface PulumiProperty extends PulumiType {
  description?: string;
  deprecationMessage?: string;
}

/** An object or an enumeration in a Pulumi package schema. */
export type PulumiNamedType =
  | { type: "object"; description?: string; properties: Record<string, PulumiProperty>; required: string[] }
  | { type: "string"; description?: string; enum: { name: string; value: string }[] };

/**
 * The use of a value. A declared value has enumerations, and a document may also be text. An answered value has
 * strings, whose descriptions list the values: a program only reads them, and some languages need a class for each
 * enumeration.
 */
export type PulumiUse = "declared" | "answered";

const ANY: PulumiType = { $ref: "pulumi.json#/Any" };
const TEXT: PulumiType = { type: "string" };

/** Named types by their token. */
export type PulumiTypes = Map<string, PulumiNamedType>;

/**
 * The type of a value that a schema describes, with the schema's names of members. Objects and enumerations are added
 * to `types` as `name`; those inside are added as `name` followed by the member's name. Components of the contract keep
 * their own names.
 */
export function pulumiType(node: SchemaNode, name: string, use: PulumiUse, types: PulumiTypes): PulumiType {
  const { $ref } = node;
  if ($ref !== undefined) return pulumiType(resolve({ $ref }), refName({ $ref }) ?? name, use, types);
  if (isDocument(node)) return documentType(use, types);
  const branches = node.properties === undefined && node.type === undefined ? (node.anyOf ?? node.oneOf) : undefined;
  if (branches !== undefined) {
    const kinds = branches
      .filter(({ type }) => type !== "null")
      .map((branch) => pulumiType(describedBy(branch, node), name, use, types));
    return union(kinds);
  }
  if (node.enum !== undefined) return enumType(node, name, use, types);
  if (node.const !== undefined) return { type: typeof node.const };
  const type = [node.type ?? []].flat().find((one) => one !== "null");
  switch (type) {
    case "array":
      return { type, items: node.items === undefined ? ANY : pulumiType(node.items, singular(name), use, types) };
    case "object":
      return objectType(node, name, use, types);
    default:
      return type === undefined ? ANY : { type };
  }
}

/** True for a value that may be null, which Pulumi programs see as missing. */
export function isNullable(node: SchemaNode): boolean {
  const { type, anyOf, oneOf, enum: values } = resolve(node);
  const isNull = (branch: SchemaNode) => branch.type === "null";
  return [type].flat().includes("null") || (anyOf ?? oneOf ?? []).some(isNull) || values?.includes(null) === true;
}

/** The members of an object that always have a value. */
export function requiredMembers({ properties = {}, required = [] }: SchemaNode): string[] {
  return required.filter((name) => properties[name] !== undefined && !isNullable(properties[name]));
}

/** The members of an object as properties. */
export function pulumiProperties(
  members: Readonly<Record<string, SchemaNode>>,
  prefix: string,
  use: PulumiUse,
  types: PulumiTypes,
): Record<string, PulumiProperty> {
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const property = pulumiType(member, `${prefix}${pascalCase(name)}`, use, types);
      return [name, { ...property, description: memberDoc(resolve(member), use), ...deprecation(resolve(member)) }];
    }),
  );
}

function memberDoc(node: SchemaNode, use: PulumiUse): string {
  if (use === "declared") return memberText(node, "resources").trim();
  return sentences((node.description ?? "").trim(), valueNotes(node, undefined));
}

function deprecation(node: SchemaNode): { deprecationMessage?: string } {
  return node.deprecated === true ? { deprecationMessage: node.description ?? "Deprecated." } : {};
}

/** The branch. If it has no description, it gets that of the choice. */
function describedBy(branch: SchemaNode, { description }: SchemaNode): SchemaNode {
  return branch.$ref !== undefined || description === undefined ? branch : { description, ...branch };
}

/** The type of a banner document. A recorded document has none, because it may be older than the package. */
function documentType(use: PulumiUse, types: PulumiTypes): PulumiType {
  if (use === "answered") return { type: "object", additionalProperties: ANY };
  return union([objectType(component("BannerDocument"), "BannerDocument", use, types), TEXT]);
}

function enumType(node: SchemaNode, name: string, use: PulumiUse, types: PulumiTypes): PulumiType {
  const values = (node.enum ?? []).filter((value) => value !== null);
  const texts = values.filter((value) => typeof value === "string");
  if (texts.length < values.length || texts.length === 1 || use === "answered")
    return union([...new Set(values.map((value) => typeof value))].map((type) => ({ type })));
  return named(name, types, () => ({
    type: "string",
    ...(node.description !== undefined && { description: node.description.trim() }),
    enum: texts.map((value) => ({ name: pascalCase(value), value })),
  }));
}

function objectType(node: SchemaNode, name: string, use: PulumiUse, types: PulumiTypes): PulumiType {
  const { properties, additionalProperties } = node;
  if (properties !== undefined)
    return named(name, types, () => ({
      type: "object",
      ...(node.description !== undefined && { description: node.description.trim() }),
      properties: pulumiProperties(properties, name, use, types),
      required: requiredMembers(node),
    }));
  if (typeof additionalProperties === "object")
    return { type: "object", additionalProperties: pulumiType(additionalProperties, singular(name), use, types) };
  const open = { type: "object", additionalProperties: ANY };
  return use === "declared" ? union([open, TEXT]) : open;
}

/** Adds a type, or refers to the existing one, which must be the same. */
function named(name: string, types: PulumiTypes, describe: () => PulumiNamedType): PulumiType {
  const token = `consentform:index:${name}`;
  const described = describe();
  const known = types.get(token);
  if (known !== undefined && JSON.stringify(known) !== JSON.stringify(described))
    throw new Error(`Two different types of the Pulumi package would have the name ${name}.`);
  types.set(token, described);
  return { $ref: `#/types/${token}` };
}

function union(kinds: readonly PulumiType[]): PulumiType {
  const distinct = [...new Map(kinds.map((kind) => [JSON.stringify(kind), kind])).values()];
  return distinct.length === 1 ? (distinct[0] as PulumiType) : { oneOf: distinct };
}

/** The name of one item: an item of `waivers` is a `Waiver`, one of `categories` a `Category`. */
function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<=[a-z])(?<!s)s$/, "");
}
