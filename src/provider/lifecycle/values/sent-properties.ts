import { type OperationId, operations } from "@consentform/consent/contract";
import { type Definition, inputProperties, type Properties, type Property, type Wire } from "../../resources";
import { isTime, serviceTime } from "../../resources/instant";
import { component } from "../../resources/schema";

/** The body of `operation` with these inputs, as the service spells them, without what is never sent. */
export function bodyOf(definition: Definition, operation: OperationId, inputs: Properties): Wire {
  const members = bodyMembers(operation);
  const sent = inputProperties(definition).filter(({ name, traits }) => members.has(name) && !traits.computed);
  return valuesOf(sent, inputs);
}

/** The values of these properties that are there, as the service spells them, without what is never sent. */
export function valuesOf(properties: readonly Property[], values: Properties): Wire {
  return Object.fromEntries(
    properties.flatMap(({ name, isOnWire, schema }) => {
      const value = values[name];
      return !isOnWire || value === undefined ? [] : [[name, isTime(schema) ? serviceTime(value) : value]];
    }),
  );
}

/** Names of the members that the body of `operation` has. */
export function bodyMembers(operation: OperationId): ReadonlySet<string> {
  const { requestSchema } = operations[operation];
  return new Set(requestSchema === null ? [] : Object.keys(component(requestSchema).properties ?? {}));
}

/** The members of `object` that the body of `operation` has. */
export function limitedTo(operation: OperationId, object: Wire): Wire {
  const members = bodyMembers(operation);
  return Object.fromEntries(Object.entries(object).filter(([name]) => members.has(name)));
}
