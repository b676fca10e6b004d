import * as pulumi from "@pulumi/pulumi";

/** Looks up the ids that the stack `workspace` has given to the sites. */
export function siteIds(): (key: string) => pulumi.Output<string> {
  const workspace = new pulumi.StackReference(`${pulumi.getOrganization()}/${pulumi.getProject()}/workspace`);
  const ids = workspace.getOutput("siteIds") as pulumi.Output<Record<string, string> | undefined>;
  return (key) => ids.apply((known) => pulumi.output(known?.[key] ?? notYetKnown(key)));
}

/** A pull request may add a site: its preview goes on without the id. A deployment must not. */
function notYetKnown(key: string): pulumi.Output<string> {
  if (pulumi.runtime.isDryRun()) return pulumi.output(pulumi.unknown as unknown as string);
  throw new Error(`The stack "workspace" has no site "${key}". Deploy it first.`);
}
