import { type Definition, registry, render, type Text } from "../resources";
import { programPlace } from "./spelling/translate";

/** Properties that name another resource, by the argument in which programs pass it: `site` for `siteId`. */
const argumentsByKind: ReadonlyMap<string, { argument: string; kind: string }> = new Map(
  Object.keys(registry).map((kind) => {
    const argument = kind.charAt(0).toLowerCase() + kind.slice(1);
    return [`${argument}Id`, { argument, kind }] as const;
  }),
);

/** The argument that takes a resource or its id in place of a property, or null. */
export function referenceArgument(
  property: string,
  { kind: own }: Pick<Definition, "kind">,
): { argument: string; kind: string } | null {
  const found = argumentsByKind.get(property);
  return found === undefined || found.kind === own ? null : found;
}

/**
 * The text as a program's author reads it: arguments in place of properties that programs do not name, `site` for
 * `siteId`.
 */
export function programText(definition: Definition, text: Text): string {
  return render(text, (place) => {
    const [property, ...rest] = programPlace(definition, place);
    if (typeof property !== "string") return place;
    return [referenceArgument(property, definition)?.argument ?? property, ...rest];
  });
}
