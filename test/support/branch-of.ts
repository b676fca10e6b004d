import type { SchemaNode } from "../../src/consent/contract";
import { resolve } from "../../src/provider/resources/schema";

/** The schema itself, or the only one of its choices that a value other than null may have. */
export function branchOf(node: SchemaNode): SchemaNode {
  const schema = resolve(node);
  const others = (schema.anyOf ?? schema.oneOf ?? []).filter((choice) => resolve(choice).type !== "null");
  return schema.type === undefined && others.length === 1 && others[0] !== undefined ? resolve(others[0]) : schema;
}
