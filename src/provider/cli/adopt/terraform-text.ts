import type { Shape } from "../../terraform/schema/shape";
import { type Expression, isExpression } from "./program";
import { quotedForHcl } from "./source-text";
import { enclosed } from "./typescript-text";

/** A value of a shape as an HCL expression. */
export function hclValue(
  value: unknown,
  shape: Shape | undefined,
  expression: (one: Expression) => string,
  indent: string,
): string {
  if (isExpression(value)) return expression(value);
  if (typeof value === "string") return quotedForHcl(value);
  if (Array.isArray(value)) {
    const element = shape?.kind === "list" || shape?.kind === "set" ? shape.element : undefined;
    const items = value.map((item) => (deeper: string) => hclValue(item, element, expression, deeper));
    return enclosed(items, ["[", "]", ""], indent);
  }
  if (typeof value === "object" && value !== null) {
    const items = Object.entries(value).map(([name, member]) => (deeper: string) => {
      const inner =
        shape?.kind === "object" ? shape.members[name]?.shape : shape?.kind === "map" ? shape.element : undefined;
      const key = shape?.kind === "object" ? name : quotedForHcl(name);
      return `${key} = ${hclValue(member, inner, expression, deeper)}`;
    });
    return enclosed(items, ["{", "}", " "], indent);
  }
  return value === null && shape?.kind === "string" && shape.nullWord !== undefined
    ? quotedForHcl(shape.nullWord)
    : String(value);
}
