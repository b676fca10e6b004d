import { createHash } from "node:crypto";
import * as pulumi from "@pulumi/pulumi";

/** Name of the one input that the user does not see. Pulumi hides what begins with two underscores. */
export const HIDDEN_INPUT = "__consentform";

/** Input of a resource whose site the program protects. Hidden like the other. */
export const SITE_PROTECTED = "__siteProtected";

/** What the provider must know of a resource and Pulumi does not tell it. Constant for the life of the resource. */
export interface HiddenInput {
  /** Kind in the registry, since one module serves all kinds. */
  kind: string;
  /** Name in the program when the resource was made, for warnings: no operation is told the resource's URN. */
  name: string;
  /** 40 hex digits: the object's own name (`external_key`, `managed_by`, `publish_key`), by which a lost one is found again. */
  key: string;
  /** 16 hex digits that name the stack; resources of earlier releases have none. */
  stack?: string;
}

/**
 * The hidden input of a resource. Its key is hashed from what identifies the resource to Pulumi. The parent's URN is taken as a
 * promise, not as an output: it makes no dependency edge.
 */
export function hiddenInput(
  kind: string,
  name: string,
  parent: pulumi.Resource | undefined,
  owner: string | undefined,
): pulumi.Output<HiddenInput> {
  const parentUrn = parent === undefined ? Promise.resolve("") : urnOf(parent);
  const stack = [organization(), pulumi.getProject(), pulumi.getStack(), owner ?? ""];
  return pulumi.output(
    parentUrn.then((urn) => ({
      ...{ kind, name, key: hiddenKey(kind, name, urn, owner ?? "") },
      stack: hashOf(stack).slice(0, 16),
    })),
  );
}

/** `promise()` of an output is internal to the SDK's types, and the only way to a value without a dependency on its resource. */
function urnOf(resource: pulumi.Resource): Promise<string> {
  return (resource.urn as unknown as { promise(): Promise<string> }).promise();
}

function hiddenKey(kind: string, name: string, parentUrn: string, owner: string): string {
  const parts = [organization(), pulumi.getProject(), pulumi.getStack(), parentUrn, kind, name, owner];
  return hashOf(parts).slice(0, 40);
}

function hashOf(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** The organisation, or what backends without organisations call theirs: unit tests under `setMocks` have none, and that throws. */
function organization(): string {
  try {
    return pulumi.getOrganization();
  } catch {
    return "organization";
  }
}
