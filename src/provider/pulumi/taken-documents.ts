/**
 * Documents of other resources in the inputs of a resource that takes them, such as a template's in a rollout. State
 * holds their digest: the resource that owns the document has its text, and its own difference shows what changes.
 */

import { digest, isObject, jsonEqual } from "@consentform/consent/values";
import { hasUnknown } from "../lifecycle";
import type { Properties, Property } from "../resources";
import { type Definition, inputProperties } from "../resources";
import { programName } from "../resources/program-name";
import type { SecretPath } from "./secret-paths";

/** The facts that decide whether a document leaves the inputs. */
export interface TakenScope {
  /** Places of secrets. A document with one stays: errors are searched for its text. */
  readonly secretPaths: readonly SecretPath[];
  /** True for a value that a preview does not know yet; a document with one stays. */
  isUnknown(value: unknown): boolean;
  /** True for an object that a resource of the program manages; another one's document is nowhere else in state. */
  isManaged(kind: string, id: unknown): boolean;
}

/** Checked inputs as state holds them. */
export function withTakenDigests(definition: Definition, inputs: Properties, scope: TakenScope): Properties {
  return replaced(definition, inputs, ({ name, traits }, document) => {
    const isSecret = scope.secretPaths.some(([first]) => first === programName(name));
    const isOwned = scope.isManaged(traits.takes?.kind ?? "", memberOf(inputs[name], "id"));
    if (isSecret || !isOwned || !isObject(document) || hasUnknown(document, scope.isUnknown)) return document;
    return digest(document);
  });
}

/**
 * Inputs without documents of which they have the digest: `ignoreChanges` makes the engine put back what state holds.
 */
export function withoutTakenDigests(definition: Definition, inputs: Properties): Properties {
  return replaced(definition, inputs, (_property, document) => (typeof document === "string" ? undefined : document));
}

/** Inputs that check works out of a document, as recorded, where the inputs have its recorded digest alone. */
export function heldInputs(definition: Definition, recorded: Properties, inputs: Properties): Properties {
  const properties = inputProperties(definition);
  const held = properties.filter((property) => {
    const { name } = property;
    const isDigest = documentsOf(property).some((member) => typeof memberOf(inputs[name], member) === "string");
    return isDigest && jsonEqual(inputs[name], recorded[name]);
  });
  if (held.length === 0) return {};
  const declared = properties.filter(({ traits }) => !traits.computed);
  const isSame = declared.every(({ name }) => jsonEqual(inputs[name], recorded[name]));
  const computed = properties.filter(({ traits }) => isSame && traits.computed).map(({ name }) => name);
  const names = held.flatMap(({ name, traits }) => [name, traits.digestOnly ?? name]);
  return pick(recorded, [...names, ...computed]);
}

function replaced(
  definition: Definition,
  inputs: Properties,
  replace: (property: Property, document: unknown) => unknown,
): Properties {
  const changed = inputProperties(definition).flatMap((property) => {
    const value = inputs[property.name];
    const members = documentsOf(property);
    if (members.length === 0 || !isObject(value)) return [];
    const entries = Object.entries(value).flatMap(([member, held]) => {
      const next = members.includes(member) ? replace(property, held) : held;
      return next === undefined ? [] : [[member, next] as const];
    });
    return [[property.name, Object.fromEntries(entries)] as const];
  });
  return changed.length === 0 ? inputs : { ...inputs, ...Object.fromEntries(changed) };
}

/** Members of a property that are documents of the resource that it takes: objects with any content. */
function documentsOf({ schema, traits }: Property): string[] {
  if (traits.takes === undefined) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, { properties, additionalProperties }]) =>
    properties === undefined && additionalProperties === true ? [name] : [],
  );
}

function memberOf(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function pick(properties: Properties, names: readonly string[]): Properties {
  return Object.fromEntries(names.flatMap((name) => (name in properties ? [[name, properties[name]]] : [])));
}
