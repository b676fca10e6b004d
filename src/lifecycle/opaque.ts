import { type Definition, inputProperties } from "../resources";

/** Tells the properties whose inside is nobody's business: documents and parts of them, and what is recorded as a digest. */
export function opaqueIn(definition: Definition): (name: string) => boolean {
  const opaque = inputProperties(definition).filter(
    ({ schema, traits }) => traits.digestOnly || schema["x-document"] === true || schema.additionalProperties === true,
  );
  const names = new Set(opaque.map(({ name }) => name));
  return (name) => names.has(name);
}
