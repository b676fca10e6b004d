import type { SchemaNode } from "@consentform/consent/contract";
import type { Definition } from "./definition";
import { inputProperties } from "./properties";

/** The JSON Schema of a kind's inputs, with references resolved. Its validator is generated. */
export function inputSchema(definition: Definition): SchemaNode {
  const properties = inputProperties(definition);
  return {
    type: "object",
    additionalProperties: false,
    required: properties.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    properties: Object.fromEntries(properties.map(({ name, schema }) => [name, schema])),
  };
}
