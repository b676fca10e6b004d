import { type OperationId, operations } from "../contract";
import { type Definition, inputProperties, type Property } from "../resources";
import { component } from "../resources/schema";

/** The input properties that the body of `operation` has. */
export function sentProperties(definition: Definition, operation: OperationId): Property[] {
  const members = bodyMembers(operation);
  return inputProperties(definition).filter(
    ({ wireName, traits }) => wireName !== null && members.has(wireName) && !traits.computed,
  );
}

/** Names of the members that the body of `operation` has, in the spelling of the wire. */
export function bodyMembers(operation: OperationId): ReadonlySet<string> {
  const { requestSchema } = operations[operation];
  return new Set(requestSchema === null ? [] : Object.keys(component(requestSchema).properties ?? {}));
}
