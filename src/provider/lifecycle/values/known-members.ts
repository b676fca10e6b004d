import type { SchemaNode } from "@consentform/consent/contract";
import { isObject } from "@consentform/consent/values";
import { isDocument, mapValues, structure } from "../../resources/schema";

/**
 * A value of an answer without the members that the contract does not name: services may add some (contract 4.9). Keys
 * of maps are the user's; documents and everything without a structure pass untouched.
 */
export function knownMembers(node: SchemaNode, value: unknown): unknown {
  const shape = structure(node);
  if (isDocument(shape)) return value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => knownMembers(items, item));
  }
  if (!isObject(value)) return value;
  const { properties } = shape;
  if (properties !== undefined) {
    const known = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
    return Object.fromEntries(known.map(([name, member]) => [name, knownMembers(member, value[name])]));
  }
  const values = mapValues(shape);
  if (values === undefined) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, knownMembers(values, member)]));
}
