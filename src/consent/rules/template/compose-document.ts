import { applyMergePatch } from "../../values/apply-merge-patch";
import { pathOf, pointerTo, valueAt } from "../../values/json-pointer";
import { type DeclaredVariables, filledIn, variableValues } from "./template-variables";

/** The way a site adopts a template. */
export interface Recipe {
  readonly mode: "merge" | "replace";
  readonly overrides: unknown;
  readonly variables: Readonly<Record<string, string>>;
}

/** The parts of a template's revision that go into documents. */
export interface Ingredients {
  readonly document: unknown;
  readonly variables: DeclaredVariables;
  readonly lockedPaths: readonly string[];
}

/**
 * The document that a template makes of a draft: merged into it or in its place, then the overrides. Variables are put
 * into the template and the overrides, never into the draft's own texts. What the template locks is as in the template,
 * also where a merge would have kept more of the draft.
 * @throws {TextsTooLongError} when the template or the overrides, with their variables, are too long for any document
 */
export function composedDocument(template: Ingredients, draft: unknown, recipe: Recipe): unknown {
  const values = variableValues(template.variables, recipe.variables);
  const part = filledIn(template.document, values);
  const overrides = filledIn(recipe.overrides, values);
  if (recipe.mode === "replace") return applyMergePatch(part, overrides);
  const merged = applyMergePatch(draft, part);
  return applyMergePatch(
    template.lockedPaths.reduce((document, path) => withValueOf(document, part, path), merged),
    overrides,
  );
}

/** The locked paths that an override would change: those that it reaches, from above or below. `{}` reaches nothing. */
export function touchedLocks(overrides: unknown, lockedPaths: readonly string[]): string[] {
  return lockedPaths.filter((pointer) => isReached(overrides, pathOf(pointer)));
}

function isReached(patch: unknown, path: readonly string[]): boolean {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return true;
  const [segment, ...rest] = path;
  if (segment === undefined) return Object.keys(patch).length > 0;
  if (!Object.hasOwn(patch, segment)) return false;
  return isReached((patch as Record<string, unknown>)[segment], rest);
}

/**
 * Gives a document the value that another one has at a path, or takes it away where that one has none. In place,
 * because a hundred locks in a document of many members would copy these a hundred times; the result of a merge is not
 * shared.
 */
function withValueOf(document: unknown, source: unknown, pointer: string): unknown {
  const value = valueAt(source, pointer);
  const path = pathOf(pointer);
  const last = path.pop();
  if (last === undefined) return value ?? document;
  const holder = valueAt(document, pointerTo(path));
  // Lists are taken over whole by a merge: what the template has in one is in the document already.
  if (typeof holder !== "object" || holder === null || Array.isArray(holder)) return document;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  // Defined, so that a member called __proto__ is a member and nothing else.
  else Object.defineProperty(holder, last, { value, configurable: true, enumerable: true, writable: true });
  return document;
}
