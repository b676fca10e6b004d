import type { SchemaNode } from "@consentform/consent/contract";
import { pathOf, pointerTo } from "@consentform/consent/values";
import { type Definition, inputProperties } from "../../resources";
import { definedName } from "../../resources/program-name";
import { mapValues, structure } from "../../resources/schema";

/** A declared leaf as releases up to 0.2.0 stored it, with Pulumi's names, by the names of attributes. */
export function fromFormerPointer(definition: Definition, pointer: string): string {
  let at: SchemaNode = {
    properties: Object.fromEntries(inputProperties(definition).map(({ name, schema }) => [name, schema])),
  };
  const place = pathOf(pointer).map((step) => {
    const { properties, ...shape } = structure(at);
    const name = properties === undefined ? step : definedName(step);
    at = properties?.[name] ?? mapValues(shape) ?? {};
    return name;
  });
  return pointerTo(place);
}
