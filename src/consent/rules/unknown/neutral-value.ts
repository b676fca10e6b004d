import type { SchemaNode } from "../json-schema";
import { bannerNode, childNode, dereferenced } from "../schema-node";
import { isMarked } from "./unknown-mark";

/** A document with neutral values of the right types in place of marks, so that rules can read it. */
export function withNeutralValues(value: unknown, node: SchemaNode = bannerNode): unknown {
  if (isMarked(value)) return neutralValue(node);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item, i) => withNeutralValues(item, childNode(node, String(i)) ?? {}));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withNeutralValues(item, childNode(node, name) ?? {})]),
  );
}

/** The simplest value that has the type and the required members of a node. */
function neutralValue(node: SchemaNode): unknown {
  const resolved = dereferenced(node);
  const chosen = resolved.default ?? resolved.const ?? (resolved.enum as unknown[] | undefined)?.[0];
  if (chosen !== undefined) return structuredClone(chosen);
  switch (resolved.type) {
    case "object": {
      const members = resolved.required ?? [];
      return Object.fromEntries(members.map((name) => [name, neutralValue(childNode(node, name) ?? {})]));
    }
    case "array":
      return Array.from({ length: Number(resolved.minItems ?? 0) }, () => neutralValue(resolved.items ?? {}));
    case "integer":
    case "number":
      return resolved.minimum ?? 0;
    case "boolean":
      return false;
    default:
      return "";
  }
}
