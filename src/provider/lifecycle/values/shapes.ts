import { pathOf, pointerTo } from "@consentform/consent/values";
import { type Definition, inputProperties, type Property } from "../../resources";
import { mapValues, structure } from "../../resources/schema";

/** How the properties of a kind are compared and sent. */
export interface Shapes {
  /**
   * True for a property that is declared as a whole: a document or a part of one, a property recorded as a digest, or
   * one that is marked as opaque.
   */
  isOpaque(name: string): boolean;
  /**
   * True for a map of objects. Its keys are the user's: each is an entry, which is added even when it is empty and
   * removed as a whole, while an empty object elsewhere declares nothing.
   */
  isKeyed(name: string): boolean;
}

const cache = new WeakMap<Definition, Shapes>();

/** The shapes of a kind's properties, derived once. */
export function shapesOf(definition: Definition): Shapes {
  const known = cache.get(definition);
  if (known !== undefined) return known;
  const properties = inputProperties(definition);
  const opaque = properties.filter(
    ({ schema, traits }) =>
      traits.digestOnly || traits.whole || schema["x-document"] === true || schema.additionalProperties === true,
  );
  const keyed = properties.filter(({ schema, traits }) => {
    const values = mapValues(structure(schema));
    return values !== undefined && structure(values).properties !== undefined && !traits.whole;
  });
  const shapes = { isOpaque: isAmong(opaque), isKeyed: isAmong(keyed) };
  cache.set(definition, shapes);
  return shapes;
}

function isAmong(properties: readonly Property[]): (name: string) => boolean {
  const names = new Set(properties.map(({ name }) => name));
  return (name) => names.has(name);
}

/** The leaves, and the entries of maps of objects that they are in. */
export function withEntries(leaves: readonly string[], isKeyed: (name: string) => boolean): string[] {
  const entries = leaves
    .filter((leaf) => isKeyed(pathOf(leaf)[0] ?? ""))
    .map((leaf) => pointerTo(pathOf(leaf).slice(0, 2)));
  return [...new Set([...leaves, ...entries])];
}

/** True for a pointer of two names, which is the depth of the entries of a map. */
export function isEntry(leaf: string): boolean {
  return pathOf(leaf).length === 2;
}
