import { type OperationId, operations } from "../../../consent/contract";
import { type Definition, inputProperties, type Property, type Wire } from "../../resources";
import { component } from "../../resources/schema";

/** The input properties that the body of `operation` has. */
export function sentProperties(definition: Definition, operation: OperationId): Property[] {
  const members = bodyMembers(operation);
  return inputProperties(definition).filter(
    ({ name, isOnWire, traits }) => isOnWire && members.has(name) && !traits.computed,
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
