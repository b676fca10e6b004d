import type { StackResource, StackState } from "../support/stack-state";

/**
 * The resource of a state with this name in the program.
 *
 * @throws Error with the names that there are
 */
export function resourceNamed({ deployment }: StackState, name: string): StackResource {
  const resources = deployment.resources ?? [];
  const found = resources.find(({ urn }) => urn.endsWith(`::${name}`));
  if (found === undefined) throw new Error(`state has no ${name}, only ${resources.map(({ urn }) => urn).join(", ")}`);
  return found;
}

/** Names of the resources that belong to this product, in the order of the state. */
export function declaredNames({ deployment }: StackState): string[] {
  return (deployment.resources ?? []).flatMap(({ type, urn }) =>
    type.includes("consentform") ? [urn.slice(urn.lastIndexOf("::") + 2)] : [],
  );
}
