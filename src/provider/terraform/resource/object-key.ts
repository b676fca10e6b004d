import { createHash } from "node:crypto";
import { canonicalJson } from "@consentform/consent/values";
import type { Properties } from "../../resources";
import { type Definition, inputProperties, type Property } from "../../resources";
import { isTime, serviceTime } from "../../resources/instant";
import { programName } from "../../resources/program-name";
import { typeName } from "../schema/type-name";
import { hasUnknown, UNKNOWN, type Value } from "../values";

/** Properties that say what an object belongs to, as keys contain them: a replacement seldom changes them. */
const placeProperties = new Set(["name", "siteId", "environment"]);

/**
 * The key of an object, 40 hex digits, which it keeps as long as it lives. The first half is made of its type, the
 * provider's `owner`, its name and what it belongs to, so that an object and the one that replaces it have it in
 * common; the second of everything else that cannot be changed. A provider does not get the address of a resource.
 * UNKNOWN while any of these is. Names are hashed as releases up to 0.2.0 spelled them: other keys would replace the
 * objects that have them.
 */
export function objectKey(definition: Definition, owner: Value, inputs: Properties): string | typeof UNKNOWN {
  if (owner === UNKNOWN) return UNKNOWN;
  const parts = Object.fromEntries(
    keyProperties(definition).map(({ name, schema }) => {
      const value = inputs[name] ?? null;
      return [programName(name), isTime(schema) ? serviceTime(value) : value];
    }),
  );
  // Inputs hold nothing but what values hold.
  if (hasUnknown(parts as Value)) return UNKNOWN;
  const type = typeName(definition.kind);
  const place = Object.fromEntries(Object.entries(parts).filter(([name]) => placeProperties.has(name)));
  return halfOf({ type, owner, place }) + halfOf({ type, owner, parts });
}

/** The part of a key that an object has in common with the one that replaces it; all of a key that the user chose. */
export function keyLine(key: string): string {
  return /^[0-9a-f]{40}$/.test(key) ? key.slice(0, 20) : key;
}

/**
 * Name of the configuration, 16 hex digits; null without an `owner`, since a provider cannot see which configuration a
 * resource belongs to.
 */
export function stackOf(owner: Value): string | null {
  if (typeof owner !== "string" || owner === "") return null;
  return createHash("sha256").update(canonicalJson({ owner })).digest("hex").slice(0, 16);
}

function halfOf(content: object): string {
  return createHash("sha256").update(canonicalJson(content)).digest("hex").slice(0, 20);
}

/** The properties of a key, beside type and owner. */
export function keyProperties(definition: Definition): Property[] {
  return inputProperties(definition).filter(
    ({ name, traits }) => traits.replaces || name === "name" || isNameless(definition, name),
  );
}

/**
 * A kind without a name and without anything that cannot be changed is identified by its required texts: a webhook by
 * its address.
 */
function isNameless(definition: Definition, name: string): boolean {
  const properties = inputProperties(definition);
  const hasName = properties.some((property) => property.name === "name" || property.traits.replaces);
  return (
    !hasName &&
    properties.some((property) => property.name === name && property.isRequired && property.schema.type === "string")
  );
}
