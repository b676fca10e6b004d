import { referenceArgument } from "../../src/provider/pulumi/argument-names";
import type { Definition, Property } from "../../src/provider/resources";

/** An argument that takes a resource or its id, in place of the property that holds the id. */
export interface Reference {
  argument: string;
  kind: string;
  property: string;
}

/** `siteId` is taken as `site: Site | Input<string>`, and so for every property named after a kind. */
export function referenceOf({ name }: Property, definition: Definition): Reference | null {
  const reference = referenceArgument(name, definition);
  return reference === null ? null : { ...reference, property: name };
}
