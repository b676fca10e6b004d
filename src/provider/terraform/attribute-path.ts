import type { Place } from "../resources";
import type { Step } from "./diagnostic";
import type { Attribute } from "./schema/attribute";

/**
 * The way to the attribute of a property. It ends where Terraform's does: at a value that is not an object, and at a
 * set, whose elements have no names.
 */
export function stepsTo(attributes: readonly Attribute[], place: Place): Step[] {
  const [name, ...rest] = place;
  const found = attributes.find((attribute) => attribute.name === name);
  return found === undefined ? [] : [{ attribute: found.name }, ...inside(found, rest)];
}

function inside({ type, nested }: Attribute, parts: Place): Step[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [];
  if (nested?.nesting === "single") return stepsTo(nested.attributes, parts);
  const nesting = nested?.nesting ?? (Array.isArray(type) ? type[0] : null);
  const members = nested === undefined ? [] : stepsTo(nested.attributes, rest);
  if (nesting === "list" && typeof part === "number") return [{ index: part }, ...members];
  return nesting === "map" ? [{ key: String(part) }, ...members] : [];
}

/** The way as Terraform's users write it. */
export function stepsText(steps: readonly Step[]): string {
  return steps
    .map((step, position) => {
      if ("attribute" in step) return position === 0 ? step.attribute : `.${step.attribute}`;
      return "key" in step ? `[${JSON.stringify(step.key)}]` : `[${step.index}]`;
    })
    .join("");
}
