import { type Definition, type Property, registry } from "../../src/resources";

/** An argument that takes a resource or its id, in place of the property that holds the id. */
export interface Reference {
  argument: string;
  kind: string;
  property: string;
}

/** `siteId` is taken as `site: Site | Input<string>`, and so for every property named after a kind. */
export function referenceOf({ name }: Property, definition: Definition): Reference | null {
  const kind = Object.keys(registry).find((candidate) => `${lowerFirst(candidate)}Id` === name);
  return kind === undefined || kind === definition.kind ? null : { argument: lowerFirst(kind), kind, property: name };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
