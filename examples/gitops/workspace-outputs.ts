import * as pulumi from "@pulumi/pulumi";
import { refuseOlderRun } from "./run";

/** The identity of a template's revision. */
interface TemplateRevision {
  readonly id: string;
  readonly revision: number;
  readonly workspaceId: string;
}

/** The sites and the template that the stack `workspace` deployed. */
export function workspaceOutputs() {
  const workspace = new pulumi.StackReference(`${pulumi.getOrganization()}/${pulumi.getProject()}/workspace`);
  const output = <Value>(name: string) => workspace.getOutput(name) as pulumi.Output<Value | undefined>;
  const siteIds = output<Record<string, string>>("siteIds");
  return {
    /** Id of the site with this key in sites.csv. */
    siteId: (key: string): pulumi.Output<string> =>
      siteIds.apply((ids) => pulumi.output(ids?.[key] ?? notYetKnown<string>(`site "${key}"`))),
    /** The revision with the content of this commit: a newer run may have deployed another one since. */
    template: (): pulumi.Output<TemplateRevision> =>
      pulumi.all([output<TemplateRevision>("template"), output<number>("run")]).apply(([template, newest]) => {
        refuseOlderRun("workspace", newest);
        return pulumi.output(template ?? notYetKnown<TemplateRevision>("template"));
      }),
  };
}

/** A pull request may add what the stack does not have yet: its preview goes on without it. A deployment must not. */
function notYetKnown<Value>(what: string): pulumi.Output<Value> {
  if (pulumi.runtime.isDryRun()) return pulumi.output(pulumi.unknown as unknown as Value) as pulumi.Output<Value>;
  throw new pulumi.RunError(`The stack "workspace" has no ${what}. Deploy it first.`);
}
