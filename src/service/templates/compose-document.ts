import { pathOf, pointerTo, valueAt } from "../../rules";
import { mergePatch } from "../request/settable-fields";
import type { JsonValue } from "../request/strict-json";
import type { Row } from "../store/database";
import { filledIn, variableValues } from "./template-variables";

/** How a site takes a template over, as its draft remembers it. */
export type Recipe = Pick<NonNullable<Row<"drafts">["template_ref"]>, "mode" | "overrides" | "variables">;

/** What of a template's revision goes into documents. */
export type Ingredients = Pick<Row<"template_revisions">, "document" | "variables" | "locked_paths">;

/**
 * The document that a template makes of a draft (contract 2.13): merged into it or in its place, then the overrides. Variables are
 * put into the template and the overrides, never into what the draft says by itself. What the template locks is as in the template,
 * also where a merge would have kept more of the draft.
 * @throws {TextsTooLongError} when the template or the overrides, with their variables, are too long for any document
 */
export function composedDocument(template: Ingredients, draft: string, recipe: Recipe): JsonValue {
  const values = variableValues(template.variables, recipe.variables);
  const part = filledIn(JSON.parse(template.document) as JsonValue, values);
  const overrides = filledIn(recipe.overrides as JsonValue, values);
  if (recipe.mode === "replace") return mergePatch(part, overrides);
  const merged = mergePatch(JSON.parse(draft) as JsonValue, part);
  return mergePatch(
    template.locked_paths.reduce((document, path) => withValueOf(document, part, path), merged),
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
 * Gives a document the value that another one has at a path, or takes it away where that one has none. In place, because a hundred locks in a
 * document of many members would copy these a hundred times; what a merge returns is nobody else's.
 */
function withValueOf(document: JsonValue, source: JsonValue, pointer: string): JsonValue {
  const value = valueAt(source, pointer) as JsonValue | undefined;
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
