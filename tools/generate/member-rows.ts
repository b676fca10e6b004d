import type { SchemaNode } from "../../src/consent/contract";
import { type ReferenceStyle, schemaType } from "./schema-type";

/** A property, or a member of one at any depth, as a table shows it. */
export interface MemberRow {
  /** Path below the property: `promotionGate.mode`, `<key>.site`, `[].host`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: unknown;
  readonly description: string;
}

/** A row for each member below a value, to the leaves. A banner document has a separate page. */
export function memberRows(schema: SchemaNode, style: ReferenceStyle, path = ""): MemberRow[] {
  if (schema["x-document"] === true || schema["x-reference"] !== undefined) return [];
  const { properties = {}, required = [], items, additionalProperties } = schema;
  const members = Object.entries(properties).flatMap(([key, member]) => {
    const name = path === "" ? key : `${path}.${key}`;
    const row = {
      name,
      type: shortType(member, style),
      isRequired: required.includes(key),
      default: member.default,
      description: (member.description ?? "").trim(),
    };
    return [row, ...memberRows(member, style, name)];
  });
  const below = [
    ...(items === undefined ? [] : memberRows(items, style, `${path}[]`)),
    ...(typeof additionalProperties === "object"
      ? memberRows(additionalProperties, style, path === "" ? "<key>" : `${path}.<key>`)
      : []),
    ...(schema.properties === undefined ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] : []).flatMap((option) =>
      memberRows(option, style, path),
    ),
  ];
  return [...members, ...below];
}

/** The TypeScript type of a value, with `object` in place of one whose members have rows. */
export function shortType(schema: SchemaNode, style: ReferenceStyle): string {
  return schemaType(schema, "", style).replace(/\{[\s\S]*\}/, "object");
}
