import { isObject, pathOf, pointerTo } from "@consentform/consent/values";
import type { Definition, Properties } from "../../resources";
import { shapesOf } from "./shapes";

/** Output that lists the declared leaves as sorted JSON Pointers (RFC 6901): only these are managed. */
export const DECLARED = "__declared";

/** Output that marks work which an earlier run could not finish: true, or the names of what is still to be done. */
export const UNFINISHED = "__unfinished";

/** The unfinished work that outputs record. */
export function unfinishedIn({ [UNFINISHED]: mark }: Properties): true | readonly string[] | null {
  if (Array.isArray(mark)) return mark.map(String);
  return mark === true ? true : null;
}

/**
 * The leaves of declared inputs: every value that is not an object, and every empty object. Lists are leaves, since
 * merge patches replace them as a whole; so are the properties that `isOpaque` names.
 */
export function leafPaths(inputs: Properties, isOpaque: (name: string) => boolean): string[] {
  return Object.entries(inputs)
    .flatMap(([name, value]) => (isOpaque(name) ? [pointerTo([name])] : leavesOf(value, pointerTo([name]))))
    .sort();
}

function leavesOf(value: unknown, at: string): string[] {
  if (!isObject(value) || Object.keys(value).length === 0) return [at];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, at + pointerTo([name])));
}

/** The part of `properties` that `paths` name. A leaf that is not there is left out. */
export function select(properties: Properties, paths: readonly string[]): Properties {
  return selectDeclared(properties, paths, () => true);
}

/**
 * The part of `properties` that declared leaves name. A leaf that is an object, and not opaque, was declared as an
 * empty one, which says nothing about its contents: an empty object represents it.
 */
export function selectDeclared(
  properties: Properties,
  leaves: readonly string[],
  isOpaque: (name: string) => boolean,
): Properties {
  const selected: Properties = {};
  // Shorter leaves first, so that an empty object is not put over what others name in it.
  for (const path of [...leaves].sort()) {
    const value = valueAt(properties, path);
    const isEmpty = isObject(value) && !isOpaque(pathOf(path)[0] ?? "");
    if (value !== undefined) place(selected, pathOf(path), isEmpty ? {} : value);
  }
  return selected;
}

/** The value that a pointer names, or undefined. */
export function valueAt(properties: Properties, path: string): unknown {
  return pathOf(path).reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    properties,
  );
}

function place(target: Properties, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = Object.hasOwn(target, name) && isObject(target[name]) ? target[name] : {};
  target[name] = inner;
  place(inner, rest, value);
}

/** The declared leaves that outputs recorded; none where they record nothing. */
export function declaredPaths(recorded: Properties): string[] {
  const paths = recorded[DECLARED];
  return Array.isArray(paths) ? paths.filter((path) => typeof path === "string") : [];
}

/**
 * The inputs as recorded. Outputs of an object that was only looked up declare nothing, so every requested input
 * counts.
 */
export function recordedInputs(definition: Definition, recorded: Properties, inputs: Properties): Properties {
  const declared = declaredPaths(recorded);
  return select(recorded, declared.length > 0 ? declared : leafPaths(inputs, shapesOf(definition).isOpaque));
}
