import * as pulumi from "@pulumi/pulumi";

const references = new Map<string, pulumi.StackReference>();

/** The recorded outputs of a stack of this project, such as those of this program's own stack. */
export function stackOutputs(stack: string): pulumi.StackReference {
  const known = references.get(stack);
  if (known !== undefined) return known;
  const reference = new pulumi.StackReference(`${pulumi.getOrganization()}/${pulumi.getProject()}/${stack}`);
  references.set(stack, reference);
  return reference;
}

/** A recorded output as a plain value. */
export async function recordedOutput<Value>(stack: string, name: string): Promise<Value | undefined> {
  return (await stackOutputs(stack).getOutputDetails(name)).value as Value | undefined;
}
