import { pointerTo } from "../values/json-pointer";

/** A variable of a template in a text. Other braces are text like any other. */
const placeholder = /\{\{([a-z][a-z0-9_]{0,39})\}\}/g;

/** The texts of a template with their values are longer together than the caller allows. */
export class TextsTooLongError extends Error {
  constructor(readonly maxCharacters: number) {
    super(`The texts have more than ${maxCharacters} characters with their variables.`);
  }
}

/**
 * Puts values in for `{{name}}` in every string value, once: what a value brings in is not looked at again, and names
 * of members are left alone. A name without a value stays as it is. Values multiply, so the texts are counted as they
 * grow.
 * @param maxCharacters UTF-16 units of all texts together
 * @throws {TextsTooLongError} before more text than that is made
 */
export function substituted(
  part: unknown,
  values: ReadonlyMap<string, string>,
  maxCharacters = Number.POSITIVE_INFINITY,
): unknown {
  let length = 0;
  const counted = (text: string): string => {
    length += text.length;
    if (length > maxCharacters) throw new TextsTooLongError(maxCharacters);
    return text;
  };
  const filled = (text: string): string => {
    let end = 0;
    const pieces: string[] = [];
    for (const { 0: found, 1: name = "", index } of text.matchAll(placeholder)) {
      pieces.push(counted(text.slice(end, index)), counted(values.get(name) ?? found));
      end = index + found.length;
    }
    return pieces.join("") + counted(text.slice(end));
  };
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return filled(value);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item)]));
  };
  return walk(part);
}

/** A placeholder that no variable fills, so that visitors would read it. */
export interface EmptyPlaceholder {
  /** JSON Pointer of the text that contains it. */
  pointer: string;
  /** The finding, the existing names and the remedy. */
  message: string;
}

/** More than anyone reads; the rest of a hostile document is not described. */
const MAX_FOUND = 100;

/** The placeholders of a template that none of its variables fills: at most 100, one for each text and name. */
export function emptyPlaceholders(template: unknown, variables: readonly string[]): EmptyPlaceholder[] {
  const declared = new Set(variables);
  const known = variables.length === 0 ? "has none" : `has ${variables.join(", ")}`;
  const found: EmptyPlaceholder[] = [];
  for (const { path, text } of textsOf(template, [])) {
    const names = new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name));
    for (const name of names) {
      if (declared.has(name)) continue;
      const message = `{{${name}}} names no variable of the template, which ${known}. Correct the name, or declare the variable.`;
      found.push({ pointer: pointerTo(path), message });
      if (found.length === MAX_FOUND) return found;
    }
  }
  return found;
}

function* textsOf(part: unknown, path: readonly string[]): Generator<{ path: readonly string[]; text: string }> {
  if (typeof part === "string") yield { path, text: part };
  if (typeof part !== "object" || part === null) return;
  for (const [name, value] of Object.entries(part)) yield* textsOf(value, [...path, name]);
}
