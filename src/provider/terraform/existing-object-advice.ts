import { jsonEqual } from "@consentform/consent/values";
import type { ExistingObject } from "../lifecycle";
import type { Definition, Properties, Property } from "../resources";
import { keyProperties } from "./resource/object-key";
import { hasKey, resourceFields } from "./schema/resource-fields";
import { typeName } from "./schema/type-name";

/**
 * The advice if the object to create exists. An import is advised only where no resource of the state can have the
 * object: a provider cannot see what else is in state, and one object at two addresses is deleted with the first of
 * them.
 *
 * @param inputs what was to be created
 */
export function existingObjectAdvice(definition: Definition, existing: ExistingObject, inputs: Properties): string {
  const changed = changedSince(definition, existing, inputs);
  return changed.length > 0 ? otherObject(definition, existing.id, changed) : sameObject(definition, existing.id);
}

/** The properties of the key that changed in the object since its creation. */
function changedSince(definition: Definition, { answer }: ExistingObject, inputs: Properties): readonly Property[] {
  return keyProperties(definition).filter(({ name, isOnWire }) => {
    const now = isOnWire ? answer[name] : undefined;
    return now !== undefined && inputs[name] !== undefined && !jsonEqual(now, inputs[name]);
  });
}

function otherObject(definition: Definition, id: string, changed: readonly Property[]): string {
  const names = changed.map(({ name }) => attributeName(definition, name));
  return `${id} was created with the same values as this resource, but now has a different ${names.join(" and ")}. It is a different object, so do not import it here. Give this resource its own external_key or a different ${names.join(" or ")}. If you renamed or moved the resource that manages ${id}, add a \`moved\` block instead.`;
}

function sameObject(definition: Definition, id: string): string {
  const otherwise = hasKey(definition) ? ", or give this resource a different name or external_key" : "";
  return `To find the resource of this state that manages it, run \`terraform state list -id=${id}\`.

If the command prints an address, do not import the object. If you renamed or moved the resource, add a \`moved\` block. If the resource is being replaced, remove create_before_destroy${otherwise}.

If the command prints nothing, an interrupted run left the object, or another configuration manages it. To manage it here, import it:

  import {
    to = ${typeName(definition.kind)}.<name>
    id = ${JSON.stringify(id)}
  }${hasKey(definition) ? "\n\nOtherwise, give this resource a different external_key or name, or set the provider's argument owner to a different value." : ""}`;
}

function attributeName(definition: Definition, name: string): string {
  return resourceFields(definition).find(({ property }) => property?.name === name)?.attribute.name ?? name;
}
