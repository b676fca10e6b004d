import * as pulumi from "@pulumi/pulumi";

/** The place of a secret in the inputs: names of members, and positions in lists. */
export type SecretPath = readonly string[];

/** The SDK's members of an output that its types hide. */
export interface OpenedOutput {
  promise(): Promise<unknown>;
  isKnown: Promise<boolean>;
}

/**
 * The places of secrets in `properties`, or undefined if none is possible. A dynamic provider cannot see which values
 * are secrets, and Pulumi marks outputs as secret only under the names of secret inputs.
 */
export function secretPathsOf(properties: pulumi.Inputs): pulumi.Output<SecretPath[] | undefined> | undefined {
  if (!mayHoldSecret(properties)) return undefined;
  // Made of a promise, not of the values themselves: it makes no dependency, and is known in every preview.
  return pulumi.output(find(properties, []).then((paths) => (paths.length === 0 ? undefined : paths)));
}

/** Plain values have no secrets; most resources have nothing else. */
function mayHoldSecret(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (pulumi.Output.isInstance(value) || value instanceof Promise) return true;
  return !pulumi.Resource.isInstance(value) && Object.values(value).some(mayHoldSecret);
}

async function find(given: unknown, path: SecretPath): Promise<SecretPath[]> {
  const value = given instanceof Promise ? await given : given;
  if (pulumi.Output.isInstance(value)) {
    if (await pulumi.isSecret(value)) return [path];
    const { promise, isKnown } = value as unknown as OpenedOutput;
    return (await isKnown) ? find(await promise.call(value), path) : [];
  }
  if (typeof value !== "object" || value === null || pulumi.Resource.isInstance(value)) return [];
  const found = Object.entries(value).map(([name, member]) => find(member, [...path, name]));
  return (await Promise.all(found)).flat();
}
