import { listed } from "@consentform/consent/values";
import { identityOf, idOf } from "../../lifecycle";
import type { Definition } from "../../resources";
import type { DeepPartial, ResourceIdentityData } from "../protocol";
import { identityType } from "../schema/identity-schema";
import { decodeValue, encodeValue, UNKNOWN, type Value } from "../values";
import { type Attributes, attributeValue } from "./state";

/** The identity of the object that a state holds; undefined while its id is not known, and of nothing. */
export function identityData(
  definition: Definition,
  state: Attributes | null,
): DeepPartial<ResourceIdentityData> | undefined {
  const id = attributeValue(state, "id");
  if (id === null || id === UNKNOWN) return undefined;
  const types = identityType(definition);
  const members = Object.entries(identityOf(definition, String(id))).map(([name, text]): [string, Value] => [
    name,
    types[name] === "number" ? Number(text) : text,
  ]);
  return { identityData: encodeValue(["object", types], Object.fromEntries(members)) };
}

/** The import id of the object that an identity names; throws for one with a member missing. */
export function idFromIdentity(definition: Definition, { identityData: data }: ResourceIdentityData): string {
  const types = identityType(definition);
  const given = decodeValue(["object", types], data) as Attributes | null;
  const missing = Object.keys(types).filter((name) => attributeValue(given, name) === null);
  if (missing.length > 0) {
    const members = listed(Object.keys(types));
    throw new Error(
      `identity: ${listed(missing)} is missing. The identity of a ${definition.kind} has ${members}; set each of them.`,
    );
  }
  return idOf(definition, { ...given });
}
