import type { SchemaNode } from "../contract";
import type { Definition } from "./definition";
import { inputProperties } from "./properties";
import { mapValues, structure } from "./schema";
import type { Place } from "./text";

/**
 * A place with the names that the contract has in another spelling. What the user chose, such as keys of maps, stays.
 *
 * @param nameOf the other spelling of a name; `depth` 0 is a property itself
 */
export function spelledPlace(
  definition: Definition,
  place: Place,
  nameOf: (name: string, depth: number) => string,
): Place {
  const [first, ...rest] = place;
  const property = inputProperties(definition).find(({ name }) => name === first);
  if (property === undefined) return place;
  const spelled: (string | number)[] = [nameOf(property.name, 0)];
  let node: SchemaNode = property.schema;
  for (const step of rest) {
    const { properties, items, ...shape } = structure(node);
    const declared = typeof step === "string" ? properties?.[step] : items;
    spelled.push(typeof step === "string" && declared !== undefined ? nameOf(step, spelled.length) : step);
    node = declared ?? mapValues(shape) ?? {};
  }
  return spelled;
}
