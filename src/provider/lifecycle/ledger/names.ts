import { canonicalJson } from "@consentform/consent/values";
import { type Definition, inputProperties, type Properties } from "../../resources";
import { hasUnknown, type IsUnknown } from "../values/unknown";
import { type Claims, NOT_KNOWN, type WrittenContents } from "./claims";

/**
 * The name of the object with this id among claims. None for kinds whose resources neither change nor delete an object:
 * several of them can refer to one object, such as gates that pass with the same scan.
 */
export function claimById(definition: Definition, id: string): string[] {
  return isManaged(definition) ? [`${definition.kind} ${id}`] : [];
}

/**
 * The name of the existing object that creating a resource with these inputs would find. None for kinds whose creation
 * always makes a new object, and while a value is not known.
 */
export function claimByInputs(
  definition: Definition,
  inputs: Properties,
  isUnknown: IsUnknown = () => false,
): string[] {
  const foundBy = definition.foundBy ?? (definition.isSingleton ? ["site_id"] : []);
  const values = inputProperties(definition)
    .filter(({ name }) => foundBy.includes(name))
    .map(({ name, default: fallback }) => inputs[name] ?? fallback);
  const isKnown = values.every((value) => typeof value === "string" && !isUnknown(value));
  return foundBy.length > 0 && isKnown ? [foundName(definition.kind, values)] : [];
}

/** Names of the object with this id, if there is one, that a creation with these inputs would find. */
export function namesOf(
  definition: Definition,
  { id, inputs }: { readonly id: string | null; readonly inputs: Properties },
  isUnknown?: IsUnknown,
): string[] {
  return [...(id === null ? [] : claimById(definition, id)), ...claimByInputs(definition, inputs, isUnknown)];
}

/** True if a resource of the program manages the object, as far as these claims know. */
export function isClaimed(claims: Claims, definition: Definition, id: string): boolean {
  return claimById(definition, id).some((name) => claims.has(name));
}

/**
 * Names of the object that creating a resource with these inputs finds or adopts. Only for a creation: later, `adopt`
 * may name an object that the resource has replaced.
 */
export function claimByCreation(
  definition: Definition,
  inputs: Properties,
  isUnknown: IsUnknown = () => false,
): string[] {
  const { adopt } = inputs;
  // The others find their object without an id.
  const isById = !definition.isSingleton && !definition.isFoundByCreating;
  const isKnown = isById && typeof adopt === "string" && !isUnknown(adopt);
  return [...claimByInputs(definition, inputs, isUnknown), ...(isKnown ? claimById(definition, adopt) : [])];
}

/**
 * The objects of other kinds that a resource with these inputs writes, as far as they are known, and what it writes.
 */
export function writtenBy(
  definition: Definition,
  inputs: Properties,
  isUnknown: IsUnknown = () => false,
): WrittenContents {
  const written = definition.writes?.(inputs) ?? [];
  return new Map(
    written
      .filter(({ foundBy }) => foundBy.every((value) => typeof value === "string") && !hasUnknown(foundBy, isUnknown))
      .map(({ kind, foundBy, content }) => [
        foundName(kind, foundBy),
        { object: { kind, foundBy }, content: knownPart(content, isUnknown) },
      ]),
  );
}

function knownPart(value: unknown, isUnknown: IsUnknown): unknown {
  if (isUnknown(value)) return NOT_KNOWN;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((member) => knownPart(member, isUnknown));
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, knownPart(member, isUnknown)]));
}

/** Name of the object of this kind that is found by these values. */
export function foundName(kind: string, values: readonly unknown[]): string {
  return `${kind} by ${canonicalJson(values)}`;
}

/** True for kinds whose removal from a program changes something at the service. */
export function isDeleted({ operations, delete: own, isSingleton, isFoundByCreating }: Definition): boolean {
  return own !== undefined || operations.delete !== undefined || (isSingleton === true && !isFoundByCreating);
}

/** True for a kind whose update or removal changes an object. A kind with only its own `update` makes a new one. */
function isManaged({ operations, delete: remove }: Definition): boolean {
  return [operations.update, operations.delete, remove].some((verb) => verb !== undefined);
}
