import * as pulumi from "@pulumi/pulumi";
import { refuseOlderRun } from "./run";
import { recordedOutput } from "./stack-outputs";

/** The identity of a template's revision. */
interface TemplateRevision {
  readonly id: string;
  readonly revision: number;
  readonly workspaceId: string;
}

/** Ids by key of the sites that the stack `workspace` deployed. */
export async function deployedSites(): Promise<Readonly<Record<string, string>>> {
  return (await recordedOutput<Record<string, string>>("workspace", "siteIds")) ?? {};
}

/** Addresses by key of these sites. A deployment from before there were addresses named its resources by the keys. */
export async function deployedAddresses(): Promise<Readonly<Record<string, string>>> {
  const recorded = await recordedOutput<Record<string, string>>("workspace", "addresses");
  return recorded ?? Object.fromEntries(Object.keys(await deployedSites()).map((key) => [key, key]));
}

/** The revision with the content of this commit: a newer run may have deployed another one since. */
export async function deployedTemplate(): Promise<pulumi.Input<TemplateRevision>> {
  refuseOlderRun("workspace", await recordedOutput<number>("workspace", "run"));
  return (await recordedOutput<TemplateRevision>("workspace", "template")) ?? notYetKnown("template");
}

/** A pull request may add what the stack does not have yet: its preview goes on without it. A deployment must not. */
export function notYetKnown<Value>(what: string): pulumi.Output<Value> {
  if (pulumi.runtime.isDryRun()) return pulumi.output(pulumi.unknown as unknown as Value) as pulumi.Output<Value>;
  throw new pulumi.RunError(`The stack "workspace" has no ${what}. Deploy it first.`);
}
