import { pointerTo } from "../values/json-pointer";
import type { SchemaNode } from "./json-schema";

/** A list, map or object with more entries than its schema allows, in the words of an Ajv error. */
export interface Overfull {
  readonly keyword: "maxItems" | "maxProperties" | "additionalProperties";
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: { readonly limit: number } | { readonly additionalProperty: string };
  readonly data: unknown;
}

/** Up to so many entries are left to Ajv, which reports what else is wrong, too. */
const FEW = 100;
/** More than anyone reads. */
const MAX_FOUND = 100;

/** A place to continue: a value, the node that describes it, and its path. */
interface Place {
  readonly node: SchemaNode;
  readonly value: unknown;
  readonly path: readonly string[];
}

/**
 * The parts of a value that have too many entries; at most 100. Ajv looks at every entry even where the count alone is
 * wrong, and compares entries with each other and joins lists of errors as it goes, which takes minutes for half a
 * megabyte. What has too many entries is therefore reported without Ajv.
 * @param follow the node that a `$ref` refers to
 */
export function overfullParts(root: SchemaNode, value: unknown, follow: (node: SchemaNode) => SchemaNode): Overfull[] {
  const found: Overfull[] = [];
  const places: Place[] = [{ node: root, value, path: [] }];
  for (let place = places.pop(); place !== undefined && found.length < MAX_FOUND; place = places.pop()) {
    const node = follow(place.node);
    const choices = [...branches(node, "anyOf"), ...branches(node, "oneOf")];
    // Each branch that fits the value's form is looked at: one that has too many entries in any is too long to be
    // compared with all.
    places.push(...choices.map((choice) => ({ ...place, node: choice })));
    if (Array.isArray(place.value)) found.push(...visitList(node, place.value, place.path, places));
    else if (typeof place.value === "object" && place.value !== null) {
      found.push(...visitObject(node, place.value, place.path, places));
    }
  }
  return found.slice(0, MAX_FOUND);
}

function branches(node: SchemaNode, keyword: "anyOf" | "oneOf"): readonly SchemaNode[] {
  return (node[keyword] as readonly SchemaNode[] | undefined) ?? [];
}

function visitList(node: SchemaNode, list: unknown[], path: readonly string[], places: Place[]): Overfull[] {
  const limit = node.maxItems;
  if (typeof limit === "number" && list.length > Math.max(limit, FEW)) return [tooMany("maxItems", path, limit, list)];
  const { items } = node;
  if (items === undefined) return [];
  for (const [index, item] of list.entries()) {
    if (typeof item === "object") places.push({ node: items, value: item, path: [...path, String(index)] });
  }
  return [];
}

function visitObject(node: SchemaNode, value: object, path: readonly string[], places: Place[]): Overfull[] {
  const names = Object.keys(value);
  const limit = node.maxProperties;
  if (typeof limit === "number" && names.length > Math.max(limit, FEW))
    return [tooMany("maxProperties", path, limit, value)];
  const { properties = {}, additionalProperties } = node;
  const unknown = additionalProperties === false ? names.filter((name) => !Object.hasOwn(properties, name)) : [];
  const reported = unknown.length > FEW ? unknown.slice(0, MAX_FOUND) : [];
  // Members that no schema describes are not even read: an object may have 10,000 of them.
  const described = typeof additionalProperties === "object" ? names : Object.keys(properties);
  for (const name of described) {
    if (!Object.hasOwn(value, name)) continue;
    const child = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    const member = (value as Record<string, unknown>)[name];
    if (typeof child === "object" && typeof member === "object") {
      places.push({ node: child, value: member, path: [...path, name] });
    }
  }
  return reported.map((name) => ({
    keyword: "additionalProperties",
    instancePath: pointerTo(path),
    schemaPath: "",
    params: { additionalProperty: name },
    data: value,
  }));
}

function tooMany(
  keyword: "maxItems" | "maxProperties",
  path: readonly string[],
  limit: number,
  data: unknown,
): Overfull {
  return { keyword, instancePath: pointerTo(path), schemaPath: "", params: { limit }, data };
}
