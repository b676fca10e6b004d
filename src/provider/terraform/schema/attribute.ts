import type { CtyType } from "../values";
import type { Member, Shape } from "./shape";
import { sentences, valueNotes } from "./value-notes";

export type { CtyType } from "../values";

/** An attribute as Terraform knows it: exactly one of `type` and `nested`. */
export interface Attribute {
  /** snake_case. */
  readonly name: string;
  readonly type?: CtyType;
  readonly nested?: {
    readonly nesting: "single" | "list" | "set" | "map";
    readonly attributes: readonly Attribute[];
  };
  /** Markdown. */
  readonly description: string;
  readonly isRequired: boolean;
  readonly isOptional: boolean;
  /** The provider may give it a value where the configuration has none. */
  readonly isComputed: boolean;
  readonly isSensitive: boolean;
  readonly isWriteOnly: boolean;
}

/** A resource, data source, ephemeral resource, or the provider's own configuration. */
export interface BlockSchema {
  /** Of the stored state. */
  readonly version: number;
  readonly description: string;
  readonly attributes: readonly Attribute[];
}

/** A function of the provider. */
export interface FunctionSchema {
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { readonly name: string; readonly type: CtyType; readonly description: string }[];
  readonly returnType: CtyType;
}

/** The permitted writers of an attribute, and its visibility. */
export type Use = Pick<Attribute, "isRequired" | "isOptional" | "isComputed" | "isSensitive" | "isWriteOnly">;

/** An attribute that only the provider sets. */
export const computedUse: Use = {
  isRequired: false,
  isOptional: false,
  isComputed: true,
  isSensitive: false,
  isWriteOnly: false,
};

/** An attribute that the configuration may set and the provider never does. */
export const optionalUse: Use = { ...computedUse, isOptional: true, isComputed: false };

/** An attribute that the configuration must set. */
export const requiredUse: Use = { ...computedUse, isRequired: true, isComputed: false };

/**
 * An attribute of a shape. Members of an object that may be set are set one by one; of a computed one they are all
 * computed.
 */
export function attributeOf(name: string, shape: Shape, description: string, use: Use): Attribute {
  const nested = nestedOf(shape, use);
  const text = description.replaceAll(/\s+/g, " ").trim();
  return nested === undefined
    ? { name, type: typeOf(shape), description: text, ...use }
    : { name, nested, description: text, ...use };
}

/** The Terraform type of a shape. */
function typeOf(shape: Shape): CtyType {
  switch (shape.kind) {
    case "json":
      return "string";
    case "list":
    case "set":
    case "map":
      return [shape.kind, typeOf(shape.element)];
    case "object":
      return [
        "object",
        Object.fromEntries(Object.entries(shape.members).map(([name, member]) => [name, typeOf(member.shape)])),
      ];
    default:
      return shape.kind;
  }
}

function nestedOf(shape: Shape, use: Use): Attribute["nested"] {
  if (shape.kind === "object") return { nesting: "single", attributes: membersOf(shape.members, use) };
  if ((shape.kind === "list" || shape.kind === "map") && shape.element.kind === "object") {
    return { nesting: shape.kind, attributes: membersOf(shape.element.members, use) };
  }
  return undefined;
}

function membersOf(members: Readonly<Record<string, Member>>, use: Use): Attribute[] {
  return Object.entries(members).map(([name, member]) =>
    attributeOf(name, member.shape, memberText(member, use), memberUse(member, use)),
  );
}

function memberText({ description, node, default: fallback }: Member, { isRequired, isOptional }: Use): string {
  return sentences(description, valueNotes(node, isRequired || isOptional ? fallback : undefined));
}

/** A member without a default can only be null when it is left out. */
function memberUse(member: Member, use: Use): Use {
  if (!use.isRequired && !use.isOptional) return { ...computedUse };
  if (member.isRequired) return requiredUse;
  return { ...optionalUse, isComputed: member.default !== undefined };
}

/** The Terraform type of one attribute, nested ones included. */
function attributeType({ type, nested }: Attribute): CtyType {
  if (nested === undefined) return type ?? "string";
  const object: CtyType = ["object", objectType(nested.attributes)];
  return nested.nesting === "single" ? object : [nested.nesting, object];
}

/** Names and types of attributes. */
export function objectType(attributes: readonly Attribute[]): Readonly<Record<string, CtyType>> {
  return Object.fromEntries(attributes.map((attribute) => [attribute.name, attributeType(attribute)]));
}
