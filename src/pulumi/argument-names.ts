import { type Definition, registry } from "../resources";

/** Properties that name another resource, by the argument in which programs pass it: `site` for `siteId`. */
const ARGUMENTS: ReadonlyMap<string, { argument: string; kind: string }> = new Map(
  Object.keys(registry).map((kind) => {
    const argument = kind.charAt(0).toLowerCase() + kind.slice(1);
    return [`${argument}Id`, { argument, kind }] as const;
  }),
);

const NAMES = new RegExp(`\\b(?:${[...ARGUMENTS.keys()].join("|")})\\b`, "g");

/** The argument that takes a resource or its id in place of a property, or null. */
export function referenceArgument(
  property: string,
  { kind: own }: Pick<Definition, "kind">,
): { argument: string; kind: string } | null {
  const found = ARGUMENTS.get(property);
  return found === undefined || found.kind === own ? null : found;
}

/** The text with arguments in place of the properties that programs do not name: `site` for `siteId`. */
export function withArgumentNames(definition: Pick<Definition, "kind">, text: string): string {
  return text.replaceAll(NAMES, (name) => referenceArgument(name, definition)?.argument ?? name);
}
