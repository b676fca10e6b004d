import * as pulumi from "@pulumi/pulumi";
import { type HiddenInput, hiddenInputOf } from "./recorded-inputs";

/**
 * The hidden input of a resource. Its key is hashed from what identifies the resource to Pulumi. The parent's URN is
 * taken as a promise, not as an output: it makes no dependency edge.
 */
export function hiddenInput(
  kind: string,
  name: string,
  parent: pulumi.Resource | undefined,
  owner: string | undefined,
): pulumi.Output<HiddenInput> {
  const parentUrn = parent === undefined ? Promise.resolve("") : urnOf(parent);
  const stack = { organization: organization(), project: pulumi.getProject(), stack: pulumi.getStack() };
  return pulumi.output(
    parentUrn.then((urn) => hiddenInputOf({ ...stack, parentUrn: urn, kind, name, owner: owner ?? "" })),
  );
}

/**
 * `promise()` of an output is internal to the SDK's types, and the only way to a value without a dependency on its
 * resource.
 */
function urnOf(resource: pulumi.Resource): Promise<string> {
  return (resource.urn as unknown as { promise(): Promise<string> }).promise();
}

/**
 * The organization, or what backends without organizations use instead: unit tests under `setMocks` have none, and that
 * throws.
 */
function organization(): string {
  try {
    return pulumi.getOrganization();
  } catch {
    return "organization";
  }
}
