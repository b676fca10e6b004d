import { wireNameOf } from "../resources/schema";
import type { Step } from "./diagnostic";
import type { Attribute } from "./schema/attribute";

/** A part of a path as programs write it: `.name`, `["any name"]`, `[3]`. */
const PART = /(?:^|\.)([A-Za-z_$][\w$]*)|\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]/gy;

/** Names and positions along a path as programs write it, such as `settings.labels["a.b"]`; what cannot be read ends it. */
export function partsOf(path: string): (string | number)[] {
  const parts: (string | number)[] = [];
  for (const [, name, quoted, index] of path.matchAll(PART)) {
    if (index !== undefined) parts.push(Number(index));
    else parts.push(name ?? (JSON.parse(`"${quoted ?? ""}"`) as string));
  }
  return parts;
}

/**
 * The way to the attribute that a path of a program names. It ends where Terraform's does: at a value that is no object, and at a set,
 * whose elements have no names.
 */
export function stepsTo(attributes: readonly Attribute[], path: string): Step[] {
  return walk(attributes, partsOf(path));
}

function walk(attributes: readonly Attribute[], [name, ...rest]: readonly (string | number)[]): Step[] {
  const found =
    typeof name === "string" ? attributes.find((attribute) => attribute.name === wireNameOf(name)) : undefined;
  return found === undefined ? [] : [{ attribute: found.name }, ...inside(found, rest)];
}

function inside({ type, nested }: Attribute, parts: readonly (string | number)[]): Step[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [];
  if (nested?.nesting === "single") return walk(nested.attributes, parts);
  const nesting = nested?.nesting ?? (Array.isArray(type) ? type[0] : null);
  const members = nested === undefined ? [] : walk(nested.attributes, rest);
  if (nesting === "list" && typeof part === "number") return [{ index: part }, ...members];
  return nesting === "map" ? [{ key: String(part) }, ...members] : [];
}

/** The way as Terraform's users write it. */
export function pathText(steps: readonly Step[]): string {
  return steps
    .map((step, position) => {
      if ("attribute" in step) return position === 0 ? step.attribute : `.${step.attribute}`;
      return "key" in step ? `[${JSON.stringify(step.key)}]` : `[${step.index}]`;
    })
    .join("");
}
