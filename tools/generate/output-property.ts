import type { Property } from "../../src/provider/resources";
import { schemaType } from "./schema-type";

/** An output as programs see it: its TypeScript type, without `undefined`, and its description. */
export function outputProperty(property: Property, indent?: string): { type: string; description: string } {
  const [type, description] = [schemaType(property.schema, indent), property.description.trim()];
  if (!isAlwaysSet(property) || property.traits.secret !== true) return { type, description };
  // Programs pass a secret on, and other packages do not accept null.
  const note = "Undefined if this program neither created nor rotated it: after an adoption and from `get`.";
  return { type: type.replace(/ \| null$/, ""), description: `${description}\n${note}` };
}

/** True for an output that the class declares without `undefined`. */
export function isAlwaysSet({ isRequired, traits }: Property): boolean {
  return isRequired || traits.computed === true;
}
