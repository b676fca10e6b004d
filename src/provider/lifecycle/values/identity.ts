import { type OperationId, operations } from "@consentform/consent/contract";
import { type Definition, type Properties, ResourceError, type Wire } from "../../resources";

/** Members of an answer by which the service finds an object: `id`, `site_id`, `number`. */
export type Identity = Record<string, string>;

/** The id of an object: the definition's template filled from members of the answer. */
export function idOf({ kind, id: template = "{id}" }: Definition, answer: Wire): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, member: string) => {
    const value = answer[member];
    if (typeof value !== "string" && typeof value !== "number") {
      throw new ResourceError({
        message: `The response has no \`${member}\`, so the id of the ${kind} is unknown.`,
        advice: "Check that the endpoint is a consent service.",
      });
    }
    return String(value);
  });
}

/** Takes an id, or what a user gave as an import id, apart; throws when it does not have the form of the kind. */
export function identityOf(definition: Definition, id: string): Identity {
  const { names, pattern, template } = formOf(definition);
  const found = pattern.exec(id);
  if (found === null) {
    throw new ResourceError({
      message: `${JSON.stringify(id)} is not an id of a ${definition.kind}; expected the form ${template}.`,
      advice: "Correct the id.",
    });
  }
  return Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ""]));
}

/** Reports whether an id has the form of the kind. An object's own id, as a conflict names it, may have another. */
export function isIdOf(definition: Definition, id: string): boolean {
  return formOf(definition).pattern.test(id);
}

function formOf({ id: template = "{id}" }: Definition): { names: string[]; pattern: RegExp; template: string } {
  const names: string[] = [];
  const pattern = template.replaceAll(/\{(\w+)\}/g, (_, member: string) => {
    names.push(member);
    return "([^/]+)";
  });
  return { names, pattern: new RegExp(`^${pattern}$`), template };
}

/** Path parameters of an operation: `{id}` after `/sites/` is the site's, any other the object's own. */
export function pathParameters(operation: OperationId, identity: Identity): Record<string, string> {
  const { path, pathParameters: names } = operations[operation];
  const isInSite = path.startsWith("/sites/{id}") && identity.site_id !== undefined;
  return Object.fromEntries(names.map((name) => [name, identity[isInSite && name === "id" ? "site_id" : name] ?? ""]));
}

/** The site that a resource is or belongs to, from its properties or its id; null for kinds that belong to none. */
export function siteOf(definition: Definition, properties: Properties, id: string | null): string | null {
  if (typeof properties.site_id === "string") return properties.site_id;
  if (id === null) return null;
  const { read } = definition.operations;
  const isSite = read !== undefined && operations[read].path === "/sites/{id}";
  return isSite ? id : (identityOf(definition, id).site_id ?? null);
}

/** The known facts about an object: its id, the last answer, and its recorded and declared values. */
interface KnownObject {
  readonly id: string | null;
  readonly seen: Wire | null;
  readonly known: Properties;
}

/** Members by which the service finds an object; before it exists, only its site is known. */
export function membersOf(definition: Definition, { id, seen, known }: KnownObject): Identity {
  const ofKind = id !== null && isIdOf(definition, id) ? id : null;
  const site = siteOf(definition, known, ofKind);
  // Where the id is made of other members, the object's own id is known from its last answer.
  const ownId = seen?.id ?? known.id ?? (ofKind === null ? id : null);
  return {
    ...(typeof ownId === "string" && { id: ownId }),
    ...(site !== null && { site_id: site }),
    ...(ofKind !== null && identityOf(definition, ofKind)),
  };
}
