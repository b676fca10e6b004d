import type { SchemaNode } from "../../contract";
import { isDocument, mapValues, programName, structure } from "../../resources/schema";
import { isPlainObject } from "./plain-value";

/**
 * A program's value in the spelling of the wire. Only declared properties are renamed and kept; keys of maps are the
 * user's; documents and everything without a structure pass untouched.
 */
export function toWire(node: SchemaNode, value: unknown): unknown {
  return translate(node, value, (wireName) => [programName(wireName), wireName]);
}

/**
 * The reverse of `toWire`. Members that the contract does not name are dropped: services may add some (contract 4.9).
 */
export function fromWire(node: SchemaNode, value: unknown): unknown {
  return translate(node, value, (wireName) => [wireName, programName(wireName)]);
}

type Rename = (wireName: string) => [from: string, to: string];

function translate(node: SchemaNode, value: unknown, rename: Rename): unknown {
  const shape = structure(node);
  if (isDocument(shape)) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => translate(items, item, rename));
  }
  if (!isPlainObject(value)) return value;
  if (shape.properties !== undefined) return translateMembers(shape.properties, value, rename);
  const values = mapValues(shape);
  if (values === undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, translate(values, member, rename)]));
}

function translateMembers(
  members: Readonly<Record<string, SchemaNode>>,
  value: Record<string, unknown>,
  rename: Rename,
): Record<string, unknown> {
  const translated = Object.entries(members).flatMap(([wireName, node]) => {
    const [from, to] = rename(wireName);
    return Object.hasOwn(value, from) ? [[to, translate(node, value[from], rename)] as const] : [];
  });
  return Object.fromEntries(translated);
}
