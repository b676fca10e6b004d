import type { SchemaNode } from "@consentform/consent/contract";
import type { Property } from "../../resources";
import { isDocument, mapValues, resolve } from "../../resources/schema";

/**
 * A contract value's form in Terraform. `json`: a document, or anything without a defined structure, as one JSON
 * string. `literals`: legal values of a string that are not strings in the contract, such as `true` beside names.
 */
export type Shape =
  | { readonly kind: "number" | "bool" | "json" }
  | TextShape
  | { readonly kind: "list" | "set" | "map"; readonly element: Shape }
  | { readonly kind: "object"; readonly members: Readonly<Record<string, Member>> };

/** The shape of a text. */
interface TextShape {
  readonly kind: "string";
  readonly isTime: boolean;
  readonly literals: readonly unknown[];
  /** The word for null; undefined where null is a value that is left out. */
  readonly nullWord?: string;
}

/** A member of an object. */
export interface Member {
  readonly shape: Shape;
  readonly description: string;
  /** The contract's own, for allowed values. */
  readonly node: SchemaNode;
  readonly isRequired: boolean;
  /** The value when it is left out; undefined if there is none. */
  readonly default: unknown;
}

/**
 * The shape of values that a schema of the contract describes. `isUnordered`: a list of scalars whose order means
 * nothing is a set.
 */
export function shapeOf(node: SchemaNode, isUnordered = false): Shape {
  const value = valueNode(node);
  if (isDocument(value)) return { kind: "json" };
  switch (typeOf(value)) {
    case "object":
      return objectShape(value);
    case "array": {
      const element = value.items === undefined ? ({ kind: "json" } as const) : shapeOf(value.items);
      return { kind: isUnordered && isScalar(element) ? "set" : "list", element };
    }
    case "integer":
    case "number":
      return { kind: "number" };
    case "boolean":
      return { kind: "bool" };
    case "string":
      return {
        kind: "string",
        isTime: value.format === "date-time",
        literals: (value.enum ?? []).filter((literal) => typeof literal !== "string" && literal !== null),
      };
    default:
      return { kind: "json" };
  }
}

/** The shape of a property of a resource. */
export function propertyShape({ schema, traits }: Pick<Property, "schema" | "traits">): Shape {
  const shape = shapeOf(schema, traits.unordered === true);
  return shape.kind === "string" && traits.nullWord !== undefined ? { ...shape, nullWord: traits.nullWord } : shape;
}

/** True for what is one value to Terraform. */
function isScalar({ kind }: Shape): boolean {
  return kind === "string" || kind === "number" || kind === "bool" || kind === "json";
}

function objectShape(node: SchemaNode): Shape {
  if (node.properties !== undefined) {
    const required = new Set(node.required ?? []);
    const members = Object.entries(node.properties).map(
      ([name, member]) => [name, memberOf(member, required.has(name))] as const,
    );
    return { kind: "object", members: Object.fromEntries(members) };
  }
  const values = mapValues(node);
  return values === undefined ? { kind: "json" } : { kind: "map", element: shapeOf(values) };
}

function memberOf(node: SchemaNode, isRequired: boolean): Member {
  const resolved = resolve(node);
  return {
    shape: shapeOf(node),
    description: resolved.description ?? "",
    node,
    isRequired,
    default: resolved.default,
  };
}

/** The node that describes the value when it is not null. Branches beside a type only limit it. */
export function valueNode(node: SchemaNode): SchemaNode {
  const resolved = resolve(node);
  const branches = resolved.type === undefined ? (resolved.anyOf ?? resolved.oneOf) : undefined;
  const branch = branches?.map(valueNode).find(({ type }) => type !== "null");
  return branch ?? resolved;
}

/** The JSON type beside null; of a choice between literals, that of the literals. */
function typeOf({ type, enum: literals, const: literal }: SchemaNode): string | undefined {
  const named = [type ?? []].flat().find((name) => name !== "null");
  if (named !== undefined) return named;
  const values = literals ?? (literal === undefined ? [] : [literal]);
  if (values.length > 0 && values.every((value) => typeof value === "boolean")) return "boolean";
  return values.length > 0 ? "string" : undefined;
}
