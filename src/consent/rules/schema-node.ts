import { pathOf } from "../values/json-pointer";
import { bannerComponents } from "./generated/banner-schema";
import type { SchemaNode } from "./json-schema";

/** The schema of a whole banner document. */
export const bannerNode: SchemaNode = { $ref: "#/$defs/BannerDocument" };

/**
 * Followed references: the schema never changes, and a large document asks for the same few nodes thousands of times.
 */
const followed = new WeakMap<SchemaNode, SchemaNode>();

/** The node, its `$ref` followed; members beside the `$ref`, such as a default, win. */
export function dereferenced(node: SchemaNode): SchemaNode {
  if (node.$ref === undefined) return node;
  const known = followed.get(node);
  if (known !== undefined) return known;
  const { $ref, ...beside } = node;
  const target = bannerComponents[$ref.replace("#/$defs/", "")];
  if (target === undefined) throw new Error(`The banner schema has no component ${$ref}`);
  const result = { ...dereferenced(target), ...beside };
  followed.set(node, result);
  return result;
}

/** The schema of a member or item of what `node` describes; undefined where it names none. */
export function childNode(node: SchemaNode, key: string): SchemaNode | undefined {
  const { properties, additionalProperties, items } = dereferenced(node);
  if (properties !== undefined && Object.hasOwn(properties, key)) return properties[key];
  if (items !== undefined) return items;
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

/** The schema of what a pointer into a banner document points at; undefined where the schema names nothing. */
export function nodeAt(pointer: string): SchemaNode | undefined {
  let node: SchemaNode | undefined = bannerNode;
  for (const key of pathOf(pointer)) node = node && childNode(node, key);
  return node && dereferenced(node);
}
