import { pathOf, pointerTo } from "../../../consent/values";
import { type Definition, inputProperties } from "../../resources";
import { mapValues, structure } from "../../resources/schema";

/**
 * Finds the properties that are maps of objects. Their keys are the user's: each is an entry, which is added even when
 * it is empty and removed as a whole, while an empty object elsewhere declares nothing.
 */
export function keyedIn(definition: Definition): (name: string) => boolean {
  const keyed = inputProperties(definition).filter(({ schema, traits }) => {
    const values = mapValues(structure(schema));
    return values !== undefined && structure(values).properties !== undefined && !traits.whole;
  });
  const names = new Set(keyed.map(({ name }) => name));
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
