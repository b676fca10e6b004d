import { type ExistingObject, fromWire, jsonEqual, type Properties } from "../lifecycle";
import type { Definition, Property } from "../resources";
import { keyProperties } from "./resource/object-key";
import { hasKey, resourceFields } from "./schema/resource-fields";
import { typeName } from "./schema/type-name";

/**
 * How to go on when the object to create exists. An import is advised only where no resource of the state can have the object: the
 * engine does not tell a provider what else is in state, and one object at two addresses is deleted with the first of them.
 *
 * @param inputs what was to be created
 */
export function existingObjectAdvice(definition: Definition, existing: ExistingObject, inputs: Properties): string {
  const changed = changedSince(definition, existing, inputs);
  return changed.length > 0 ? otherObject(definition, existing.id, changed) : sameObject(definition, existing.id);
}

/** What the key is made of and the object has changed since it was created. */
function changedSince(definition: Definition, { answer }: ExistingObject, inputs: Properties): readonly Property[] {
  return keyProperties(definition).filter(({ name, wireName, wireSchema }) => {
    const now = wireName === null ? undefined : answer[wireName];
    return now !== undefined && inputs[name] !== undefined && !jsonEqual(fromWire(wireSchema, now), inputs[name]);
  });
}

function otherObject(definition: Definition, id: string, changed: readonly Property[]): string {
  const names = changed.map(({ name }) => attributeName(definition, name));
  return `${id} was created with the values of this resource and now has another ${names.join(" and another ")}. It is another object: do not import it here. Set an external_key of your own for this resource, or change its ${names.join(" or ")}. If this resource is the renamed one, it only has another address: add a moved block.`;
}

function sameObject(definition: Definition, id: string): string {
  const otherwise = hasKey(definition) ? ", or set another name or external_key for this one" : "";
  return `\`terraform state list -id=${id}\` prints the address of the resource that manages it, if this state has one.

If it prints an address, do not import the object. If the resource only got another address, add a \`moved\` block; if it is being replaced, remove create_before_destroy${otherwise}.

If it prints nothing, an interrupted run may have left the object, or another configuration manages it. If it is yours, import it:

  import {
    to = ${typeName(definition.kind)}.<name>
    id = ${JSON.stringify(id)}
  }${hasKey(definition) ? "\n\nOtherwise set another external_key or name, or another owner for the provider." : ""}`;
}

function attributeName(definition: Definition, name: string): string {
  return resourceFields(definition).find(({ property }) => property?.name === name)?.attribute.name ?? name;
}
