import type { SchemaNode } from "@consentform/consent/contract";
import { valueNode } from "./shape";

/** Additions to a description: the allowed values and, for inputs, the default. */
export function valueNotes(node: SchemaNode, fallback: unknown): string {
  const { enum: own = [], items } = valueNode(node);
  const inner = items === undefined ? [] : (valueNode(items).enum ?? []);
  const named = [...own, ...inner].filter((value) => value !== null);
  const values = named.length === 0 ? "" : `One of ${named.map(code).join(", ")}.`;
  // Null is what an attribute that is left out has anyway.
  return sentences(values, fallback === undefined || fallback === null ? "" : `Default: ${code(fallback)}.`);
}

/** Texts that are there, one after the other. */
export function sentences(...texts: string[]): string {
  return texts.filter(Boolean).join(" ");
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}
