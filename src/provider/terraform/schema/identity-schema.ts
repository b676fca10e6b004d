import { answeredProperties, type Definition } from "../../resources";
import { shapeOf } from "./shape";

/** An attribute of an identity. */
export interface IdentityAttribute {
  readonly name: string;
  readonly type: "string" | "number";
  readonly description: string;
}

/** Version of every identity. A changed identity needs another. */
export const IDENTITY_VERSION = 0;

/** The identity of an object among all of its kind: the members of its import id, under their own names. */
export function identityAttributes(definition: Definition): readonly IdentityAttribute[] {
  const { id: template = "{id}" } = definition;
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const answered = answeredProperties(definition).find((property) => property.name === name);
    const isNumber = answered !== undefined && shapeOf(answered.schema).kind === "number";
    const description = answered?.description ?? "";
    return { name, type: isNumber ? "number" : "string", description };
  });
}

/** Name and type of each attribute of an identity. */
export function identityType(definition: Definition): Readonly<Record<string, "string" | "number">> {
  return Object.fromEntries(identityAttributes(definition).map(({ name, type }) => [name, type]));
}
