import { type Definition, inputProperties } from "../../resources";

/**
 * Finds the properties that are declared as a whole: documents and parts of them, properties recorded as a digest, and
 * those marked as opaque.
 */
export function opaqueIn(definition: Definition): (name: string) => boolean {
  const opaque = inputProperties(definition).filter(
    ({ schema, traits }) =>
      traits.digestOnly || traits.whole || schema["x-document"] === true || schema.additionalProperties === true,
  );
  const names = new Set(opaque.map(({ name }) => name));
  return (name) => names.has(name);
}
