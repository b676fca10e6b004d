import { isObject } from "@consentform/consent/values";
import type { Definition } from "../../resources";
import { objectType } from "../schema/attribute";
import { resourceFields } from "../schema/resource-fields";
import { parseJson, readValue } from "../values";
import type { Attributes } from "./state";

/**
 * A state that any release has stored, as this one reads it: attributes that do not exist any more are dropped, new
 * ones are null.
 *
 * @throws Error naming the path of what cannot be read as its type
 */
export function readStoredState(definition: Definition, json: Uint8Array): Attributes {
  const types = objectType(resourceFields(definition).map(({ attribute }) => attribute));
  const state = readValue(["object", types], parseJson(json));
  // An object type gives an object, or null for a state that says null.
  if (!isObject(state))
    throw new Error(
      "The stored state is null, but must be an object. Restore an earlier state, or remove the resource from the state and import it.",
    );
  return state as Attributes;
}
